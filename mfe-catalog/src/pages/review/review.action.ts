import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { reviewPath } from '@gantry/contracts/addresses/catalog';
import { reviewEntrySchema, type ReviewEntry } from '@gantry/contracts/schemas/review';
import type { Refusal } from '@gantry/forms/form';
import { postedText, sendPosted, type Posted } from '@gantry/forms/posted';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { deleteIntent, deleteProblem, type PostedDelete } from '../../features/reviews/posted-delete.ts';
import { postedChange, postedReview, type ReviewValues } from '../../features/reviews/posted-review.ts';
import { reviewRefusal } from '../../features/reviews/review-refusal.ts';
import { reviewsApi } from '../../api/reviews.endpoints.ts';

const { catalogWriteReview, catalogChangeReview, catalogDeleteReview } = reviewsApi.endpoints;

/** Takes the page's forms where no script sends them; what went through leads on, so that a reload repeats nothing. */
export async function action(
  args: ActionFunctionArgs,
): Promise<Posted<ReviewValues> | PostedDelete | Response> {
  const form = await args.request.formData();
  return form.get('intent') === deleteIntent ? deleteReview(form, args) : sendReview(form, args);
}

async function deleteReview(
  form: FormData,
  { params, context }: ActionFunctionArgs,
): Promise<PostedDelete | Response> {
  const call = catalogDeleteReview.initiate({ params: { id: postedText(form, 'review') } });
  const { failed } = await sendCall(context.get(storeContext), call);
  if (failed) return { intent: deleteIntent, problem: deleteProblem(failed.failure) };
  return redirect(reviewPath(params.uri ?? '', 'deleted'), 303);
}

async function sendReview(
  form: FormData,
  { params, context }: ActionFunctionArgs,
): Promise<Posted<ReviewValues> | Response> {
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
    const { failed } = await sendCall(store, callFor(body));
    return failed && reviewRefusal(failed.failure);
  };
  const answer = await sendPosted(reviewEntrySchema, postedReview(form) as ReviewEntry, send);
  return (answer as Posted<ReviewValues> | null) ?? redirect(reviewPath(uri, 'sent'), 303);
}
