import type { OrderBooks } from '../order-books.ts';
import type { DisputePlan } from './plan-dispute.ts';

/** What happens in a dispute, and when. */
export function disputeHappenings(
  { openedAt, end }: DisputePlan,
  books: OrderBooks,
): { readonly at: number; readonly happen: () => void }[] {
  const happenings = [{ at: openedAt, happen: () => openDispute(openedAt, books) }];
  if (!end) return happenings;
  happenings.push({ at: end.at, happen: () => endDispute(end, books) });
  const { writtenOffAt: at } = end;
  if (at !== null) happenings.push({ at, happen: () => writeOffDebt(at, books) });
  return happenings;
}

function openDispute(at: number, { log, payment }: OrderBooks): void {
  payment.online?.openDispute(at);
  log.changeMoney(at, { disputed: true });
}

/** The money is back, or the order owes it again. */
function endDispute(
  { at, isWon }: { readonly at: number; readonly isWon: boolean },
  { log, payment, invoice }: OrderBooks,
): void {
  payment.online?.endDispute(at, isWon);
  log.changeMoney(at, isWon ? { disputed: false } : { disputed: false, captured: 0, attempt: 'broken' });
  invoice.follow(at, log.money);
}

/** What is owed again is given up: the order is settled. */
function writeOffDebt(at: number, { log, payment, invoice }: OrderBooks): void {
  const { due } = log;
  payment.writeOffDebt(at, due, 'not worth a collection');
  log.changeMoney(at, { captured: due });
  invoice.follow(at, log.money);
}
