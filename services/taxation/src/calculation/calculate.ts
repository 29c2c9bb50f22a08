import { placeOf, type Place, type PlaceInput } from '../places/place.ts';
import { rateOn, taxOn, type Rate, type Taxable } from '../rates/rate.ts';

/** Why a line is taxed as it is. */
export type TaxReason = 'standard' | 'product-exempt' | 'no-nexus' | 'shipping-not-taxable' | 'unknown-zip';
export interface TaxRequest extends PlaceInput {
  readonly lines: readonly { readonly id: string; readonly amount: number; readonly taxCode: string }[];
  readonly shipping: number;
  readonly handling: number;
}
export interface TaxRules {
  readonly rates: readonly Rate[];
  /** states we must collect for; `all` is the default */
  readonly nexus: 'all' | ReadonlySet<string>;
  /** ISO date the rates are taken of */
  readonly day: string;
}
export interface TaxedLine {
  readonly id: string;
  readonly amount: number;
  readonly jurisdiction: string;
  readonly rate: string;
  readonly reason: TaxReason;
}

/** Tax code of goods that are never taxed. */
const exemptCode = 'exempt';
const noRate = '0.00000';

/** Sales tax at state level, line by line; shipping and handling come as lines of these names. */
export function calculateTax(request: TaxRequest, rules: TaxRules) {
  const place = placeOf(request);
  const charges = [
    ...request.lines.map((line) => ({ ...line, kind: 'goods' as Taxable })),
    { id: 'shipping', amount: request.shipping, taxCode: 'shipping', kind: 'shipping' as Taxable },
    { id: 'handling', amount: request.handling, taxCode: 'handling', kind: 'handling' as Taxable },
  ].filter((charge) => charge.kind === 'goods' || charge.amount !== 0);
  const lines = charges.map((charge) => taxCharge(charge, place, rules));
  return {
    total: lines.reduce((sum, line) => sum + line.amount, 0),
    complete: place.kind !== 'unknown',
    lines,
  };
}

interface Charge {
  readonly id: string;
  readonly amount: number;
  readonly taxCode: string;
  readonly kind: Taxable;
}

function taxCharge(charge: Charge, place: Place, rules: TaxRules): TaxedLine {
  if (place.kind === 'unknown')
    return untaxed(charge, place.state ? `US-${place.state}` : 'US', 'unknown-zip');
  if (place.kind === 'abroad') return untaxed(charge, 'abroad', 'no-nexus');
  const jurisdiction = `US-${place.state}`;
  if (rules.nexus !== 'all' && !rules.nexus.has(place.state))
    return untaxed(charge, jurisdiction, 'no-nexus');
  if (charge.taxCode === exemptCode) return untaxed(charge, jurisdiction, 'product-exempt');
  const rate = rateOn(rules.rates, jurisdiction, charge.kind, rules.day)?.rate;
  if (rate === undefined) {
    return untaxed(charge, jurisdiction, charge.kind === 'goods' ? 'standard' : 'shipping-not-taxable');
  }
  return { id: charge.id, amount: taxOn(charge.amount, rate), jurisdiction, rate, reason: 'standard' };
}

const untaxed = ({ id }: Charge, jurisdiction: string, reason: TaxReason): TaxedLine => ({
  id,
  amount: 0,
  jurisdiction,
  rate: noRate,
  reason,
});
