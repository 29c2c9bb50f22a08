import type {
  ConfirmationEscalation,
  ConfirmedDifference,
} from '@gantry/contracts/schemas/purchase-confirmation';
import { isOneOfRoles, purchaseLimitRoles, type Role } from '@gantry/domain/roles';
import type { SalesConfig } from '../sales.config.ts';
import { placed } from './placed-lines.ts';
import type { Confirmation, PurchaseOrder, PurchaseOrderLine } from './purchase-order.entity.ts';

type ConfirmedLine = Confirmation['lines'][number];

/** What was said: the day of the whole, and of lines what is not as it was ordered. */
export interface SaidConfirmation {
  readonly promisedOn: string | null;
  readonly note: string | null;
  readonly lines: readonly {
    readonly lineNumber: number;
    readonly quantity: number | null;
    readonly unitCost: number | null;
    readonly promisedOn: string | null;
  }[];
}

type Ordered = Pick<PurchaseOrder, 'neededBy' | 'total'> & {
  readonly lines: readonly Pick<PurchaseOrderLine, 'lineNumber' | 'quantity' | 'unitCost'>[];
};

/** A purchase order as it is compared with what its supplier confirms. */
const orderedOf = (order: PurchaseOrder): Ordered => ({
  neededBy: order.neededBy,
  total: order.total,
  lines: order.lines.getItems(),
});

/** Every line of the order, as it is confirmed: what nothing was said of is as it was ordered. */
export function confirmedLines(order: PurchaseOrder, said: SaidConfirmation): ConfirmedLine[] {
  const about = new Map(said.lines.map((line) => [line.lineNumber, line]));
  return order.lines.getItems().map(({ lineNumber, quantity, unitCost }) => {
    const line = about.get(lineNumber);
    return {
      lineNumber,
      quantity: line?.quantity ?? quantity,
      unitCost: line?.unitCost ?? unitCost ?? 0,
      promisedOn: line?.promisedOn ?? said.promisedOn ?? '',
    };
  });
}

/**
 * Where a confirmation is not what was ordered: another quantity, another price (also a lower one), or a day after the
 * one the goods are needed by; where none is, any day will do. A line that cannot be had has no other difference.
 */
export function differencesBetween(
  ordered: Ordered,
  confirmed: readonly ConfirmedLine[],
): ConfirmedDifference[] {
  const lines = new Map(ordered.lines.map((line) => [line.lineNumber, line]));
  return confirmed.flatMap(({ lineNumber, quantity, unitCost, promisedOn }): ConfirmedDifference[] => {
    const line = lines.get(lineNumber);
    const cost = line?.unitCost ?? 0;
    const differences: ConfirmedDifference[] = [];
    if (line && quantity !== line.quantity)
      differences.push({ lineNumber, kind: 'quantity', ordered: line.quantity, confirmed: quantity });
    if (quantity === 0) return differences;
    if (unitCost !== cost)
      differences.push({ lineNumber, kind: 'price', ordered: cost, confirmed: unitCost });
    if (ordered.neededBy && promisedOn > ordered.neededBy)
      differences.push({ lineNumber, kind: 'date', ordered: ordered.neededBy, confirmed: promisedOn });
    return differences;
  });
}

export const confirmedDifferences = (order: PurchaseOrder, { lines }: Confirmation): ConfirmedDifference[] =>
  differencesBetween(orderedOf(order), lines);

/** In minor units. */
export const confirmedTotal = (lines: readonly ConfirmedLine[]): number =>
  lines.reduce((sum, { quantity, unitCost }) => sum + quantity * unitCost, 0);

/** What purchasing may accept by itself: a total in minor units, and percent by which a unit may cost more. */
export interface AcceptanceBounds {
  readonly limit: number;
  readonly tolerance: number;
}

export const acceptanceBounds = (config: SalesConfig): AcceptanceBounds => ({
  limit: config.SALES_PURCHASE_LIMIT * 100,
  tolerance: config.SALES_CONFIRMATION_TOLERANCE,
});

/** Why a confirmation needs somebody of finance, or an admin; empty where purchasing may accept it. */
export function escalationsBetween(
  ordered: Ordered,
  confirmed: readonly ConfirmedLine[],
  { limit, tolerance }: AcceptanceBounds,
): ConfirmationEscalation[] {
  const costs = new Map(ordered.lines.map(({ lineNumber, unitCost }) => [lineNumber, unitCost ?? 0]));
  const isDearer = confirmed.some(
    ({ lineNumber, quantity, unitCost }) =>
      quantity > 0 && unitCost * 100 > (costs.get(lineNumber) ?? 0) * (100 + tolerance),
  );
  return [
    ...(confirmedTotal(confirmed) > limit ? (['LIMIT'] as const) : []),
    ...(isDearer ? (['COST'] as const) : []),
  ];
}

/** The same for what waits in an order. */
export const escalationsOf = (order: PurchaseOrder, bounds: AcceptanceBounds): ConfirmationEscalation[] =>
  order.confirmation ? escalationsBetween(orderedOf(order), order.confirmation.lines, bounds) : [];

/** Whether somebody of this role may accept what waits; that they may accept anything at all is asked before. */
export const mayAccept = (order: PurchaseOrder, bounds: AcceptanceBounds, role: Role | 'system'): boolean =>
  isOneOfRoles(purchaseLimitRoles, role) || escalationsOf(order, bounds).length === 0;

/** What a supplier says of the days of what is still to come. */
interface SaidDays {
  readonly promisedOn: string | null;
  readonly lines: readonly { readonly lineNumber: number; readonly promisedOn: string | null }[];
}

/** Promises lines of which something is still to come for other days. @returns which days became others */
export function rescheduleLines(order: PurchaseOrder, said: SaidDays): ConfirmedDifference[] {
  const days = new Map(placed(order, said.lines).map(({ line, promisedOn }) => [line, promisedOn]));
  const lines = order.lines.getItems();
  const differences = lines.flatMap((line): ConfirmedDifference[] => {
    const before = line.promisedOn ?? '';
    const day = days.get(line) ?? said.promisedOn ?? before;
    if (day === before || !line.isToCome) return [];
    line.promisedOn = day;
    return [{ lineNumber: line.lineNumber, kind: 'date', ordered: before, confirmed: day }];
  });
  order.promisedOn =
    lines
      .flatMap(({ promisedOn }) => promisedOn ?? [])
      .sort()
      .at(-1) ?? null;
  return differences;
}
