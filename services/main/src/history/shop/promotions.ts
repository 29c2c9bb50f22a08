import { promotionTransitions, type PromotionKind, type PromotionStatus } from '@gantry/domain/promotions';
import type { ClientBase } from 'pg';
import type { Row } from '../copy-rows.ts';
import { dayOf, isoOf } from '../log-rows.ts';
import { atWork, dayMs } from '../work-time.ts';
import { writeTable } from '../write-rows.ts';
import { noteStatus, type ShopFacts } from './shop-facts.ts';

/** A promotion, and where it stands: one that is active asks for its code, so that no price changes of itself. */
interface PlannedPromotion {
  readonly names: Readonly<Record<'en-US' | 'es-US' | 'fr-CA', string>>;
  readonly kind: PromotionKind;
  /** hundredths of a percent, or minor units */
  readonly value: number;
  readonly code: string | null;
  readonly minGoods: number | null;
  /** days before the end of the history on which it began, and on which it ends */
  readonly begins: number;
  readonly ends: number | null;
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
    path: ['draft'],
  },
];

/** Promotions of the store: over, running for who knows its code, and being prepared. */
export async function addPromotions(client: ClientBase, facts: ShopFacts): Promise<void> {
  for (const one of planned) await addPromotion(client, one, facts);
}

async function addPromotion(client: ClientBase, one: PlannedPromotion, facts: ShopFacts): Promise<void> {
  const { end, chance, staff } = facts;
  const at = atWork(end - (Math.max(one.begins, 0) + 9) * dayMs, 0, chance);
  const id = chance.uuidAt(at);
  const { rows } = await client.query<{ number: number }>(
    `select nextval('sales.promotion_number')::int as number`,
  );
  const number = rows[0]!.number;
  const changes = changesOf(one, { id, at, number }, facts);
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
      companies: [],
      min_goods: one.minGoods,
      is_stackable: false,
      first_order_only: false,
      starts_on: dayOf(end - one.begins * dayMs),
      ends_on: one.ends === null ? null : dayOf(end - one.ends * dayMs),
      limit_each: 1,
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
const termsOf = ({ names, kind, value, code, minGoods, begins, ends }: PlannedPromotion, end: number) => ({
  names,
  kind,
  value,
  code,
  minGoods,
  maxAmount: null,
  services: [],
  goods: noGoods,
  minQuantity: null,
  isStackable: false,
  companies: [],
  firstOrderOnly: false,
  startsOn: dayOf(end - begins * dayMs),
  endsOn: ends === null ? null : dayOf(end - ends * dayMs),
  limitTotal: null,
  limitEach: 1,
});

/** @throws Error where a status may not become the next */
function changesOf(
  one: PlannedPromotion,
  { id, at: begunAt, number }: { id: string; at: number; number: number },
  facts: ShopFacts,
): Row[] {
  const by = facts.staff.sales;
  let at = begunAt;
  return one.path.map((to, index) => {
    const from = one.path[index - 1] ?? null;
    if (from && !promotionTransitions[from].includes(to))
      throw new Error(`a promotion may not go from ${from} to ${to}`);
    if (to === 'active') at = atWork(at, 1, facts.chance);
    if (to === 'ended') at = facts.end - (one.ends ?? 0) * dayMs + 15 * 3_600_000;
    noteStatus(facts, { entity: 'promotion', number: String(number) }, { at, from, to, by, reason: null });
    return {
      id: facts.chance.uuidAt(at),
      promotion_id: id,
      version: index + 1,
      at: isoOf(at),
      act: to === 'draft' ? 'added' : to,
      actor: by.name,
      reason: null,
      facts: termsOf(one, facts.end),
    };
  });
}
