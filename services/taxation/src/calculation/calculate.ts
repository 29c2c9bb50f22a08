import type {
  Situation,
  Taxable,
  TaxedLine,
  TaxReason,
  TaxRequest,
} from '@gantry/contracts/schemas/taxation';
import { splitTax, sumOfRates, taxOn } from '../rates/rate.ts';

/** Raised whenever the same situation would come to other cents: kept calculations name theirs. */
export const engineVersion = 1;
const noRate = '0.00000';

interface Charge {
  readonly id: string;
  readonly amount: number;
  readonly taxCode: string;
  readonly kind: Taxable;
  /** of one item, minor units */
  readonly unitPrice?: number | undefined;
}
type Amounts = Pick<TaxRequest, 'lines' | 'shipping' | 'handling'>;

/**
 * The tax of an order in a situation, line by line, rounded half up per line; shipping and handling are lines of these
 * names. Nothing but its arguments decides, so that the same situation comes to the same cents for ever.
 */
export function calculateTax(request: Amounts, situation: Situation) {
  const lines = chargesOf(request).map((charge) => taxCharge(charge, situation));
  return {
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    complete: situation.kind !== 'unknown',
    lines,
  };
}

function chargesOf({ lines, shipping, handling }: Amounts): Charge[] {
  return [
    ...lines.map((line) => ({ ...line, kind: 'goods' as const })),
    { id: 'shipping', amount: shipping, taxCode: 'shipping', kind: 'shipping' as const },
    { id: 'handling', amount: handling, taxCode: 'handling', kind: 'handling' as const },
  ].filter(({ kind, amount }) => kind === 'goods' || amount !== 0);
}

function taxCharge(charge: Charge, situation: Situation): TaxedLine {
  const reason = whyUntaxed(charge, situation);
  const certificate = reason === 'customer-exempt' ? (situation.certificate?.number ?? null) : null;
  if (reason) return { ...lineOf(charge, situation), reason, certificate };
  const places = situation.places.map((place) => ({ place, rate: rateFor(charge, situation, place) }));
  const rates = places.map(({ rate }) => rate);
  const rate = sumOfRates(rates);
  const amount = taxOn(charge.amount, rate);
  const shares = splitTax(amount, charge.amount, rates);
  const parts = places.map(({ place: { code, level, name }, rate: one }, at) => ({
    code,
    level,
    name,
    rate: one,
    amount: shares[at] ?? 0,
  }));
  return { ...lineOf(charge, situation), amount, rate, reason: 'standard', parts };
}

/** What the state asks of goods of a tax code may be less; the places in it ask what they ask. */
function rateFor(
  { kind, taxCode }: Charge,
  { taxCodes }: Situation,
  place: Situation['places'][number],
): string {
  if (kind !== 'goods') return place[kind] ?? noRate;
  return place.level === 'state' ? (taxCodes[taxCode] ?? place.goods) : place.goods;
}

/** Why nothing is asked; null where something is. The widest reason comes first. */
function whyUntaxed(charge: Charge, situation: Situation): TaxReason | null {
  const { kind, taxCode } = charge;
  if (situation.kind === 'unknown') return 'unknown-zip';
  if (situation.kind === 'abroad' || !situation.nexus) return 'no-nexus';
  if (kind === 'goods' && situation.taxCodes[taxCode] === null) return 'product-exempt';
  if (situation.certificate) return 'customer-exempt';
  if (kind === 'shipping' && !situation.shippingTaxable) return 'shipping-not-taxable';
  if (kind === 'handling' && !situation.handlingTaxable) return 'shipping-not-taxable';
  return kind === 'goods' && isFreed(charge, situation) ? 'holiday' : null;
}

/** Whether a holiday frees an item: of its tax codes, and at its price. */
function isFreed({ taxCode, amount, unitPrice = amount }: Charge, situation: Situation): boolean {
  const { holiday, holidays = holiday ? [{ ...holiday, maxPrice: null }] : [] } = situation;
  return holidays.some(
    ({ taxCodes, maxPrice }) =>
      (taxCodes.length === 0 || taxCodes.includes(taxCode)) && (maxPrice === null || unitPrice <= maxPrice),
  );
}

const lineOf = ({ id, kind, amount }: Charge, { kind: where, state }: Situation): TaxedLine => ({
  id,
  kind,
  base: amount,
  amount: 0,
  jurisdiction: where === 'abroad' ? 'abroad' : state ? `US-${state}` : 'US',
  rate: noRate,
  reason: 'standard',
  parts: [],
  certificate: null,
});
