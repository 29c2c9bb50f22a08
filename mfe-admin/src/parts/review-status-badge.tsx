import type { ReviewStatus } from '@gantry/domain/statuses/review-statuses';
import { StatusBadge, type Tone } from '@gantry/ui';

const tones: Readonly<Record<ReviewStatus, Tone>> = {
  new: 'waiting',
  'pending-review': 'ask',
  approved: 'good',
  declined: 'bad',
  deleted: 'neutral',
};

/** A review's status as the status book spells it, in every language. */
export function ReviewStatusBadge({ status }: { readonly status: ReviewStatus }) {
  return <StatusBadge tone={tones[status]}>{status}</StatusBadge>;
}
