import { isoOf } from './log-rows.ts';
import type { OrderFacts } from './order-facts.ts';
import type { Rows } from './write-rows.ts';

/** A balanced entry of the journal: debits are positive, credits negative; minor units. */
interface EntryOf {
  readonly at: number;
  readonly kind: string;
  /** the invoice's number, or the transaction's id */
  readonly of: string;
  readonly postings: readonly (readonly [account: string, amount: number])[];
}

export function addEntry(
  rows: Rows,
  { number, chance }: OrderFacts,
  { at, kind, of, postings }: EntryOf,
): void {
  const id = chance.uuidAt(at);
  rows['payments.journal_entry'].push({
    id,
    cause: `${kind}:${of}`,
    kind,
    order_number: number,
    at: isoOf(at),
  });
  for (const [account, amount] of postings)
    if (amount !== 0)
      rows['payments.journal_posting'].push({
        id: chance.uuidAt(at),
        entry_id: id,
        account,
        order_number: number,
        amount,
        currency: 'USD',
      });
}

/** Moves an amount from one account to another. */
export const moved = (amount: number, from: string, to: string) =>
  [
    [to, amount],
    [from, -amount],
  ] as const;
