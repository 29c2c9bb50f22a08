import type { Chance } from '../chance.ts';
import type { Row } from '../copy-rows.ts';
import type { Customer } from '../customers.ts';
import type { Firm } from '../firms.ts';
import { dayOf, isoOf } from '../log-rows.ts';
import { addressOf } from '../order-facts.ts';
import type { PlannedLine } from '../planned-moves.ts';
import type { Doer } from '../staff.ts';
import { taxLineOf, taxOf } from '../taxes.ts';
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
  const { at, lines, chance } = offer;
  const id = chance.uuidAt(at);
  rows['sales.offer'].push({ id, ...offerRow(offer) });
  lines.forEach((line, index) =>
    rows['sales.offer_line'].push({
      id: chance.uuidAt(at),
      offer_id: id,
      line_number: index + 1,
      ...lineRow(line, offer.customer.firm),
    }),
  );
  return id;
}

function offerRow({ inquiryId, revision, at, by, lines, customer, chance }: OfferOf): Row {
  const amounts = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0);
  const tax = amounts.reduce((sum, amount) => sum + taxOf(amount, customer.firm), 0);
  return {
    inquiry_id: inquiryId,
    revision,
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
  };
}

const lineRow = ({ product, quantity, unitPrice, ...line }: OfferedLine, firm: Firm): Row => ({
  inquiry_line_id: line.id,
  sku: product.sku,
  uri: product.uri,
  name: product.name,
  brand: product.brand,
  part_number: product.partNumber,
  quantity,
  unit_of_measure: product.unitOfMeasure,
  list_price: product.price,
  unit_price: unitPrice,
  unit_cost: line.unitCost,
  tax: taxOf(unitPrice * quantity, firm),
  lead_time_days: line.leadTimeDays,
});
