import type { Departure } from './departures.ts';
import type { OrderPlan } from './plan-order.ts';
import { totalOf, type PlannedLine } from './planned-moves.ts';
import { taxLineOf, taxOf } from './taxes.ts';
import type { Chance } from './chance.ts';
import type { Customer } from './customers.ts';

/** What names an order in all services. */
interface OrderNames {
  readonly id: string;
  readonly number: string;
}
/** Numbers of an order, and of what comes of it where something does. */
export interface OrderNumbers {
  readonly order: string;
  /** of its departures, one after the other */
  readonly shipments: readonly string[];
  readonly invoices: readonly string[];
  readonly request: string;
  readonly memo: string;
  readonly quote: string;
  readonly approval: string;
}

/** A line with what it comes to; minor units. */
export interface PricedLine extends PlannedLine {
  readonly id: string;
  readonly number: number;
  readonly total: number;
  readonly tax: number;
}
/** An order with its numbers and sums. */
export interface OrderFacts extends OrderNames {
  readonly plan: OrderPlan;
  readonly priced: readonly PricedLine[];
  /** before promotions */
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
  readonly taxLine: Readonly<Record<'rate' | 'reason' | 'jurisdiction', string>> & {
    readonly amount: number;
  };
  readonly address: Readonly<Record<string, string | null>>;
  readonly token: string;
  readonly cartId: string;
  readonly numbers: OrderNumbers;
  readonly chance: Chance;
}

/** What leaves together. */
export const linesOf = ({ priced }: OrderFacts, { lines }: Departure): readonly PricedLine[] =>
  lines.length === priced.length ? priced : priced.filter(({ number }) => lines.includes(number));

/** What lines cost together, before tax and with it; minor units. */
export function sumsOf(lines: readonly PricedLine[]) {
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  const tax = lines.reduce((sum, line) => sum + line.tax, 0);
  return { goods, tax, total: goods + tax };
}

/** Where goods for somebody go. */
export function addressOf({ name, firm }: Pick<Customer, 'name' | 'firm'>) {
  const { line1, city, region, postalCode } = firm;
  const place = { line1, line2: null, city, region, postalCode, country: 'US', phone: null };
  return { company: null, attention: name, ...place };
}

/** An order with what it costs. */
export function factsOf(plan: OrderPlan, numbers: OrderNumbers, chance: Chance): OrderFacts {
  const { firm } = plan.customer;
  const priced = plan.lines.map((line, index) => {
    const total = totalOf(line);
    const sums = { total, tax: taxOf(total, firm) };
    return { id: chance.uuidAt(plan.placedAt), number: index + 1, ...line, ...sums };
  });
  const { goods, tax, total } = sumsOf(priced);
  const discount = priced.reduce((sum, { off = 0 }) => sum + off, 0);
  return {
    id: chance.uuidAt(plan.placedAt),
    number: numbers.order,
    plan,
    priced,
    subtotal: goods + discount,
    discount,
    tax,
    total,
    taxLine: taxLineOf(firm, tax),
    address: addressOf(plan.customer),
    token: chance.hex(24).slice(0, 22),
    cartId: chance.uuidAt(plan.placedAt),
    numbers,
    chance,
  };
}
