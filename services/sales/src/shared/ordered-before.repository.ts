import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { storeHours } from '@gantry/domain/business-days';
import { budgetPeriods, type Budget, type BudgetPeriod } from '@gantry/domain/budgets';
import type { OrderedBefore } from '@gantry/domain/order-approval';

/** Where an order goes, as far as a rule asks: its ZIP code, of which the first five signs count in the United States. */
export interface ShipPlace {
  readonly country: string;
  readonly postalCode: string;
}

/** The statement that makes of a country and a ZIP code what tells places apart. */
export const zipOf = (country: string, postalCode: string): string =>
  `case when ${country} = 'US' then left(${postalCode}, 5) else upper(replace(${postalCode}, ' ', '')) end`;

/** A budget, and the account or cost center it is of. */
interface BudgetOf {
  readonly id: string | null;
  readonly budget: Budget | null;
}
/** The budgets that an order spends of. */
export interface OrderBudgets {
  readonly account: BudgetOf & { readonly id: string };
  readonly center: BudgetOf;
}

/** When the period of a budget began; its name is a parameter. */
const periodBegan = `date_trunc(?, now() at time zone '${storeHours.timeZone}') at time zone '${storeHours.timeZone}'`;
const inCompany = `from sales."order" o where o.company_id = ?::uuid and o.state <> 'canceled'`;
const spentSince = (whose: string) =>
  `(select coalesce(sum(o.due), 0) ${inCompany} and ${whose} and o.placed_at >= ${periodBegan})`;
/** How far back the spending counts where there is no budget: not at all. */
const anyPeriod: BudgetPeriod = 'month';

/** What somebody, or everybody for a cost center, ordered in a period of now. */
interface SpentRow {
  /** of an account or a cost center */
  readonly id: string;
  readonly period: BudgetPeriod;
  readonly spent: string;
}
const periods = budgetPeriods
  .map((period) => `('${period}', ${periodBegan.replace('?', `'${period}'`)})`)
  .join(', ');

/** What has been ordered in the name of a company. */
@Injectable()
export class OrderedBeforeRepository {
  constructor(private readonly em: EntityManager) {}

  /** Of orders that were not canceled; periods are those of the store. */
  async readBefore(
    companyId: string,
    { account, center }: OrderBudgets,
    { country, postalCode }: ShipPlace,
  ): Promise<OrderedBefore> {
    const [row] = await this.em.execute<
      (Pick<OrderedBefore, 'isKnownPlace' | 'hasOrdered'> & Record<'spent' | 'spentOnCenter', string>)[]
    >(
      `select
         exists (select ${inCompany} and o.ship_to ->> 'country' = ?
           and ${zipOf("o.ship_to ->> 'country'", "o.ship_to ->> 'postalCode'")} = ${zipOf('?', '?')}) as "isKnownPlace",
         exists (select ${inCompany} and o.account_id = ?) as "hasOrdered",
         ${spentSince('o.account_id = ?')} as spent,
         ${spentSince('o.cost_center_id = ?::uuid')} as "spentOnCenter"`,
      [
        // where it goes
        companyId,
        country,
        country,
        postalCode,
        postalCode,
        // by whom
        companyId,
        account.id,
        // of which budgets
        companyId,
        account.id,
        account.budget?.period ?? anyPeriod,
        companyId,
        center.id,
        center.budget?.period ?? anyPeriod,
      ],
    );
    return {
      isKnownPlace: row?.isKnownPlace ?? false,
      hasOrdered: row?.hasOrdered ?? false,
      spent: Number(row?.spent ?? 0),
      spentOnCenter: Number(row?.spentOnCenter ?? 0),
    };
  }

  /**
   * What was ordered in the month, quarter and year of now, by account and by cost center; of the same orders that
   * budgets count. Gives minor units.
   */
  async spentNow(companyId: string): Promise<(id: string, period: BudgetPeriod) => number> {
    const rows = await this.em.execute<SpentRow[]>(
      `select coalesce(o.account_id, o.cost_center_id::text) as id, period, coalesce(sum(o.due), 0) as spent
       from (values ${periods}) as span (period, began)
       join sales."order" o on o.company_id = ?::uuid and o.state <> 'canceled' and o.placed_at >= span.began
       group by grouping sets ((o.account_id, period), (o.cost_center_id, period))
       having coalesce(o.account_id, o.cost_center_id::text) is not null`,
      [companyId],
    );
    const spent = new Map(rows.map((row) => [`${row.period} ${row.id}`, Number(row.spent)]));
    return (id, period) => spent.get(`${period} ${id}`) ?? 0;
  }

  /**
   * What is left of budgets is asked for one order after the other, until the transaction ends: always that of the person
   * first, so that no two wait for each other.
   */
  async lockBudgets({ account, center }: OrderBudgets): Promise<void> {
    if (account.budget) await this.lock(`budget:${account.id}`);
    if (center.budget) await this.lock(`cost-center:${center.id}`);
  }

  private async lock(name: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 1))', [name]);
  }
}
