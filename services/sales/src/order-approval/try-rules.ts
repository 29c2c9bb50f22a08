import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesTryApprovalRules } from '@gantry/contracts/endpoints/order-approvals';
import { triedDays, type TriedRules } from '@gantry/contracts/schemas/order-approval';
import { maxApprovalSteps, stepsFor } from '@gantry/domain/approval-steps';
import { approvalReasons, approvalReasonsOf, type ApprovalRules } from '@gantry/domain/order-approval';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { ownerOf } from '../cart/cart-owner.ts';
import { CartRepository } from '../cart/cart.repository.ts';
import { CompanyRule } from '../shared/company-rule.ts';
import { Departments } from '../shared/departments.ts';
import { zipOf } from '../shared/ordered-before.repository.ts';

type Rules = ValidRequestOf<typeof salesTryApprovalRules>['body'];
interface PlacedBefore {
  readonly total: string;
  readonly isKnownPlace: boolean;
  readonly hasOrdered: boolean;
  readonly skus: readonly string[];
}

/** Enough to see what a rule does, and few enough to be read at once. */
const most = 1000;
const order = `o.company_id = ?::uuid and o.state <> 'canceled'`;
const placeOf = (of: string) =>
  `(${of}.ship_to ->> 'country', ${zipOf(`${of}.ship_to ->> 'country'`, `${of}.ship_to ->> 'postalCode'`)})`;

/** A buyer who has ordered before, to a place that is known, without a budget. */
const byAnyBuyer = {
  role: 'buyer',
  budget: null,
  centerBudget: null,
  before: { isKnownPlace: true, hasOrdered: true, spent: 0, spentOnCenter: 0 },
} as const;

/** Tries rules on what was ordered, and on the cart, before they are saved. */
@Injectable()
export class TryRules {
  constructor(
    private readonly em: EntityManager,
    private readonly companyRule: CompanyRule,
    private readonly departments: Departments,
    private readonly carts: CartRepository,
  ) {}

  /** Budgets are left out: they are of persons and cost centers, and saved by themselves. @throws DomainError NOT_PERMITTED */
  async tryRules(call: Call, { approvalLimit: limit, steps, ...rules }: Rules): Promise<TriedRules> {
    const { companyId } = call.caller;
    if (!companyId) throw new DomainError('NOT_PERMITTED');
    const people = await this.companyRule.peopleOf(companyId);
    const buyers = people.filter(({ role }) => role === 'buyer').map(({ accountId }) => accountId);
    const orders = await this.readOrders(companyId, buyers);
    const stands = await this.departmentsOf(orders, rules.departments);
    const held = orders.map(({ total, skus, ...before }) => {
      const asked = {
        ...byAnyBuyer,
        rules: { limit, ...rules },
        total: Number(total),
        departments: skus.flatMap((sku) => stands.get(sku)?.path ?? []),
        before: { ...byAnyBuyer.before, ...before },
      };
      return { total: asked.total, reasons: approvalReasonsOf(asked) };
    });
    const needing = held.filter(({ reasons }) => reasons.length > 0);
    const counted = approvalReasons.map((reason) => ({
      reason,
      orders: needing.filter(({ reasons }) => reasons.includes(reason)).length,
    }));
    const taken = needing.map(({ total }) => stepsFor(steps, total).length);
    return {
      orders: orders.length,
      needing: needing.length,
      reasons: counted.filter((one) => one.orders > 0),
      approvals: Array.from({ length: maxApprovalSteps - 1 }, (_, at) => at + 2)
        .map((approvals) => ({ approvals, orders: taken.filter((one) => one === approvals).length }))
        .filter((one) => one.orders > 0),
      cart: await this.tryOnCart(call, { limit, ...rules }, steps),
    };
  }

  /** What would become of the caller's own cart, as far as its goods say; null where it is empty. */
  private async tryOnCart(
    call: Call,
    rules: ApprovalRules,
    steps: Rules['steps'],
  ): Promise<NonNullable<TriedRules['cart']> | null> {
    const lines = (await this.carts.readCart(ownerOf(call)))?.cart.lines ?? [];
    if (lines.length === 0) return null;
    const skus = lines.map(({ sku }) => sku);
    const stands = await this.departmentsOf([{ skus }], rules.departments);
    const total = lines.reduce((sum, { quantity, seenPrice }) => sum + quantity * (seenPrice ?? 0), 0);
    const reasons = approvalReasonsOf({
      ...byAnyBuyer,
      rules,
      total,
      departments: skus.flatMap((sku) => stands.get(sku)?.path ?? []),
    });
    return { subtotal: total, reasons, approvals: reasons.length > 0 ? stepsFor(steps, total).length : 0 };
  }

  /** Where the goods stand, if a rule asks for it. */
  private async departmentsOf(orders: readonly Pick<PlacedBefore, 'skus'>[], named: readonly string[]) {
    if (named.length === 0) return new Map<string, never>();
    return this.departments.departmentsOf([...new Set(orders.flatMap(({ skus }) => skus))]);
  }

  /** With what had been ordered in the company's name when each was placed. */
  private readOrders(companyId: string, buyers: readonly string[]): Promise<PlacedBefore[]> {
    return this.em.execute(
      `with known as (
         select o.id, o.placed_at, o.grand_total as total, o.account_id,
           row_number() over (partition by ${placeOf('o')} order by o.placed_at, o.id) > 1 as "isKnownPlace",
           row_number() over (partition by o.account_id order by o.placed_at, o.id) > 1 as "hasOrdered"
         from sales."order" o where ${order}
       )
       select total, "isKnownPlace", "hasOrdered",
         array(select distinct l.sku from sales.order_line l where l.order_id = known.id) as skus
       from known
       where placed_at > now() - make_interval(days => ?)
         and account_id in (select jsonb_array_elements_text(?::jsonb))
       order by placed_at desc limit ?`,
      [companyId, triedDays, JSON.stringify(buyers), most],
    );
  }
}
