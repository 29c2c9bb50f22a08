import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { identityGetApprovalRule } from '@gantry/contracts/endpoints/internal';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { CompanyBudgets } from '@gantry/contracts/schemas/cost-center';
import { storeHours } from '@gantry/domain/business-days';
import { budgetPeriods } from '@gantry/domain/budgets';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';

/** What somebody, or everybody for a cost center, ordered in a period of now. */
interface SpentRow {
  /** of an account or a cost center */
  readonly id: string;
  readonly period: string;
  readonly spent: string;
}

/** What is left of the budgets of a company. */
@Injectable()
export class ReadBudgets {
  constructor(
    private readonly em: EntityManager,
    private readonly client: ContractClient,
  ) {}

  /** @throws DomainError NOT_PERMITTED for whoever is in no company */
  async getBudgets({ companyId }: Identity): Promise<CompanyBudgets> {
    if (!companyId) throw new DomainError('NOT_PERMITTED');
    const { people, costCenters } = await this.client.call(identityGetApprovalRule, { body: { companyId } });
    const spent = new Map((await this.addUp(companyId)).map((row) => [`${row.period} ${row.id}`, row.spent]));
    const spentOf = (id: string, period: string) => Number(spent.get(`${period} ${id}`) ?? 0);
    return {
      costCenters: costCenters.flatMap(({ id, code, name, budget }) =>
        budget ? [{ id, code, name, ...budget, spent: spentOf(id, budget.period) }] : [],
      ),
      people: people.flatMap(({ accountId, name, budget }) =>
        budget ? [{ name, ...budget, spent: spentOf(accountId, budget.period) }] : [],
      ),
    };
  }

  /** By account and by cost center, in the month, quarter and year of the store; the same orders that budgets count. */
  private addUp(companyId: string): Promise<SpentRow[]> {
    const zone = storeHours.timeZone;
    const periods = budgetPeriods
      .map(
        (period) =>
          `('${period}', date_trunc('${period}', now() at time zone '${zone}') at time zone '${zone}')`,
      )
      .join(', ');
    return this.em.execute(
      `select coalesce(o.account_id, o.cost_center_id::text) as id, period, coalesce(sum(o.due), 0) as spent
       from (values ${periods}) as span (period, began)
       join sales."order" o on o.company_id = ?::uuid and o.state <> 'canceled' and o.placed_at >= span.began
       group by grouping sets ((o.account_id, period), (o.cost_center_id, period))
       having coalesce(o.account_id, o.cost_center_id::text) is not null`,
      [companyId],
    );
  }
}
