import type { TaxRecord } from '@gantry/contracts/schemas/taxation';
import type { Order, OrderLine } from './order.entity.ts';
import { taxLinesOf } from './tax-lines.ts';
import { lessValue, valueOfFirst } from './units-value.ts';

const ended: readonly Order['state'][] = ['complete', 'closed', 'canceled'];

/** Whether nothing of an order has left or is invoiced, so that its tax may still become another. */
export const isUninvoiced = (order: Order): boolean =>
  order.invoicedGoods === 0 &&
  !ended.includes(order.state) &&
  order.lines.getItems().every(({ quantityShipped }) => quantityShipped === 0);

/**
 * Takes over another calculation of an order's tax, made by the lines it was placed with. Lines that were split share the
 * tax of the line they come from, to the cent.
 */
export function retaxOrder(order: Order, record: TaxRecord): void {
  const taxes = new Map(record.lines.map(({ id, amount }) => [id, amount]));
  for (const [first, parts] of familiesOf(order)) shareTax(parts, taxes.get(String(first.lineNumber)) ?? 0);
  order.grandTotal += record.total - order.tax;
  order.tax = record.total;
  order.taxLines = taxLinesOf(record);
  if (order.depositDue) order.depositDue = Math.min(order.depositDue, order.grandTotal);
}

/** Lines as they were placed, each with all that was split off it since, by number. */
function familiesOf(order: Order): Map<OrderLine, OrderLine[]> {
  const lines = [...order.lines.getItems()].sort((a, b) => a.lineNumber - b.lineNumber);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const families = new Map<OrderLine, OrderLine[]>();
  for (const line of lines) {
    let first = line;
    for (let from = first; from.splitFrom; from = first) first = byId.get(from.splitFrom) ?? first;
    families.set(first, [...(families.get(first) ?? []), line]);
  }
  return families;
}

function shareTax(parts: readonly OrderLine[], tax: number): void {
  const total = parts.reduce((sum, line) => sum + line.total, 0);
  const whole = { quantity: Math.max(1, total), total, tax };
  let reached = 0;
  for (const line of parts) {
    const before = valueOfFirst(whole, reached);
    reached += line.total;
    line.tax = lessValue(valueOfFirst(whole, reached), before).tax;
  }
}
