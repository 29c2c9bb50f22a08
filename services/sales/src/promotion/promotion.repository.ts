import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { bindable } from '@gantry/nest-kit/bound-statement';
import type { PromotionStatus, PromotionTerms } from '@gantry/domain/promotions';
import { ordersOf, type PromotionBuyer } from './promotion-buyer.ts';

/** A promotion as it is judged for a buyer. */
export interface CandidatePromotion extends PromotionTerms {
  /** by language */
  readonly names: Readonly<Record<string, string>>;
  readonly code: string | null;
  readonly status: PromotionStatus;
  /** whom it is for; none: everybody */
  readonly companyIds: readonly string[];
  readonly firstOrderOnly: boolean;
  /** its first and last day, as the store counts them */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly limitTotal: number | null;
  readonly limitEach: number | null;
  /** orders that used it and were not canceled: of everybody, and of the buyer; counted where there is a limit */
  readonly used: number;
  readonly usedByBuyer: number;
}

/** Sums come as text: they may be larger than a number of the database. */
type CandidateRow = Omit<CandidatePromotion, 'maxAmount' | 'minGoods'> & {
  readonly maxAmount: string | null;
  readonly minGoods: string | null;
};

/** Promotions and their uses in the database; staff write them by `StaffPromotions`. */
@Injectable()
export class PromotionRepository {
  constructor(private readonly em: EntityManager) {}

  /** Those that count by themselves, and those of codes, whatever their status; in the order they were made. */
  findCandidates(buyer: PromotionBuyer, codes: readonly string[]): Promise<CandidatePromotion[]> {
    const meant = `p.code is null and p.status = 'active'
      or p.code in (select jsonb_array_elements_text(?::jsonb))`;
    return this.readCandidates(buyer, meant, [JSON.stringify(codes)]);
  }

  /**
   * Promotions by id, locked until the transaction ends where their uses are limited, counted once nobody else is writing
   * any: two orders at once never both take the last use.
   */
  async lockLimited(buyer: PromotionBuyer, ids: readonly string[]): Promise<CandidatePromotion[]> {
    const list = JSON.stringify(ids);
    await this.em.execute(
      `select p.id from sales.promotion p where p.id in (select (jsonb_array_elements_text(?::jsonb))::uuid)
         and (p.limit_total is not null or p.limit_each is not null or p.first_order_only)
       order by p.id for no key update`,
      [list],
    );
    return this.readCandidates(buyer, 'p.id in (select (jsonb_array_elements_text(?::jsonb))::uuid)', [list]);
  }

  /** Whether somebody has ordered before, and not canceled it. @param orderId an order that does not count */
  async hasOrdered(buyer: PromotionBuyer, orderId: string | null): Promise<boolean> {
    const own = ordersOf(buyer);
    const [row] = await this.em.execute<{ found: boolean }[]>(
      `select exists (select 1 from sales."order" o where ${own.sql} and o.state <> 'canceled'
         and o.id is distinct from ?::uuid) as found`,
      [...own.parameters, orderId],
    );
    return row?.found ?? false;
  }

  /** Writes which promotions an order used; inside the transaction that writes the order. */
  async insertUses(orderId: string, ids: readonly string[]): Promise<void> {
    await this.em.execute(
      `insert into sales.promotion_use (promotion_id, order_id)
       select (jsonb_array_elements_text(?::jsonb))::uuid, ?::uuid`,
      [JSON.stringify(ids), orderId],
    );
  }

  private async readCandidates(
    buyer: PromotionBuyer,
    meant: string,
    parameters: readonly string[],
  ): Promise<CandidatePromotion[]> {
    const own = ordersOf(buyer);
    const rows = await this.em.execute<CandidateRow[]>(
      `${bindable}select p.id, p.number, p.names, p.kind, p.value, p.max_amount as "maxAmount", p.services, p.goods, p.gift,
         p.min_goods as "minGoods", p.min_quantity as "minQuantity", p.is_stackable as "isStackable", p.code, p.status,
         (select coalesce(jsonb_agg(company -> 'id'), '[]') from jsonb_array_elements(p.companies) company)
           as "companyIds", p.first_order_only as "firstOrderOnly", p.starts_on::text as "startsOn",
         p.ends_on::text as "endsOn", p.limit_total as "limitTotal", p.limit_each as "limitEach", u.used,
         u.own as "usedByBuyer"
       from sales.promotion p
       cross join lateral (select count(*)::int as used, (count(*) filter (where ${own.sql}))::int as own
         from sales.promotion_use u join sales."order" o on o.id = u.order_id
         where u.promotion_id = p.id and o.state <> 'canceled'
           and (p.limit_total is not null or p.limit_each is not null)) u
       where ${meant} order by p.number`,
      [...own.parameters, ...parameters],
    );
    return rows.map((row) => ({
      ...row,
      maxAmount: row.maxAmount === null ? null : Number(row.maxAmount),
      minGoods: row.minGoods === null ? null : Number(row.minGoods),
    }));
  }
}
