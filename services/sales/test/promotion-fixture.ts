import { randomUUID } from 'node:crypto';
import type { PromotionKind, PromotionStatus } from '@gantry/domain/promotions';
import type { SalesFixture } from './sales-fixture.ts';

/** What a promotion says; what is not named is ordinary: 10 % off everything, for everybody, by itself. */
export interface PromotionFacts {
  readonly names: Readonly<Record<string, string>>;
  readonly kind: PromotionKind;
  readonly value: number;
  readonly maxAmount: number | null;
  readonly services: readonly string[];
  readonly goods: Readonly<Partial<Record<'skus' | 'brands' | 'departments', readonly string[]>>>;
  readonly gift: { readonly sku: string; readonly quantity: number; readonly shipsFree?: boolean } | null;
  readonly minGoods: number | null;
  readonly minQuantity: number | null;
  readonly isStackable: boolean;
  readonly code: string | null;
  readonly companyIds: readonly string[];
  readonly firstOrderOnly: boolean;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly limitTotal: number | null;
  readonly limitEach: number | null;
  readonly status: PromotionStatus;
}

const ordinary: PromotionFacts = {
  names: { 'en-US': 'Ten percent off', 'es-US': 'Diez por ciento menos', 'fr-CA': 'Dix pour cent de moins' },
  kind: 'percent',
  value: 1_000,
  maxAmount: null,
  services: [],
  goods: {},
  gift: null,
  minGoods: null,
  minQuantity: null,
  isStackable: true,
  code: null,
  companyIds: [],
  firstOrderOnly: false,
  startsOn: null,
  endsOn: null,
  limitTotal: null,
  limitEach: null,
  status: 'active',
};

/** A promotion as staff would have made it. @returns its id */
export async function aPromotion(sales: SalesFixture, given: Partial<PromotionFacts> = {}): Promise<string> {
  const id = randomUUID();
  const facts = { ...ordinary, ...given };
  const goods = { skus: [], brands: [], departments: [], ...facts.goods };
  const companies = facts.companyIds.map((id) => ({ id, name: 'A company', accountNumber: 'a-1' }));
  const gift = facts.gift && { name: facts.gift.sku, shipsFree: false, ...facts.gift };
  const json = [facts.names, facts.services, goods, companies, gift].map((value) => JSON.stringify(value));
  await sales.sql(
    `insert into sales.promotion (id, names, services, goods, companies, gift, kind, value, max_amount, min_goods,
       min_quantity, is_stackable, code, first_order_only, starts_on, ends_on, limit_total, limit_each, status, version)
     values (?, ?::jsonb, ?::jsonb, ?::jsonb, ?::jsonb, nullif(?::jsonb, 'null'), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
    [
      id,
      ...json,
      facts.kind,
      facts.value,
      facts.maxAmount,
      facts.minGoods,
      facts.minQuantity,
      facts.isStackable,
      facts.code,
      facts.firstOrderOnly,
      facts.startsOn,
      facts.endsOn,
      facts.limitTotal,
      facts.limitEach,
      facts.status,
    ],
  );
  return id;
}

/** Ends all that count by themselves, so that the next test begins without any. */
export const endAll = (sales: SalesFixture) =>
  sales.sql(`update sales.promotion set status = 'ended' where status <> 'ended'`);
