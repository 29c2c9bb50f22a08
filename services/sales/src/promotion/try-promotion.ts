import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type {
  EnteredPromotion,
  PromotionFacts,
  TriedPromotion,
} from '@gantry/contracts/schemas/promotion-admin';
import {
  applyPromotions,
  asksForDepartments,
  goodsOffOf,
  shippingOffOf,
  type PromotionTerms,
} from '@gantry/domain/promotions';
import { Departments } from '../shared/departments.ts';
import { PriceBook } from '../shared/price-book.ts';
import { EnterPromotion } from './enter-promotion.ts';

const days = 90;
const maxOrders = 20_000;
const shownExamples = 10;

/** An order of a cart as it was placed. */
interface PlacedRow {
  readonly number: string;
  readonly placedAt: string;
  readonly buyer: string;
  readonly companyId: string | null;
  readonly isFirst: boolean;
  readonly service: string;
  readonly shipping: number;
  readonly lines: readonly {
    readonly sku: string;
    readonly brand: string | null;
    readonly quantity: number;
    readonly amount: number;
  }[];
}

/** Says what orders of the past would have got by a promotion, by the rules that carts go by. */
@Injectable()
export class TryPromotion {
  constructor(
    private readonly em: EntityManager,
    private readonly entering: EnterPromotion,
    private readonly departments: Departments,
    private readonly prices: PriceBook,
  ) {}

  /** Each order for itself, the oldest first, so that limits run out as they would have. @throws DomainError INVALID */
  async tryPromotion(form: EnteredPromotion): Promise<TriedPromotion> {
    const facts = await this.entering.factsOf({ ...form, code: '' }, 'body', null);
    const orders = await this.placedOrders();
    const worth = await this.worthOf(facts.gift);
    const terms: PromotionTerms = { ...facts, id: 'tried', number: 0, value: worth ?? facts.value };
    const stands = await this.standsOf(terms, orders);
    const uses = new Map<string, number>();
    const hits: TriedPromotion['examples'] = [];
    const sums = { goods: 0, shipping: 0, gifts: 0 };
    for (const order of orders) {
      if (facts.limitTotal !== null && hits.length >= facts.limitTotal) break;
      if (!isFor(facts, order, uses.get(order.buyer) ?? 0)) continue;
      const applied = applyPromotions([terms], linesOf(order, stands), {
        service: order.service,
        amount: order.shipping,
      });
      const [one] = applied;
      const off = {
        goods: goodsOffOf(applied),
        shipping: shippingOffOf(applied),
        gifts: one?.gift?.worth ?? 0,
      };
      const amount = off.goods + off.shipping + off.gifts;
      if (amount === 0 && !one?.gift) continue;
      for (const part of ['goods', 'shipping', 'gifts'] as const) sums[part] += off[part];
      uses.set(order.buyer, (uses.get(order.buyer) ?? 0) + 1);
      hits.push({ orderNumber: order.number, placedAt: order.placedAt, amount });
    }
    const examples = hits.toReversed().slice(0, shownExamples);
    return { days, orders: orders.length, counted: hits.length, ...sums, examples };
  }

  /** What a gift would cost everybody now; null without one. */
  private async worthOf(gift: PromotionFacts['gift']): Promise<number | null> {
    if (!gift) return null;
    const { sku, quantity } = gift;
    const price = (await this.prices.price([{ sku, quantity }], null)).get(sku)?.unitPrice ?? 0;
    return price * quantity;
  }

  private async standsOf(terms: PromotionTerms, orders: readonly PlacedRow[]) {
    if (!asksForDepartments(terms)) return new Map<string, string>();
    const skus = [...new Set(orders.flatMap(({ lines }) => lines.map(({ sku }) => sku)))];
    const found = await this.departments.departmentsOf(skus);
    return new Map([...found].map(([sku, { path }]) => [sku, path]));
  }

  /** What carts became, with all their units, before promotions; those that were canceled are left out. */
  private async placedOrders(): Promise<PlacedRow[]> {
    const rows = await this.em.execute<(Omit<PlacedRow, 'shipping'> & { shipping: string })[]>(
      `select o.number, o.placed_at as "placedAt", o.company_id as "companyId", o.shipping_service as service,
         coalesce(o.company_id::text, o.account_id, lower(o.email)) as buyer,
         not exists (select 1 from sales."order" b where b.placed_at < o.placed_at and b.state <> 'canceled'
           and (b.account_id = o.account_id or (o.account_id is null and b.email = o.email))) as "isFirst",
         o.shipping + (select coalesce(sum((promotion ->> 'shipping')::bigint), 0)
           from jsonb_array_elements(o.promotions) promotion) as shipping,
         (select coalesce(json_agg(json_build_object('sku', l.sku, 'brand', l.brand, 'quantity', l.quantity,
           'amount', l.unit_price * l.quantity) order by l.line_number), '[]')
          from sales.order_line l where l.order_id = o.id and not l.is_gift) as lines
       from (select * from sales."order" where placed_at > now() - interval '${days} days' and cart_id is not null
               and state <> 'canceled' order by placed_at desc limit ${maxOrders}) o
       order by o.placed_at, o.number`,
    );
    return rows.map(({ shipping, placedAt, ...row }) => ({
      ...row,
      placedAt: new Date(placedAt).toISOString(),
      shipping: Number(shipping),
    }));
  }
}

/** Whether an order is one that a promotion is for, and its buyer has not used it up. */
function isFor(
  facts: Awaited<ReturnType<EnterPromotion['factsOf']>>,
  { companyId, isFirst }: PlacedRow,
  used: number,
): boolean {
  if (facts.companies.length > 0 && !facts.companies.some(({ id }) => id === companyId)) return false;
  if (facts.firstOrderOnly && !isFirst) return false;
  return facts.limitEach === null || used < facts.limitEach;
}

const linesOf = ({ lines }: PlacedRow, stands: ReadonlyMap<string, string>) =>
  lines.map((line, at) => ({ ...line, id: String(at), department: stands.get(line.sku) ?? null }));
