import { headerStatusOf } from '@gantry/domain/statuses/header-status';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { orderStateOf } from '@gantry/domain/statuses/order-roll-up';
import type { AuditRule } from '../audit-rule.ts';

interface Row {
  readonly number: string;
  readonly state: string;
  readonly status: LineStatus;
  readonly held: boolean;
  readonly fraud: boolean;
  readonly invoiced: boolean;
  readonly lines: readonly { status: LineStatus; before: LineStatus[]; shipped: boolean }[];
}

/** Computed by the status book, as the order computes it. */
export const orderRollUp: AuditRule = {
  name: 'order-roll-up',
  says: 'State and label of an order follow from its lines.',
  findDisagreements: async (database) => {
    const { rows } = await database.query<Row>(
      `select o.number, o.state, o.status, o.held, o.fraud, o.invoiced_goods >= sum(l.shipped_amount) as invoiced,
         json_agg(json_build_object('status', l.status, 'before', l.before, 'shipped', l.quantity_shipped > 0)
                  order by l.line_number) as lines
       from sales."order" o join sales.order_line l on l.order_id = o.id group by o.id`,
    );
    return rows.flatMap(({ number, state, status, held, fraud, invoiced, lines }) => {
      const computed = [orderStateOf(lines, { held, fraud, invoiced }), headerStatusOf(lines)].join(', ');
      const written = [state, status].join(', ');
      return computed === written
        ? []
        : [{ record: number, detail: `${written}, but its lines say ${computed}` }];
    });
  },
};
