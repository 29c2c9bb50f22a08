import type { PromotionTerms } from '@gantry/domain/promotions';
import type { ClientBase } from 'pg';

/** A promotion of the store, as orders of the past were placed with it. */
export interface PastPromotion {
  readonly terms: PromotionTerms;
  /** by language */
  readonly names: Readonly<Record<string, string>>;
  /** null: it counted by itself */
  readonly code: string | null;
  /** its first and last day */
  readonly startsOn: string;
  readonly endsOn: string;
}

interface PromotionRow extends Omit<PromotionTerms, 'minGoods' | 'maxAmount'> {
  readonly names: PastPromotion['names'];
  readonly code: string | null;
  readonly minGoods: string | null;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** Those of the promotions with these names that have a first and a last day and were not limited to so many uses. */
export async function readPromotions(
  client: ClientBase,
  names: readonly string[],
): Promise<readonly PastPromotion[]> {
  const { rows } = await client.query<PromotionRow>(
    `select id, number, names, kind, value, code, gift, services, goods, min_goods as "minGoods",
       min_quantity as "minQuantity", is_stackable as "isStackable", starts_on::text as "startsOn", ends_on::text as "endsOn"
     from sales.promotion
     where names ->> 'en-US' = any($1) and status in ('active', 'ended') and starts_on is not null and ends_on is not null
       and limit_each is null and limit_total is null order by number`,
    [names],
  );
  return rows.map(({ names: called, code, startsOn, endsOn, minGoods, ...terms }) => ({
    terms: { ...terms, minGoods: minGoods === null ? null : Number(minGoods), maxAmount: null },
    names: called,
    code,
    startsOn,
    endsOn,
  }));
}
