import type { ReviewStatus } from '@gantry/domain/statuses/review-statuses';
import { StatusBadge, type Tone } from '@gantry/ui';
import { useStatusLabels } from './status-labels.ts';

const tones: Readonly<Record<ReviewStatus, Tone>> = {
  new: 'waiting',
  'pending-review': 'ask',
  approved: 'good',
  declined: 'bad',
  deleted: 'neutral',
};

/** A review's status. */
export function ReviewStatusBadge({ status }: { readonly status: ReviewStatus }) {
  const { labelOf } = useStatusLabels();
  return <StatusBadge tone={tones[status]}>{labelOf('review-status', status)}</StatusBadge>;
}
