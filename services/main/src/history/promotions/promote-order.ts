import { applyPromotions, lineOffOf, type AppliedPromotion } from '@gantry/domain/promotions';
import type { Chance } from '../chance.ts';
import { dayOf } from '../log-rows.ts';
import type { PlannedLine } from '../planned-moves.ts';
import type { Product } from '../products.ts';
import type { PastPromotion } from './past-promotion.ts';

/** What a promotion took off an order, and gave, as the order keeps it. */
export interface PastUse {
  readonly id: string;
  readonly code: string | null;
  readonly names: PastPromotion['names'];
  readonly lines: readonly { readonly lineNumber: number; readonly amount: number }[];
  readonly shipping: 0;
  readonly gift?: { readonly lineNumber: number; sku: string; quantity: number; worth: number };
}

/** An order's lines with what promotions took off them, and behind them what they gave. */
export interface PromotedLines {
  readonly lines: readonly PlannedLine[];
  readonly uses: readonly PastUse[];
}

interface PromotedOrder {
  readonly lines: readonly PlannedLine[];
  readonly placedAt: number;
  readonly promotions: readonly PastPromotion[];
  readonly products: readonly Product[];
  readonly chance: Chance;
  /** its buyer has heard of every code */
  readonly knowsCodes: boolean;
}

/** Of those who could use a code, how many have heard of it. */
const shareOfCodes = 0.4;

/** What was bought on a day, by the promotions of that day; those with a code for whoever has entered it. */
export function promoteOrder(order: PromotedOrder): PromotedLines {
  const { lines, placedAt, promotions, products, chance, knowsCodes } = order;
  const day = dayOf(placedAt);
  const open = promotions
    .filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
    .filter(({ code }) => code === null || knowsCodes || chance.fraction() < shareOfCodes);
  if (open.length === 0) return { lines, uses: [] };
  const giftOf = (sku: string | undefined) => products.find((product) => product.sku === sku);
  const terms = open.map((one) => {
    const worth = (giftOf(one.terms.gift?.sku)?.price ?? 0) * (one.terms.gift?.quantity ?? 0);
    return one.terms.gift ? { ...one.terms, value: worth } : one.terms;
  });
  const promotable = lines.map(({ product: { sku, brand }, quantity, unitPrice }, at) => ({
    id: String(at + 1),
    sku,
    brand,
    department: null,
    quantity,
    amount: unitPrice * quantity,
  }));
  const applied = applyPromotions(terms, promotable, null);
  const gifts = applied.flatMap(({ gift }) => {
    const product = giftOf(gift?.sku);
    return gift && product ? [givenLine(product, gift.quantity)] : [];
  });
  const lowered = lines.map((line, at) => ({ ...line, off: lineOffOf(applied, String(at + 1)) }));
  return { lines: [...lowered, ...gifts], uses: usesOf(applied, open, lines.length) };
}

const givenLine = (product: Product, quantity: number): PlannedLine => ({
  product,
  quantity,
  unitPrice: 0,
  source: 'list',
  isGift: true,
});

/** @param bought how many lines stand before the gifts */
function usesOf(
  applied: readonly AppliedPromotion[],
  promotions: readonly PastPromotion[],
  bought: number,
): PastUse[] {
  let given = bought;
  return applied.flatMap(({ id, lines, gift }): PastUse[] => {
    const promotion = promotions.find(({ terms }) => terms.id === id);
    if (!promotion || (lines.length === 0 && !gift)) return [];
    const { code, names } = promotion;
    const numbered = lines.map((line) => ({ lineNumber: Number(line.id), amount: line.amount }));
    const use = { id, code, names, lines: numbered, shipping: 0 } as const;
    if (!gift) return [use];
    given += 1;
    const { sku, quantity, worth } = gift;
    return [{ ...use, gift: { lineNumber: given, sku, quantity, worth } }];
  });
}
