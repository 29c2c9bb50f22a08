import { chainableTrail, type TrailText } from './chain-trail.ts';
import { chanceOf, type Chance } from './chance.ts';
import { copiedRows, type CopiedRows } from './copy-rows.ts';
import type { Customer } from './customers.ts';
import { factsOf } from './order-facts.ts';
import { addOrder } from './order-rows.ts';
import { numberKinds, placeholder, type NumberKind } from './placeholders.ts';
import { planOrder, type OrderPlan } from './plan-order.ts';
import type { Product } from './products.ts';
import type { PastPromotion } from './promotions/past-promotion.ts';
import type { Staff } from './staff.ts';
import { lastMovedAt, type PastPayment } from './past-payment.ts';
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
  /** who orders what somebody else has to approve */
  readonly requesters: readonly Customer[];
  readonly products: readonly Product[];
  readonly staff: Staff;
  readonly hasCards: boolean;
  readonly promotions: readonly PastPromotion[];
}

/** Orders that are written in one transaction, as the database reads them; numbers are placeholders yet. */
export interface BuiltBatch {
  readonly from: number;
  readonly count: number;
  /** how many numbers of each kind it needs */
  readonly counts: Readonly<Record<NumberKind, number>>;
  readonly tables: readonly (CopiedRows & { readonly table: Table })[];
  readonly trail: TrailText;
  /** what the sandbox of the providers has of the newest payments by card and wallet, as JSON */
  readonly onlinePayments: string;
  /** units that its open orders set aside */
  readonly reserved: { readonly skus: readonly string[]; readonly units: readonly number[] };
}

/** Days of which the sandbox of the providers is told; it has forgotten payments that ended before. */
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
      onlinePayments: JSON.stringify(
        payments.filter((payment) => end - lastMovedAt(payment) < tellingDays * dayMs),
      ),
      reserved: { skus: taken.map(({ sku }) => sku), units: taken.map(({ units }) => units) },
    };
  }

  private planAt(place: number): OrderPlan {
    const { customers, requesters, products, staff, end, orders, hasCards, promotions } = this.source;
    const { chance, agreed } = this;
    const placedAt = this.timeOf((place + chance.fraction()) / orders);
    const wish = this.wishes.get(place);
    const drawn = chance.pickFrom(customers);
    // what somebody wishes for is the demo buyer's only where the wish says so: no debt of theirs is overdue
    const isMeant = (one: Customer) => one.isDemo === (wish?.isDemo ?? false);
    const asking = wish?.isApproved && requesters.length > 0 ? chance.pickFrom(requesters) : null;
    const meant = !wish || isMeant(drawn) ? drawn : (customers.find(isMeant) ?? drawn);
    const customer = asking ?? meant;
    const shop = { products, agreed, staff, end, hasCards, promotions };
    return planOrder({ ...shop, customer, placedAt, chance, wish });
  }

  private rowsOf(plans: readonly OrderPlan[], chance: Chance): BatchRows {
    const places = Object.fromEntries(
      numberKinds.map((kind) => [kind, placesOf(plans, numberedAt[kind])]),
    ) as Record<NumberKind, Places>;
    const rows = noRows();
    const payments = plans.flatMap((plan, index) => {
      const numbersOf = (kind: NumberKind) =>
        (places[kind].get(index) ?? [0]).map((place) => placeholder(kind, place));
      const numberOf = (kind: NumberKind) => numbersOf(kind)[0]!;
      const numbers = {
        order: numberOf('order'),
        shipments: numbersOf('shipment').map((number) => `s-${number}`),
        invoices: numbersOf('invoice').map((number) => `i-${number}`),
        request: `r-${numberOf('request')}`,
        memo: `c-${numberOf('memo')}`,
        quote: `q-${numberOf('quote')}`,
        approval: `p-${numberOf('approval')}`,
      };
      return addOrder(rows, factsOf(plan, numbers, chance), this.source.staff, this.source.end) ?? [];
    });
    const counts = Object.fromEntries(numberKinds.map((kind) => [kind, countOf(places[kind])]));
    return { rows, payments, counts: counts as BuiltBatch['counts'] };
  }
}

type Moment = number | null | undefined;
const leavingTimes = ({ departures }: OrderPlan): number[] => departures.map(({ at }) => at);
const atOnce = (momentOf: (plan: OrderPlan) => Moment) => (plan: OrderPlan) => momentOf(plan) ?? [];

/** When what bears a number comes about, for each kind; never where it does not. */
const numberedAt: Readonly<Record<NumberKind, (plan: OrderPlan) => number | number[]>> = {
  order: ({ placedAt }) => placedAt,
  shipment: leavingTimes,
  invoice: leavingTimes,
  request: atOnce(({ back, cancellation }) => (back ?? cancellation)?.requestedAt),
  memo: atOnce(({ back }) => back?.acts.find(({ act }) => act === 'refund')?.at),
  quote: atOnce(({ quote }) => quote?.receivedAt),
  approval: atOnce(({ approval }) => approval?.askedAt),
};

/** Places of what bears numbers of one kind, by those of their orders. */
type Places = ReadonlyMap<number, readonly number[]>;

const countOf = (places: Places): number => {
  let count = 0;
  for (const list of places.values()) count += list.length;
  return count;
};

/** Records are numbered as they come about. */
function placesOf(plans: readonly OrderPlan[], momentsOf: (plan: OrderPlan) => number | number[]): Places {
  const dated = plans.flatMap((plan, index) => [momentsOf(plan)].flat().map((at) => ({ index, at })));
  const places = new Map<number, number[]>();
  dated.sort((one, other) => one.at - other.at);
  for (const [place, { index }] of dated.entries()) {
    const known = places.get(index);
    if (known) known.push(place);
    else places.set(index, [place]);
  }
  return places;
}

const copiedTables = (rows: Omit<Rows, 'identity.audit_entry'>): BuiltBatch['tables'] =>
  historyTables.flatMap((table) =>
    table === 'identity.audit_entry' || rows[table].length === 0
      ? []
      : [{ table, ...copiedRows(rows[table]) }],
  );
