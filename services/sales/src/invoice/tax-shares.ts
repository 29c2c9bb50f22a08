import type { InvoiceTaxLine } from '@gantry/contracts/schemas/invoice';

/** A tax line of an order; older ones name no certificate. */
type OrderedTaxLine = Omit<InvoiceTaxLine, 'certificate'> & { readonly certificate?: string | null };

const keyOf = ({ jurisdiction, rate, reason, certificate }: OrderedTaxLine): string =>
  [jurisdiction, rate, reason, certificate ?? ''].join('|');

/**
 * The part of an order's tax lines that an invoice bears. Its amounts add up to the invoice's tax, and those of all
 * invoices to the order's, authority by authority, to the cent.
 * @param before the tax lines of the order's earlier invoices
 * @param tax of this invoice, minor units
 */
export function taxShares(
  ordered: readonly OrderedTaxLine[],
  before: readonly InvoiceTaxLine[],
  tax: number,
): InvoiceTaxLine[] {
  const all = ordered.reduce((sum, { amount }) => sum + amount, 0);
  const used = new Map<string, number>();
  for (const line of before) used.set(keyOf(line), (used.get(keyOf(line)) ?? 0) + line.amount);
  const usedSoFar = [...used.values()].reduce((sum, amount) => sum + amount, 0);
  const reached = usedSoFar + tax;
  let left = tax;
  const largest = ordered.reduce((at, line, index) => (line.amount > ordered[at]!.amount ? index : at), 0);
  const shares = ordered.map((line, index) => {
    if (index === largest || all === 0) return 0;
    const share = Math.round((line.amount * reached) / all) - (used.get(keyOf(line)) ?? 0);
    left -= share;
    return share;
  });
  // the greatest bears what rounding leaves
  if (ordered.length > 0) shares[largest] = left;
  return ordered.map(({ jurisdiction, rate, reason, certificate = null }, index) => ({
    jurisdiction,
    rate,
    reason,
    certificate,
    amount: shares[index]!,
  }));
}
