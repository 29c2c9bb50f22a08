import { addressLines } from '@gantry/contracts/address-lines';
import type { OfferChange } from '@gantry/contracts/schemas/offer';
import type { Offer, OfferLine } from './offer.entity.ts';

type Value = OfferChange['before'];
type Facts = Pick<
  Offer,
  | 'shipTo'
  | 'shippingService'
  | 'paymentTerm'
  | 'depositPercent'
  | 'allowsPartial'
  | 'note'
  | 'shipping'
  | 'handlingFee'
  | 'tax'
  | 'grandTotal'
>;
type Line = Pick<OfferLine, 'inquiryLineId' | 'name' | 'quantity' | 'unitPrice' | 'leadTimeDays'>;

/** An offer as far as two revisions are compared. */
export interface ComparedOffer extends Facts {
  readonly lines: readonly Line[];
}

/** What a revision changed in the one before it: its lines first, then what concerns the whole offer. */
export function offerChanges(before: ComparedOffer, after: ComparedOffer): OfferChange[] {
  return [...lineChanges(before.lines, after.lines), ...factChanges(before, after)];
}

/** A line is the same one where it answers the same line of the quote. */
function lineChanges(before: readonly Line[], after: readonly Line[]): OfferChange[] {
  const isIn = (lines: readonly Line[], { inquiryLineId }: Line) =>
    lines.find((line) => line.inquiryLineId === inquiryLineId);
  const removed = before.filter((line) => !isIn(after, line));
  return [
    ...after.flatMap((line) => {
      const old = isIn(before, line);
      return old
        ? changedCells(old, line)
        : [{ what: 'added', name: line.name, ...sides(null, line.quantity) } as const];
    }),
    ...removed.map(({ name, quantity }) => ({ what: 'removed', name, ...sides(quantity, null) }) as const),
  ];
}

const changedCells = (before: Line, after: Line): OfferChange[] =>
  differences(after.name, [
    ['quantity', before.quantity, after.quantity],
    ['unit-price', before.unitPrice, after.unitPrice],
    ['lead-time', before.leadTimeDays ?? null, after.leadTimeDays ?? null],
  ]);

const factChanges = (before: Facts, after: Facts): OfferChange[] =>
  differences(null, [
    ['ship-to', placeOf(before), placeOf(after)],
    ['service', before.shippingService, after.shippingService],
    ['shipping', before.shipping, after.shipping],
    ['handling', before.handlingFee, after.handlingFee],
    ['tax', before.tax, after.tax],
    ['total', before.grandTotal, after.grandTotal],
    ['term', before.paymentTerm, after.paymentTerm],
    ['deposit', before.depositPercent ?? null, after.depositPercent ?? null],
    ['partial', before.allowsPartial, after.allowsPartial],
    ['note', before.note ?? null, after.note ?? null],
  ]);

const placeOf = ({ shipTo }: Facts): string => addressLines(shipTo, (country) => country).join(', ');

const differences = (
  name: string | null,
  pairs: readonly (readonly [OfferChange['what'], Value, Value])[],
): OfferChange[] =>
  pairs
    .filter(([, before, after]) => before !== after)
    .map(([what, before, after]) => ({ what, name, ...sides(before, after) }));

const sides = (before: Value, after: Value) => ({ before, after });
