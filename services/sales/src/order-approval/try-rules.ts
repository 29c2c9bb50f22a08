import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesTryApprovalRules } from '@gantry/contracts/endpoints/order-approvals';
import { triedDays, type TriedRules } from '@gantry/contracts/schemas/order-approval';
import { approvalReasons, approvalReasonsOf } from '@gantry/domain/order-approval';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { CompanyRule } from '../shared/company-rule.ts';
import { zipOf } from '../shared/ordered-before.repository.ts';

type Rules = ValidRequestOf<typeof salesTryApprovalRules>['body'];
interface PlacedBefore {
  readonly total: string;
  readonly isKnownPlace: boolean;
  readonly hasOrdered: boolean;
}

/** Enough to see what a rule does, and few enough to be read at once. */
const most = 1000;
const order = `o.company_id = ?::uuid and o.state <> 'canceled'`;
const placeOf = (of: string) =>
  `(${of}.ship_to ->> 'country', ${zipOf(`${of}.ship_to ->> 'country'`, `${of}.ship_to ->> 'postalCode'`)})`;

/** Tries rules on what was ordered, before they are saved. */
@Injectable()
export class TryRules {
  constructor(
    private readonly em: EntityManager,
    private readonly companyRule: CompanyRule,
  ) {}

  /** Budgets are left out: they are of persons, and saved by themselves. @throws DomainError NOT_PERMITTED */
  async tryRules(
    { caller: { companyId } }: Call,
    { approvalLimit: limit, ...rules }: Rules,
  ): Promise<TriedRules> {
    if (!companyId) throw new DomainError('NOT_PERMITTED');
    const people = await this.companyRule.peopleOf(companyId);
    const buyers = people.filter(({ role }) => role === 'buyer').map(({ accountId }) => accountId);
    const orders = await this.readOrders(companyId, buyers);
    const held = orders.map(({ total, ...before }) =>
      approvalReasonsOf({
        role: 'buyer',
        rules: { limit, ...rules },
        budget: null,
        total: Number(total),
        before: { ...before, spent: 0 },
      }),
    );
    const counted = approvalReasons.map((reason) => ({
      reason,
      orders: held.filter((reasons) => reasons.includes(reason)).length,
    }));
    return {
      orders: orders.length,
      needing: held.filter(({ length }) => length > 0).length,
      reasons: counted.filter((one) => one.orders > 0),
    };
  }

  /** With what had been ordered in the company's name when each was placed. */
  private readOrders(companyId: string, buyers: readonly string[]): Promise<PlacedBefore[]> {
    return this.em.execute(
      `with known as (
         select o.placed_at, o.grand_total as total, o.account_id,
           row_number() over (partition by ${placeOf('o')} order by o.placed_at, o.id) > 1 as "isKnownPlace",
           row_number() over (partition by o.account_id order by o.placed_at, o.id) > 1 as "hasOrdered"
         from sales."order" o where ${order}
       )
       select total, "isKnownPlace", "hasOrdered" from known
       where placed_at > now() - make_interval(days => ?)
         and account_id in (select jsonb_array_elements_text(?::jsonb))
       order by placed_at desc limit ?`,
      [companyId, triedDays, JSON.stringify(buyers), most],
    );
  }
}
