import { promotionTransitions, type PromotionKind, type PromotionStatus } from '@gantry/domain/promotions';
import type { PromotionFacts } from '@gantry/contracts/schemas/promotion-admin';
import type { ClientBase } from 'pg';
import type { Row } from '../copy-rows.ts';
import { dayOf, isoOf } from '../log-rows.ts';
import { atWork, dayMs } from '../work-time.ts';
import { writeTable } from '../write-rows.ts';
import type { Product } from '../products.ts';
import { noteStatus, type ShopFacts } from './shop-facts.ts';

/**
 * A promotion, and where it stands: one that is active asks for its code, so that no price changes of itself. Orders of the past
 * were placed with those that have no limit.
 */
interface PlannedPromotion {
  readonly names: Readonly<Record<'en-US' | 'es-US' | 'fr-CA', string>>;
  readonly kind: PromotionKind;
  /** hundredths of a percent, or minor units */
  readonly value: number;
  readonly code: string | null;
  readonly minGoods: number | null;
  /** days before the end of the history on which it began, and on which it ends */
  readonly begins: number;
  readonly ends: number;
  /** how often one buyer may use it; null: as often as they like */
  readonly limitEach: number | null;
  readonly path: readonly PromotionStatus[];
}

const planned: readonly PlannedPromotion[] = [
  {
    names: {
      'en-US': 'Fall maintenance weeks',
      'es-US': 'Semanas de mantenimiento de otoño',
      'fr-CA': 'Semaines d’entretien d’automne',
    },
    kind: 'percent',
    value: 500,
    code: null,
    minGoods: 50_000,
    begins: 75,
    ends: 47,
    limitEach: null,
    path: ['draft', 'active', 'ended'],
  },
  {
    names: {
      'en-US': 'A thank-you with larger orders',
      'es-US': 'Un obsequio con pedidos grandes',
      'fr-CA': 'Un cadeau avec les grosses commandes',
    },
    kind: 'gift',
    value: 0,
    code: null,
    minGoods: 75_000,
    begins: 46,
    ends: 21,
    limitEach: null,
    path: ['draft', 'active', 'ended'],
  },
  {
    names: {
      'en-US': 'Trade show visitors',
      'es-US': 'Visitantes de la feria',
      'fr-CA': 'Visiteurs du salon',
    },
    kind: 'percent',
    value: 1000,
    code: 'EXPO10',
    minGoods: 25_000,
    begins: 20,
    ends: -40,
    limitEach: null,
    path: ['draft', 'active'],
  },
  {
    names: {
      'en-US': 'Year-end restock',
      'es-US': 'Reabastecimiento de fin de año',
      'fr-CA': 'Réapprovisionnement de fin d’année',
    },
    kind: 'amount',
    value: 7500,
    code: 'RESTOCK',
    minGoods: 100_000,
    begins: -17,
    ends: -33,
    limitEach: 1,
    path: ['draft'],
  },
];

/** The names of all of them. */
export const plannedNames: readonly string[] = planned.map(({ names }) => names['en-US']);

/** Promotions of the store: over, one of them with gifts, running for who knows its code, and being prepared. */
export async function addPromotions(client: ClientBase, facts: ShopFacts): Promise<void> {
  for (const one of planned) await addPromotion(client, one, facts);
}

/** Something small that is sold by the piece. */
const isGift = ({ price, minQuantity, increment }: Product) =>
  minQuantity === 1 && increment === 1 && price >= 300 && price <= 4000;

/** What a promotion gives; null: nothing but what it takes off. */
function giftOf({ kind }: PlannedPromotion, { products }: ShopFacts): PromotionFacts['gift'] {
  const product = kind === 'gift' ? (products.find(isGift) ?? products[0]) : undefined;
  if (!product) return null;
  const { sku, name, increment: quantity } = product;
  return { sku, name, quantity, shipsFree: true };
}

async function addPromotion(client: ClientBase, one: PlannedPromotion, facts: ShopFacts): Promise<void> {
  const { end, chance, staff } = facts;
  const at = atWork(end - (Math.max(one.begins, 0) + 9) * dayMs, 0, chance);
  const id = chance.uuidAt(at);
  const { rows } = await client.query<{ number: number }>(
    `select nextval('sales.promotion_number')::int as number`,
  );
  const number = rows[0]!.number;
  const gift = giftOf(one, facts);
  const changes = changesOf(one, { id, at, number, gift }, facts);
  await writeTable(client, 'sales.promotion', [
    {
      id,
      number,
      names: one.names,
      kind: one.kind,
      value: one.value,
      code: one.code,
      services: [],
      goods: noGoods,
      gift,
      companies: [],
      min_goods: one.minGoods,
      is_stackable: false,
      first_order_only: false,
      starts_on: dayOf(end - one.begins * dayMs),
      ends_on: dayOf(end - one.ends * dayMs),
      limit_each: one.limitEach,
      status: one.path.at(-1),
      changed_at: changes.at(-1)?.['at'],
      changed_by: staff.sales.name,
      version: changes.length,
    },
  ]);
  await writeTable(client, 'sales.promotion_change', changes);
}

const noGoods = { skus: [], brands: [], departments: [] };

/** What it says, as its changes hold it. */
const termsOf = (
  { names, kind, value, code, minGoods, begins, ends, limitEach }: PlannedPromotion,
  { end, gift }: Pick<ShopFacts, 'end'> & Pick<PromotionFacts, 'gift'>,
) => ({
  names,
  kind,
  value,
  code,
  minGoods,
  maxAmount: null,
  services: [],
  goods: noGoods,
  gift,
  minQuantity: null,
  isStackable: false,
  companies: [],
  firstOrderOnly: false,
  startsOn: dayOf(end - begins * dayMs),
  endsOn: dayOf(end - ends * dayMs),
  limitTotal: null,
  limitEach,
});

/** @throws Error where a status may not become the next */
function changesOf(
  one: PlannedPromotion,
  { id, at: begunAt, number, gift }: { id: string; at: number; number: number; gift: PromotionFacts['gift'] },
  facts: ShopFacts,
): Row[] {
  const by = facts.staff.sales;
  let at = begunAt;
  return one.path.map((to, index) => {
    const from = one.path[index - 1] ?? null;
    if (from && !promotionTransitions[from].includes(to))
      throw new Error(`a promotion may not go from ${from} to ${to}`);
    if (to === 'active') at = atWork(at, 1, facts.chance);
    // its last day is over
    if (to === 'ended') at = atWork(facts.end - one.ends * dayMs, 1, facts.chance);
    noteStatus(facts, { entity: 'promotion', number: String(number) }, { at, from, to, by, reason: null });
    return {
      id: facts.chance.uuidAt(at),
      promotion_id: id,
      version: index + 1,
      at: isoOf(at),
      act: to === 'draft' ? 'added' : to,
      actor: by.name,
      reason: null,
      facts: termsOf(one, { end: facts.end, gift }),
    };
  });
}
