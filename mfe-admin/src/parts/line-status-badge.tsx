import { lineStatuses, type LineStatus } from '@gantry/contracts/statuses/line-statuses';
import { StatusBadge } from '@gantry/ui';

/** A status as the specification spells it: staff work with the labels themselves, in every language. */
export function LineStatusBadge({ status }: { readonly status: LineStatus }) {
  const { staff, customer } = lineStatuses[status];
  return <StatusBadge tone={(staff ?? customer).tone}>{status}</StatusBadge>;
}
