import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { lineTone } from '@gantry/domain/statuses/wording';
import { StatusBadge } from '@gantry/ui';

/** A status as the specification spells it: staff work with the labels themselves, in every language. */
export function LineStatusBadge({ status }: { readonly status: LineStatus }) {
  return <StatusBadge tone={lineTone(status, 'staff')}>{status}</StatusBadge>;
}
