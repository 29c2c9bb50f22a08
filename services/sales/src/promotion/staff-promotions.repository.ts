import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminListPromotions } from '@gantry/contracts/endpoints/promotions';
import { defaultLocale, locales } from '@gantry/contracts/locales';
import type { PromotionRecord, promotionSorts } from '@gantry/contracts/schemas/promotion-admin';
import { orderBy } from '@gantry/nest-kit/sort-columns';
import { Promotion, PromotionChange } from './promotion.entity.ts';

/** How often a promotion was used, what that cost by list price, minor units, and how many units it gave. */
export interface PromotionSums {
  readonly uses: number;
  readonly cost: number;
  readonly given: number;
}
/** A number that an order's use of a promotion says, in a statement about `o`. */
const ofUse = (promotionId: string, number: string) => `(select coalesce(sum(${number}), 0)
  from jsonb_array_elements(o.promotions) promotion where promotion ->> 'id' = ${promotionId}::text)`;
/** What of an order a promotion took off. */
const offBy = (promotionId: string) =>
  ofUse(
    promotionId,
    `(promotion ->> 'shipping')::bigint + (select coalesce(sum((line ->> 'amount')::bigint), 0)
      from jsonb_array_elements(promotion -> 'lines') line)`,
  );
const giftOf = (promotionId: string, fact: 'worth' | 'quantity') =>
  ofUse(promotionId, `(promotion -> 'gift' ->> '${fact}')::bigint`);
/** What it took off, and what it gave would have cost. */
const costOf = (promotionId: string) => `${offBy(promotionId)} + ${giftOf(promotionId, 'worth')}`;

type ListQuery = ValidRequestOf<typeof salesAdminListPromotions>['query'];
const usesOf = (sum: string) => `(select ${sum} from sales.promotion_use u
  join sales."order" o on o.id = u.order_id where u.promotion_id = p.id and o.state <> 'canceled')`;
/** What promotions `p` are sorted by, as SQL. */
function sortsIn(locale: string): Readonly<Record<(typeof promotionSorts)[number], string>> {
  // Of the languages there are alone: it stands in the statement as it is.
  const language = locales.find(({ code }) => code === locale)?.code ?? defaultLocale;
  return {
    number: 'p.number',
    name: `lower(coalesce(p.names ->> '${language}', p.names ->> 'en-US'))`,
    status: 'p.status',
    code: 'lower(p.code)',
    days: 'p.starts_on',
    uses: usesOf('count(*)'),
    cost: usesOf(`sum(${costOf('p.id')})`),
  };
}

interface UseRow {
  readonly number: string;
  readonly at: string;
  readonly off: string;
  readonly state: string;
  readonly gift: PromotionRecord['orders'][number]['gift'];
}

const shownOrders = 50;
const maxListed = 500;

/** Promotions as staff write and read them, in the database. */
@Injectable()
export class StaffPromotionsRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Newest first, unless asked for in another order; those whose name in a language, or code, holds the search.
   * @param locale in which they are sorted by name
   */
  async listPromotions({ search, status, sort }: ListQuery, locale: string): Promise<Promotion[]> {
    const pattern = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const rows = await this.em.execute<{ id: string }[]>(
      `select p.id from sales.promotion p
       where (?::text is null or status = ?::text) and (code ilike ?::text or exists (
         select 1 from jsonb_each_text(names) name where name.value ilike ?::text))
       order by ${orderBy(sort, { names: sortsIn(locale), id: 'p.id', otherwise: 'p.number desc' })}
       limit ${maxListed}`,
      [status ?? null, status ?? null, pattern, pattern],
    );
    const ids = rows.map(({ id }) => id);
    const found = await this.em.find(Promotion, { id: { $in: ids } }, { refresh: true });
    const byId = new Map(found.map((promotion) => [promotion.id, promotion]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  findPromotion(id: string): Promise<Promotion | null> {
    return this.em.findOne(Promotion, { id }, { refresh: true });
  }

  /** Locked until the transaction ends. */
  lockPromotion(id: string): Promise<Promotion | null> {
    return this.em.findOne(Promotion, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  async nextNumber(): Promise<number> {
    const [row] = await this.em.execute<{ number: string }[]>(
      `select nextval('sales.promotion_number') as number`,
    );
    return Number(row?.number);
  }

  /** Whether another promotion that has not ended has the code. */
  async isCodeTaken(code: string, exceptId: string | null): Promise<boolean> {
    const found = await this.em.count(Promotion, {
      code,
      status: { $ne: 'ended' },
      ...(exceptId ? { id: { $ne: exceptId } } : {}),
    });
    return found > 0;
  }

  changesOf(id: string): Promise<PromotionChange[]> {
    return this.em.find(PromotionChange, { promotionId: id }, { orderBy: { version: 'desc' } });
  }

  findChange(id: string, version: number): Promise<PromotionChange | null> {
    return this.em.findOne(PromotionChange, { promotionId: id, version });
  }

  /** By promotion; those nobody used are missing. */
  async sumsOf(ids: readonly string[]): Promise<ReadonlyMap<string, PromotionSums>> {
    const rows = await this.em.execute<{ id: string; uses: number; cost: string; given: string }[]>(
      `select u.promotion_id as id, count(*)::int as uses, sum(${costOf('u.promotion_id')}) as cost,
         sum(${giftOf('u.promotion_id', 'quantity')}) as given
       from sales.promotion_use u join sales."order" o on o.id = u.order_id
       where o.state <> 'canceled' and u.promotion_id in (select (jsonb_array_elements_text(?::jsonb))::uuid)
       group by u.promotion_id`,
      [JSON.stringify(ids)],
    );
    return new Map(
      rows.map(({ id, uses, cost, given }) => [id, { uses, cost: Number(cost), given: Number(given) }]),
    );
  }

  /** The newest orders that used it. */
  async ordersOf(id: string): Promise<PromotionRecord['orders']> {
    const rows = await this.em.execute<UseRow[]>(
      `select o.number, o.placed_at as at, ${offBy('u.promotion_id')} as off, o.state,
         (select jsonb_build_object('sku', l.sku, 'name', l.name, 'quantity', promotion -> 'gift' -> 'quantity',
            'worth', promotion -> 'gift' -> 'worth')
          from jsonb_array_elements(o.promotions) promotion
          join sales.order_line l on l.order_id = o.id
            and l.line_number = (promotion -> 'gift' ->> 'lineNumber')::int
          where promotion ->> 'id' = u.promotion_id::text) as gift
       from sales.promotion_use u join sales."order" o on o.id = u.order_id
       where u.promotion_id = ?::uuid order by o.placed_at desc, o.number desc limit ${shownOrders}`,
      [id],
    );
    return rows.map(({ number, at, off, state, gift }) => ({
      orderNumber: number,
      placedAt: new Date(at).toISOString(),
      amount: Number(off),
      gift,
      isCanceled: state === 'canceled',
    }));
  }
}
