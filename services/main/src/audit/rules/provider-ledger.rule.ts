import type { AuditRule, Finding } from '../audit-rule.ts';
import type { ProviderRow } from '../provider-ledger.ts';

interface Row {
  readonly order_number: string;
  readonly type: string;
  readonly reference: string;
  readonly amount: string;
}
/** What the provider calls what our transactions are. */
const kinds: Readonly<Record<string, string>> = { capture: 'capture', refund: 'refund' };
const nameOf = (type: string, reference: string) => `${type} ${reference}`;

/** Both ways: neither side knows money that the other does not. */
export const providerLedger: AuditRule = {
  name: 'provider-ledger',
  says: 'Money that the provider took or gave back is our transaction of the same amount, and the other way round.',
  isDelayed: true,
  findDisagreements: async (database, ledger) => {
    if (ledger === null) return [];
    const { rows } = await database.query<Row>(
      `select order_number, type, reference, amount from payments.transaction
       where type in ('capture', 'refund') and status in ('instant', 'processed', 'lost', 'processed-on-hold')
         and service in ('stripe-payment-intent', 'paypal-express-checkout')`,
    );
    const ours = new Map(rows.map((row) => [nameOf(row.type, row.reference), row]));
    const theirs = new Map(
      ledger.filter(({ kind }) => kind in kinds).map((row) => [nameOf(row.kind, row.reference), row]),
    );
    return [
      ...[...theirs].flatMap(([name, row]) => difference(name, row, ours.get(name))),
      ...[...ours].flatMap(([name, { order_number: record, amount }]) =>
        theirs.has(name) ? [] : [{ record, detail: `${name} of ${amount} is unknown to the provider` }],
      ),
    ];
  },
};

function difference(name: string, { amount, order }: ProviderRow, known: Row | undefined): Finding[] {
  if (known && Number(known.amount) === Math.abs(amount)) return [];
  const record = known?.order_number ?? order ?? name;
  return [{ record, detail: `${name}: the provider says ${amount}, we ${known?.amount ?? 'nothing'}` }];
}
