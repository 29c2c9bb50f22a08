import type { LineStatus } from '@gantry/contracts/statuses/moves';
import { StatusBadge } from '@gantry/ui';
import { toneOf } from './status-tone.ts';

/** A status as the specification spells it: staff work with the labels themselves, in every language. */
export function LineStatusBadge({ status }: { readonly status: LineStatus }) {
  return <StatusBadge tone={toneOf(status)}>{status}</StatusBadge>;
}
