import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { lineMoveNeedsReason } from '@gantry/contracts/statuses/line-move-roles';
import type { LineStatus } from '@gantry/contracts/statuses/moves';

/** Where all the chosen lines may go together; nowhere when none is chosen. */
export function sharedMoves(moves: AdminOrder['moves'], lineIds: readonly string[]): LineStatus[] {
  const [first, ...rest] = lineIds.map((id) => moves[id] ?? []);
  return (first ?? []).filter((to) => rest.every((others) => others.includes(to)));
}

/** Whether the status book wants a reason for this move of any of the chosen lines. */
export function needsReason(order: AdminOrder, lineIds: readonly string[], to: LineStatus): boolean {
  const isChosen = ({ lineId }: AdminOrder['lines'][number]) => lineIds.includes(lineId);
  const passesGate = to === 'confirmed' && order.gate !== null;
  return passesGate || order.lines.some((line) => isChosen(line) && lineMoveNeedsReason(line.status, to));
}
