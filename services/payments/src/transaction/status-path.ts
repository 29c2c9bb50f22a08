import { transactionStatuses, type TransactionStatus } from '@gantry/domain/statuses/transaction-statuses';

/**
 * The transitions that lead from one status to another by the status book, the fewest there are: a provider tells where a
 * payment stands, not by which steps it came there. Empty where it stands there already; null where no way leads there.
 */
export function pathBetween(from: TransactionStatus, to: TransactionStatus): TransactionStatus[] | null {
  if (from === to) return [];
  const ways: TransactionStatus[][] = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const next = transactionStatuses[way.at(-1) ?? from].next as readonly TransactionStatus[];
    for (const status of next.filter((one) => !seen.has(one))) {
      if (status === to) return [...way.slice(1), status];
      seen.add(status);
      ways.push([...way, status]);
    }
  }
  return null;
}
