import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CompanyBuyers } from '@gantry/contracts/schemas/company-buyer';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import type { Period } from '../invoice/statement.ts';
import { buyersOf, maxBuyers } from '../shared/company-buyers.ts';

/** Whose orders of which days are counted. */
export interface SpendScope extends Period {
  readonly companyId: string;
  readonly accountNumber: string | null;
  readonly costCenterId: string | null;
}
/** What a person, a month, a product, or a cost center comes to; all of them null: everything. */
export interface SpendGroup {
  readonly accountNumber: string | null;
  readonly month: string | null;
  readonly sku: string | null;
  readonly costCenterId: string | null;
  /** code and name of what it was booked on, as they were last; null for nothing */
  readonly costCenter: string | null;
  /** which of them the group is of */
  readonly by: 'person' | 'month' | 'product' | 'cost-center' | 'all';
  /** minor units */
  readonly amount: number;
  readonly orders: number;
}
/** A line as the file of it has it. */
export interface SpendLine {
  readonly number: string;
  readonly day: string;
  readonly buyer: string;
  readonly poNumber: string | null;
  readonly costCenter: string | null;
  readonly lineNumber: number;
  readonly sku: string;
  readonly partNumber: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitOfMeasure: string;
  readonly unitPrice: number;
  readonly amount: number;
  /** a promotion gave it */
  readonly isGift: boolean;
}

/** Amounts come as text: PostgreSQL's bigint is wider than a number. */
type SpendRow = Omit<SpendLine, 'amount' | 'unitPrice'> & Readonly<Record<'amount' | 'unitPrice', string>>;

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
const shown = quoted(labelsOf(lineStatuses).filter(isShownToCustomer));
/** Units that were ordered and neither canceled nor returned. */
const units = '(l.quantity - l.quantity_cancelled - l.quantity_returned)';
/** Each line is rounded by itself, so that whatever lines are added up by comes to the same. */
const amount = `round(l.total::numeric * ${units} / l.quantity)::bigint`;
const lines = `from sales."order" o join sales.order_line l on l.order_id = o.id
  where o.company_id = ?::uuid and (?::text is null or o.account_number = ?)
    and (?::uuid is null or o.cost_center_id = ?::uuid)
    and o.placed_at >= ?::date::timestamp at time zone 'UTC'
    and o.placed_at < (?::date + 1)::timestamp at time zone 'UTC'
    and o.status in (${shown}) and l.status in (${shown}) and ${units} > 0`;
const parameters = ({ companyId, accountNumber, costCenterId, from, to }: SpendScope) => [
  companyId,
  accountNumber,
  accountNumber,
  costCenterId,
  costCenterId,
  from,
  to,
];

/** What companies have ordered, added up. */
@Injectable()
export class SpendRepository {
  constructor(private readonly em: EntityManager) {}

  /** Everything, and by person, month, product and cost center, in one walk over the lines. */
  async addUp(scope: SpendScope): Promise<readonly SpendGroup[]> {
    const rows = await this.em.execute<(SpendGroup & { amount: string })[]>(
      `with line as materialized (
         select o.id, o.account_number, to_char(o.placed_at at time zone 'UTC', 'YYYY-MM') as month, l.sku,
           o.cost_center_id, o.cost_center, o.placed_at,
           ${amount} as amount
         ${lines}
       )
       select account_number as "accountNumber", month, sku, cost_center_id as "costCenterId",
         (array_agg(cost_center order by placed_at desc))[1] as "costCenter",
         case grouping(account_number, month, sku, cost_center_id)
           when 7 then 'person' when 11 then 'month' when 13 then 'product' when 14 then 'cost-center' else 'all' end as by,
         coalesce(sum(amount), 0) as amount, count(distinct id)::int as orders
       from line group by grouping sets ((account_number), (month), (sku), (cost_center_id), ())`,
      parameters(scope),
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }

  /** Everybody who has ever ordered in the company's name. */
  findBuyers(companyId: string): Promise<CompanyBuyers> {
    return this.em.execute(buyersOf('sales."order"', 'placed_at'), [companyId, maxBuyers]);
  }

  /** Ids of the orders that count, the newest first. */
  async findOrders(scope: SpendScope): Promise<string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select o.id ${lines} group by o.id order by o.placed_at desc, o.id`,
      parameters(scope),
    );
    return rows.map(({ id }) => id);
  }

  /** The lines of some of those orders, the newest first. */
  async readLines(scope: SpendScope, orderIds: readonly string[]): Promise<SpendLine[]> {
    const rows = await this.em.execute<SpendRow[]>(
      `select o.number, to_char(o.placed_at at time zone 'UTC', 'YYYY-MM-DD') as day, o.name as buyer,
         o.po_number as "poNumber", o.cost_center as "costCenter", l.line_number as "lineNumber", l.sku, l.part_number as "partNumber", l.name,
         ${units} as quantity, l.unit_of_measure as "unitOfMeasure", l.unit_price as "unitPrice", ${amount} as amount,
         l.is_gift as "isGift"
       ${lines} and o.id in (select jsonb_array_elements_text(?::jsonb)::uuid)
       order by o.placed_at desc, o.id, l.line_number`,
      [...parameters(scope), JSON.stringify(orderIds)],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount), unitPrice: Number(row.unitPrice) }));
  }
}
