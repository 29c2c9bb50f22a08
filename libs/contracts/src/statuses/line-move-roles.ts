import type { Role } from '../roles.ts';
import { moveRows, type Mover } from './line-move-table.ts';
import type { LineStatus } from './moves.ts';
import { linePrevious } from './status-book.ts';

const movers = new Map<string, Set<Mover>>();
for (const { from, to, who } of moveRows) {
  for (const start of from) for (const end of to) addMovers(start, end, who);
}

function addMovers(from: string, to: string, who: readonly Mover[]): void {
  const key = `${from}>${to}`;
  const known = movers.get(key) ?? new Set<Mover>();
  for (const mover of who) known.add(mover);
  movers.set(key, known);
}

/**
 * Who may make a move of the line's status book (domain B4). A move back to the stored status before an
 * interruption is looked up as such. `admin` may make every move; a move outside the book belongs to nobody.
 */
export function lineMoveRoles(from: LineStatus, to: LineStatus): readonly Mover[] {
  const direct = movers.get(`${from}>${to}`) ?? (returnsTo(from, to) ? movers.get(`${from}>~`) : undefined);
  return direct ? [...new Set<Mover>([...direct, 'admin'])] : [];
}

function returnsTo(from: LineStatus, to: LineStatus): boolean {
  const previous = (linePrevious as Record<string, readonly string[]>)[from];
  return previous?.includes(to) ?? false;
}

/** Whether a signed-in person of this role may make the move. */
export const mayMoveLine = (role: Role | 'system', from: LineStatus, to: LineStatus): boolean =>
  lineMoveRoles(from, to).includes(role);

const explained: ReadonlySet<LineStatus> = new Set([
  'declined',
  'on-hold',
  'backordered',
  'cancelled-black-list',
  'cleared',
  'unbound',
  'deleted',
]);

/**
 * Whether the person who moves a line must say why (domain B4): refusals, holds, delays and everything that takes
 * a line out of sight, and turning down a request for cancellation or return.
 */
export function lineMoveNeedsReason(from: LineStatus, to: LineStatus): boolean {
  if (explained.has(to)) return true;
  const isRequest =
    from === 'cancellation-requested' || from === 'rma-requested' || from === 'rma-return-received';
  return isRequest && returnsTo(from, to);
}
