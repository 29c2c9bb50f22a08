import type { AdminOrder } from '@gantry/contracts/schemas/order';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';

type Blocker = AdminOrder['transitions'][string][number]['blockers'][number];

/** Why no line of an order goes to a status; each has its words at `admin.bulk.orders.<reason>`. */
export type Hindrance = 'BLOCKED' | 'NO_LINE' | 'NEEDS_REASON' | 'NEEDS_MORE';

/** The lines of an order that go to a status together, or why none does. */
export type MovableLines =
  | { readonly lineIds: readonly string[]; readonly hindrance?: undefined }
  | { readonly hindrance: Hindrance; readonly blockers: readonly Blocker[] };

/**
 * Which lines of an order go to a status, as the server offers it of each. Lines that cannot be asked to go there stay
 * as they are; those that can go together or not at all, as where somebody chooses them in the record.
 * @param hasReason whether a reason was written, for transitions that need one
 */
export function movableLines(
  { lines, transitions }: Pick<AdminOrder, 'lines' | 'transitions'>,
  to: LineStatus,
  hasReason: boolean,
): MovableLines {
  const offered = lines.flatMap(({ lineId }) =>
    (transitions[lineId] ?? []).filter((one) => one.to === to).map((one) => ({ lineId, ...one })),
  );
  const blockers = [...new Set(offered.flatMap((one) => one.blockers))];
  const needs = new Set(offered.flatMap((one) => one.needs));
  if (offered.length === 0) return { hindrance: 'NO_LINE', blockers };
  if (blockers.length > 0) return { hindrance: 'BLOCKED', blockers };
  if (needs.has('promise')) return { hindrance: 'NEEDS_MORE', blockers };
  if (needs.has('reason') && !hasReason) return { hindrance: 'NEEDS_REASON', blockers };
  return { lineIds: offered.map(({ lineId }) => lineId) };
}
