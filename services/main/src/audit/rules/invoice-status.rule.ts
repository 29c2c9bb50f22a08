import { invoiceStatusOf } from '@gantry/domain/statuses/invoice-statuses';
import type { AuditRule } from '../audit-rule.ts';

interface Row {
  readonly number: string;
  readonly status: string;
  readonly amount: string;
  readonly credited: string;
  readonly paid: string;
  readonly refunded: string;
}

/** Computed as the invoice computes it; one that was canceled stays so. */
export const invoiceStatus: AuditRule = {
  name: 'invoice-status',
  says: 'The status of an invoice follows from what settles it.',
  findDisagreements: async (database) => {
    const { rows } = await database.query<Row>(
      `select number, status, amount, credited, paid, refunded from sales.invoice
       where status not in ('canceled', 'unknown')`,
    );
    return rows.flatMap(({ number, status, amount, credited, paid, refunded }) => {
      const computed = invoiceStatusOf({
        amount: Number(amount),
        credited: Number(credited),
        paid: Number(paid),
        refunded: Number(refunded),
      });
      return computed === status
        ? []
        : [{ record: number, detail: `${status}, but what settles it says ${computed}` }];
    });
  },
};
