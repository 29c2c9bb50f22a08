import { chainableTrail, type TrailText } from './chain-trail.ts';
import { chanceOf, type Chance } from './chance.ts';
import { copiedRows, type CopiedRows } from './copy-rows.ts';
import type { Customer } from './customers.ts';
import { factsOf } from './order-facts.ts';
import { addOrder } from './order-rows.ts';
import { numberKinds, placeholder, type NumberKind } from './placeholders.ts';
import { planOrder, type OrderPlan } from './plan-order.ts';
import type { Product } from './products.ts';
import type { Staff } from './staff.ts';
import type { PastPayment } from './past-payment.ts';
import { placesOfWishes, type Wish } from './wishes.ts';
import { dayMs, placingTimes } from './work-time.ts';
import { historyTables, noRows, type Rows, type Table } from './write-rows.ts';

/** What a history is made of. */
export interface HistorySource {
  readonly name: string;
  /** all of it; what was written before is not made again */
  readonly orders: number;
  readonly begun: number;
  /** the midnight it ends at */
  readonly end: number;
  readonly customers: readonly Customer[];
  readonly products: readonly Product[];
  readonly staff: Staff;
  readonly hasCards: boolean;
}

/** Orders that are written in one transaction, as the database reads them; numbers are placeholders yet. */
export interface BuiltBatch {
  readonly from: number;
  readonly count: number;
  /** how many numbers of each kind it needs */
  readonly counts: Readonly<Record<NumberKind, number>>;
  readonly tables: readonly (CopiedRows & { readonly table: Table })[];
  readonly trail: TrailText;
  /** what the sandbox of the card provider has of its newest payments, as JSON */
  readonly cardPayments: string;
  /** units that its open orders set aside */
  readonly reserved: { readonly skus: readonly string[]; readonly units: readonly number[] };
}

/** Days of which the sandbox of the card provider is told; it has forgotten older payments. */
const tellingDays = 60;

interface BatchRows {
  readonly rows: Rows;
  readonly payments: readonly PastPayment[];
  readonly counts: BuiltBatch['counts'];
}

/** Makes the orders of a history, one batch after the other. */
export class HistoryBuilder {
  private readonly chance: Chance;
  private readonly timeOf: (fraction: number) => number;
  private readonly wishes: ReadonlyMap<number, Wish>;
  private readonly agreed: readonly Product[];

  constructor(private readonly source: HistorySource) {
    const { name, end, begun, orders } = source;
    this.chance = chanceOf(`${name}:${new Date(end).toISOString()}${begun > 0 ? `:${begun}` : ''}`);
    this.agreed = source.products.filter(({ contractPrice }) => contractPrice !== null);
    this.timeOf = placingTimes(end);
    this.wishes = placesOfWishes(orders, end, (place) => this.timeOf((place + 0.5) / orders));
  }

  /** The next orders: so many, of which the first has a place in the whole history. */
  buildBatch(from: number, count: number): BuiltBatch {
    const { name, end, products } = this.source;
    const before = products.map(({ free }) => free);
    const plans = Array.from({ length: count }, (_, index) => this.planAt(from + index));
    const { rows, counts, payments } = this.rowsOf(plans, chanceOf(`${name}:${from}:${end}`));
    const { 'identity.audit_entry': trail, ...others } = rows;
    const taken = products
      .map(({ sku, free }, index) => ({ sku, units: before[index]! - free }))
      .filter(({ units }) => units > 0);
    return {
      from,
      count,
      counts,
      tables: copiedTables(others),
      trail: chainableTrail(trail),
      cardPayments: JSON.stringify(payments.filter(({ createdAt }) => end - createdAt < tellingDays * dayMs)),
      reserved: { skus: taken.map(({ sku }) => sku), units: taken.map(({ units }) => units) },
    };
  }

  private planAt(place: number): OrderPlan {
    const { customers, products, staff, end, orders, hasCards } = this.source;
    const { chance, agreed } = this;
    const placedAt = this.timeOf((place + chance.fraction()) / orders);
    const wish = this.wishes.get(place);
    const drawn = chance.pickFrom(customers);
    const customer = (wish?.isDemo && customers.find(({ isDemo }) => isDemo)) || drawn;
    return planOrder({ customer, products, agreed, staff, placedAt, end, chance, wish, hasCards });
  }

  private rowsOf(plans: readonly OrderPlan[], chance: Chance): BatchRows {
    const places = Object.fromEntries(
      numberKinds.map((kind) => [kind, placesOf(plans, numberedAt[kind])]),
    ) as Record<NumberKind, ReadonlyMap<number, number>>;
    const rows = noRows();
    const payments = plans.flatMap((plan, index) => {
      const numberOf = (kind: NumberKind) => placeholder(kind, places[kind].get(index) ?? 0);
      const numbers = {
        order: numberOf('order'),
        shipment: `s-${numberOf('shipment')}`,
        invoice: `i-${numberOf('invoice')}`,
        request: `r-${numberOf('request')}`,
        memo: `c-${numberOf('memo')}`,
        quote: `q-${numberOf('quote')}`,
      };
      return addOrder(rows, factsOf(plan, numbers, chance), this.source.staff, this.source.end) ?? [];
    });
    const counts = Object.fromEntries(numberKinds.map((kind) => [kind, places[kind].size]));
    return { rows, payments, counts: counts as BuiltBatch['counts'] };
  }
}

type Moment = number | null | undefined;
const shippedAt = ({ moves }: OrderPlan): Moment => moves.find(({ to }) => to === 'shipped')?.at;

/** When what bears a number comes about, for each kind; never where it does not. */
const numberedAt: Readonly<Record<NumberKind, (plan: OrderPlan) => Moment>> = {
  order: ({ placedAt }) => placedAt,
  shipment: shippedAt,
  invoice: shippedAt,
  request: ({ back, cancellation }) => (back ?? cancellation)?.requestedAt,
  memo: ({ back }) => back?.acts.find(({ act }) => act === 'refund')?.at,
  quote: ({ quote }) => quote?.receivedAt,
};

/** Records are numbered as they come about. @returns their places by those of their orders */
function placesOf(
  plans: readonly OrderPlan[],
  momentOf: (plan: OrderPlan) => Moment,
): ReadonlyMap<number, number> {
  const dated = plans.map((plan, index) => ({ index, at: momentOf(plan) ?? null }));
  const numbered = dated.filter(({ at }) => at !== null).sort((one, other) => one.at! - other.at!);
  return new Map(numbered.map(({ index }, place) => [index, place]));
}

const copiedTables = (rows: Omit<Rows, 'identity.audit_entry'>): BuiltBatch['tables'] =>
  historyTables.flatMap((table) =>
    table === 'identity.audit_entry' || rows[table].length === 0
      ? []
      : [{ table, ...copiedRows(rows[table]) }],
  );
