import type { ReconciliationDifference } from '@gantry/contracts/schemas/reconciliation';
import type { LedgerRow } from '../provider/payment-provider.ts';

/** Money we hold for moved: a capture, a refund, or a dispute. */
export interface OwnRow {
  readonly type: 'capture' | 'refund' | 'chargeback';
  readonly reference: string | null;
  /** the provider's name of its payment */
  readonly payment: string | null;
  readonly orderNumber: string;
  /** minor units, positive */
  readonly amount: number;
  /** its money moved on the day that is compared */
  readonly isOfDay: boolean;
}

const types = { capture: 'capture', refund: 'refund', dispute: 'chargeback' } as const;
type Compared = keyof typeof types;
const isCompared = (kind: LedgerRow['kind']): kind is Compared => kind in types;

/**
 * Every difference between a day of the provider's ledger and what we hold for moved.
 * @param own rows of that day, and all rows of the payments the ledger names: a row may be entered on another day here
 */
export function compareLedgers(
  ledger: readonly LedgerRow[],
  own: readonly OwnRow[],
): ReconciliationDifference[] {
  const pool = [...own];
  const differences: ReconciliationDifference[] = [];
  for (const row of ledger) {
    const { kind } = row;
    if (!isCompared(kind)) continue;
    const difference = matchRow({ ...row, kind }, pool);
    if (difference) differences.push(difference);
  }
  const left = pool.filter(({ isOfDay }) => isOfDay);
  return [...differences, ...left.map(missingThere)];
}

function matchRow(row: LedgerRow & { kind: Compared }, pool: OwnRow[]): ReconciliationDifference | null {
  const theirs = Math.abs(row.amount);
  const isSame = (own: OwnRow) => own.reference !== null && own.reference === row.reference;
  const candidates = pool.filter(
    (own) =>
      own.type === types[row.kind] && (isSame(own) || (row.payment !== null && own.payment === row.payment)),
  );
  // money of a refund that bounced, or of a dispute that was won: its own row is of the day it left
  const comesBack = row.kind !== 'capture' && row.amount > 0;
  const found =
    candidates.find((own) => isSame(own) && own.amount === theirs) ??
    (row.kind === 'capture' ? candidates.find(({ amount }) => amount === theirs) : undefined) ??
    candidates.find(isSame);
  if (found && !comesBack) pool.splice(pool.indexOf(found), 1);
  if (found?.amount === theirs || (comesBack && found)) return null;
  return {
    kind: found ? 'other-amount' : 'missing-here',
    what: row.kind,
    reference: row.reference,
    payment: row.payment,
    orderNumber: found?.orderNumber ?? candidates[0]?.orderNumber ?? null,
    theirs,
    ours: found?.amount ?? null,
  };
}

const kinds = { capture: 'capture', refund: 'refund', chargeback: 'dispute' } as const;

const missingThere = ({
  type,
  reference,
  payment,
  orderNumber,
  amount,
}: OwnRow): ReconciliationDifference => ({
  kind: 'missing-there',
  what: kinds[type],
  reference: reference ?? '',
  payment,
  orderNumber,
  theirs: null,
  ours: amount,
});
