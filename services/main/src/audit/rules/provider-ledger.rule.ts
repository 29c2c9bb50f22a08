import { compareLedgers, type OwnRow } from '@gantry/service-payments/ledger';
import type { AuditRule } from '../audit-rule.ts';

interface Row extends Omit<OwnRow, 'amount'> {
  /** numbers of the database's large types come as texts */
  readonly amount: string;
}

/**
 * Money of ours that moved at a provider; `isOfDay` where the provider was asked about its time. The money of a dispute leaves as
 * it is opened, whatever comes of it.
 */
const ownSql = `select t.type, t.reference, parent.reference as payment, t.order_number as "orderNumber", t.amount,
  t.created_at >= $1 as "isOfDay"
from payments.transaction t left join payments.transaction parent on parent.id = t.parent_id
where (t.type in ('capture', 'refund') and t.status in ('instant', 'processed', 'lost', 'processed-on-hold')
  or t.type = 'chargeback' and t.status in ('running', 'lost', 'terminated'))
  and t.service in ('stripe-payment-intent', 'paypal-express-checkout')
order by t.created_at, t.id`;

/** Both ways, as the daily report compares: neither side knows money that the other does not. */
export const providerLedger: AuditRule = {
  name: 'provider-ledger',
  says: 'Money that the provider took or gave back is our transaction of the same amount, and the other way round.',
  isDelayed: true,
  findDisagreements: async (database, ledger) => {
    if (ledger === null) return [];
    const { rows } = await database.query<Row>(ownSql, [ledger.since]);
    const own = rows.map((row) => ({ ...row, amount: Number(row.amount) }));
    return compareLedgers(ledger.rows, own).map(
      ({ what, reference, payment, orderNumber, theirs, ours }) => ({
        record: orderNumber ?? payment ?? reference,
        detail: `${what} ${reference}: the provider says ${theirs ?? 'nothing'}, we ${ours ?? 'nothing'}`,
      }),
    );
  },
};
