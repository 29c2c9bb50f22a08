import type { ClientBase } from 'pg';
import { isoOf, trailRow } from '../log-rows.ts';
import { moved } from '../journal-rows.ts';
import type { Transfer } from '../planned-moves.ts';
import { transactionRow } from '../transaction-row.ts';
import { transferNumber } from '../ways-to-pay.ts';
import { atWork, dayMs } from '../work-time.ts';
import { writeTable } from '../write-rows.ts';
import type { ShopFacts } from './shop-facts.ts';

/** Money that came and names no order. */
interface PlannedMoney {
  /** days before the end of the history */
  readonly age: number;
  readonly transfer: Transfer;
  /** minor units */
  readonly amount: number;
  /** who sent it; null: the firm of one of the customers */
  readonly payer: string | null;
}

const planned: readonly PlannedMoney[] = [
  { age: 2, transfer: 'wire-transfer', amount: 184_250, payer: null },
  { age: 5, transfer: 'check', amount: 9_680, payer: 'North Platte Machine Co., no remittance advice' },
];

/** Checks and transfers that finance has recorded, and nobody knows yet what they are for. */
export async function addUnassignedMoney(client: ClientBase, facts: ShopFacts): Promise<void> {
  for (const one of planned) await addMoney(client, one, facts);
}

async function addMoney(client: ClientBase, one: PlannedMoney, facts: ShopFacts): Promise<void> {
  const { end, chance, staff, customers, trail } = facts;
  const at = atWork(end - (one.age + 1) * dayMs, 0, chance);
  const { rows } = await client.query<{ number: string }>(
    `select 'u-' || nextval('payments.unassigned_number') as number`,
  );
  const number = rows[0]!.number;
  const [id, entryId] = [chance.uuidAt(at), chance.uuidAt(at)];
  const reference = transferNumber(one.transfer, chance);
  const note = one.payer ?? chance.pickFrom(customers).firm.name;
  const { amount, transfer } = one;
  const status = 'processed-on-hold';
  const order = { number, plan: { way: 'prepaid', transfer } } as const;
  const held = { id, type: 'charge', status, amount, received: amount, reference, note, at } as const;
  const row = transactionRow(order, { ...held, idempotency_key: `receipt:${number}`, version: 4 });
  await writeTable(client, 'payments.transaction', [row]);
  const entry = { id: entryId, cause: `receipt:${id}`, kind: 'receipt', order_number: number, at: isoOf(at) };
  await writeTable(client, 'payments.journal_entry', [entry]);
  await writeTable(
    client,
    'payments.journal_posting',
    moved(amount, 'unmatched-receipts', 'bank').map(([account, part]) => ({
      id: chance.uuidAt(at),
      entry_id: entryId,
      account,
      order_number: number,
      amount: part,
      currency: 'USD',
    })),
  );
  const reason = `${amount} received, ${reference}, ${note}`;
  const change = { at, from: null, to: status, by: staff.finance, reason };
  trail.push(trailRow({ entity: 'order', number, field: 'payment transaction' }, change, chance));
}
