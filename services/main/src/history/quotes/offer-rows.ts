import type { Chance } from '../chance.ts';
import type { Customer } from '../customers.ts';
import { dayOf, isoOf } from '../log-rows.ts';
import { addressOf, taxOf, taxLineOf } from '../order-facts.ts';
import type { PlannedLine } from '../plan-order.ts';
import type { Doer } from '../staff.ts';
import { dayMs } from '../work-time.ts';
import type { Rows } from '../write-rows.ts';
import { offerDays } from './plan-quote.ts';
import { offerNotes } from './quote-texts.ts';

/** A line as it is offered; amounts in minor units per unit. */
export interface OfferedLine extends PlannedLine {
  readonly id: string;
  readonly unitCost: number;
  readonly leadTimeDays: number | null;
}

/** What goods cost us, in hundredths of their list price. */
const costs = [58, 64, 70, 74] as const;
const leadTimes = [null, null, 2, 5, 10] as const;

/** What staff fill in beside the price. */
export const priceLines = (lines: readonly PlannedLine[], chance: Chance): OfferedLine[] =>
  lines.map((line) => ({
    ...line,
    id: chance.uuid(),
    unitCost: Math.round((line.product.price * chance.pickFrom(costs)) / 100),
    leadTimeDays: chance.pickFrom(leadTimes),
  }));

interface OfferOf {
  readonly inquiryId: string;
  readonly revision: number;
  readonly at: number;
  readonly by: Doer;
  readonly lines: readonly OfferedLine[];
  readonly customer: Customer;
  readonly chance: Chance;
}

/** A revision of an offer as it was sent. @returns its id */
export function addOffer(rows: Rows, offer: OfferOf): string {
  const { at, by, lines, customer, chance } = offer;
  const id = chance.uuidAt(at);
  const amounts = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0);
  const tax = amounts.reduce((sum, amount) => sum + taxOf(amount, customer.firm), 0);
  rows['sales.offer'].push({
    id,
    inquiry_id: offer.inquiryId,
    revision: offer.revision,
    ship_to: addressOf(customer),
    shipping_service: 'ups-ground',
    payment_term: 'net-30',
    valid_until: dayOf(at + offerDays * dayMs),
    note: chance.pickFrom(offerNotes),
    subtotal,
    handling_fee: 0,
    shipping: 0,
    tax,
    grand_total: subtotal + tax,
    tax_lines: [taxLineOf(customer.firm, tax)],
    tax_complete: true,
    rates_version: dayOf(at).slice(0, 7),
    sent_by_id: by.id,
    sent_by: by.name,
    sent_at: isoOf(at),
  });
  lines.forEach((line, index) =>
    rows['sales.offer_line'].push({
      id: chance.uuidAt(at),
      offer_id: id,
      line_number: index + 1,
      inquiry_line_id: line.id,
      sku: line.product.sku,
      uri: line.product.uri,
      name: line.product.name,
      brand: line.product.brand,
      part_number: line.product.partNumber,
      quantity: line.quantity,
      unit_of_measure: line.product.unitOfMeasure,
      list_price: line.product.price,
      unit_price: line.unitPrice,
      unit_cost: line.unitCost,
      tax: taxOf(amounts[index]!, customer.firm),
      lead_time_days: line.leadTimeDays,
    }),
  );
  return id;
}
