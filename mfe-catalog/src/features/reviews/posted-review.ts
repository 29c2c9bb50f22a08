import type { ReviewEntry } from '@gantry/contracts/schemas/review';
import { postedText } from '@gantry/forms/posted';

/** The form's values as far as they have been entered. */
export type ReviewValues = { readonly [Name in keyof ReviewEntry]?: ReviewEntry[Name] | string };

/** The values of a review that was posted without scripts. */
export function postedReview(form: FormData): ReviewValues {
  const rating = postedText(form, 'rating');
  return {
    ...(rating ? { rating } : {}),
    title: postedText(form, 'title'),
    body: postedText(form, 'body'),
    displayName: postedText(form, 'displayName'),
  };
}

/** Which review a posted form changes, and from which version; null for a new one. */
export function postedChange(form: FormData): { readonly id: string; readonly version: number } | null {
  const id = postedText(form, 'review');
  return id ? { id, version: Number(postedText(form, 'version')) } : null;
}
