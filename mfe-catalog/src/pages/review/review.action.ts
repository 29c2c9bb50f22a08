import { failureOf, storeContext, withKey } from '@gantry/api-client';
import { reviewEntrySchema, type ReviewEntry } from '@gantry/contracts/schemas/review';
import type { Refusal } from '@gantry/forms/form';
import { postedText, sendPosted, type Posted } from '@gantry/forms/posted';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { postedChange, postedReview, type ReviewValues } from '../../features/reviews/posted-review.ts';
import { reviewRefusal } from '../../features/reviews/review-refusal.ts';
import { reviewsApi } from '../../features/reviews/reviews.endpoints.ts';
import { reviewPath } from '../../urls.ts';

const { catalogWriteReview, catalogChangeReview } = reviewsApi.endpoints;

/** Takes the form where no script sends it; what went through leads on, so that a reload repeats nothing. */
export async function reviewAction({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<Posted<ReviewValues> | Response> {
  const form = await request.formData();
  const store = context.get(storeContext);
  const uri = params.uri ?? '';
  const key = postedText(form, 'key');
  const change = postedChange(form);
  const callFor = (body: ReviewEntry) =>
    change
      ? catalogChangeReview.initiate(
          withKey({ params: { id: change.id }, body: { ...body, version: change.version } }, key),
        )
      : catalogWriteReview.initiate(withKey({ params: { uri }, body }, key));
  const send = async (body: ReviewEntry): Promise<Refusal | undefined> => {
    try {
      await (store.dispatch(callFor(body) as never) as unknown as { unwrap(): Promise<unknown> }).unwrap();
      return undefined;
    } catch (error) {
      return reviewRefusal(failureOf(error));
    }
  };
  const answer = await sendPosted(reviewEntrySchema, postedReview(form) as ReviewEntry, send);
  return (answer as Posted<ReviewValues> | null) ?? redirect(reviewPath(uri, 'sent'), 303);
}
