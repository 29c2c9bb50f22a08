import type { PriceListPreview, PriceListPreviewRow } from '@gantry/contracts/schemas/price-list';
import { marginBasisPoints, thinMarginBasisPoints } from '@gantry/domain/margin';
import { amountOf, linesFor, type ListLine } from '../price/list-lines.ts';
import type { ListedProduct } from './listed-products.repository.ts';

/** Rows that are shown of a preview. */
const maxRows = 200;

interface Compared {
  readonly before: readonly ListLine[];
  readonly after: readonly ListLine[];
  readonly products: readonly ListedProduct[];
}

/** What the products of a list cost its buyers before and after, as far as it differs; what needs a look comes first. */
export function previewLines({ before, after, products }: Compared): Omit<PriceListPreview, 'problems'> {
  const [was, is] = [indexed(before), indexed(after)];
  const rows = products.flatMap((product) => rowsOf(product, was(product), is(product)));
  const worst = rows.toSorted((a, b) => Number(b.warning !== null) - Number(a.warning !== null));
  const warned = new Set(rows.flatMap(({ sku, warning }) => (warning ? [sku] : [])));
  return {
    rows: worst.slice(0, maxRows),
    changed: new Set(rows.map(({ sku }) => sku)).size,
    warnings: warned.size,
    products: products.filter((product) => is(product).length > 0).length,
  };
}

/** The lines that may speak of a product, without looking at all of them for each. */
function indexed(lines: readonly ListLine[]): (product: ListedProduct) => ListLine[] {
  const bySku = Map.groupBy(
    lines.filter(({ kind }) => kind === 'product'),
    ({ target }) => target,
  );
  const others = lines.filter(({ kind }) => kind !== 'product');
  return (product) => bySku.get(product.sku) ?? linesFor(others, product);
}

function rowsOf(
  product: ListedProduct,
  before: readonly ListLine[],
  after: readonly ListLine[],
): PriceListPreviewRow[] {
  const quantities = new Set([...before, ...after].map(({ quantity }) => quantity));
  return [...quantities]
    .sort((a, b) => a - b)
    .flatMap((quantity) => {
      const at = (lines: readonly ListLine[]) => {
        const line = lines.find((one) => one.quantity === quantity);
        return line ? amountOf(line, product.listPrice) : null;
      };
      const hasLine = after.some((line) => line.quantity === quantity);
      const row = compared(product, quantity, { before: at(before), after: at(after), hasLine });
      return row.before === row.after && row.warning !== 'no-list-price' ? [] : [row];
    });
}

function compared(
  { sku, name, listPrice, cost }: ListedProduct,
  quantity: number,
  { before, after, hasLine }: { before: number | null; after: number | null; hasLine: boolean },
): PriceListPreviewRow {
  const marginAfter = marginBasisPoints(after, cost);
  const prices = { before, after, listPrice, cost };
  return {
    sku,
    name,
    quantity,
    ...prices,
    marginBefore: marginBasisPoints(before, cost),
    marginAfter,
    warning: warningOf({ after, listPrice, marginAfter, hasLine }),
  };
}

function warningOf({
  after,
  listPrice,
  marginAfter,
  hasLine,
}: Pick<PriceListPreviewRow, 'after' | 'listPrice' | 'marginAfter'> & { hasLine: boolean }) {
  if (after === null) return hasLine ? 'no-list-price' : null;
  if (marginAfter !== null && marginAfter < 0) return 'below-cost';
  if (marginAfter !== null && marginAfter < thinMarginBasisPoints) return 'thin-margin';
  return listPrice !== null && after > listPrice ? 'above-list' : null;
}
