import type { AdminInquiryLine } from '@gantry/contracts/schemas/admin-inquiry';
import { marginBasisPoints } from '@gantry/domain/margin';

type Line = Pick<
  AdminInquiryLine,
  'id' | 'quantity' | 'unitPrice' | 'unitCost' | 'alternativeFor' | 'notAvailable'
>;

/** What a quote comes to. Amounts are minor units. */
export interface LineTotals {
  readonly price: number;
  /** null while a priced line has no cost, or where costs are not shown */
  readonly cost: number | null;
  readonly margin: number | null;
  /** lines that still need a price */
  readonly open: number;
}

/** Lines that cannot be had count for nothing, and neither do those that another is offered for. */
export function lineTotals(lines: readonly Line[]): LineTotals {
  const replaced = new Set(lines.map(({ alternativeFor }) => alternativeFor));
  const counted = lines.filter(({ id, notAvailable }) => notAvailable === null && !replaced.has(id));
  const priced = counted.filter(({ unitPrice }) => unitPrice !== null);
  const price = priced.reduce((sum, { quantity, unitPrice }) => sum + quantity * (unitPrice ?? 0), 0);
  const isCostKnown = priced.length > 0 && priced.every(({ unitCost }) => (unitCost ?? null) !== null);
  const cost = isCostKnown
    ? priced.reduce((sum, { quantity, unitCost }) => sum + quantity * (unitCost ?? 0), 0)
    : null;
  return { price, cost, margin: marginBasisPoints(price, cost), open: counted.length - priced.length };
}
