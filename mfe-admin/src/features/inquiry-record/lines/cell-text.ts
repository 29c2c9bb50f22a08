import type { AdminInquiryLine, QuoteLineCells } from '@gantry/contracts/schemas/admin-inquiry';
import { discountBasisPoints, discountedPrice } from '@gantry/domain/margin';

/** Cells of the grid that are typed into; a discount is a price said in another way. */
export const typedCells = [
  'quantity',
  'unitPrice',
  'discount',
  'unitCost',
  'leadTimeDays',
  'minimumQuantity',
] as const;
export type TypedCell = (typeof typedCells)[number];

type Line = Pick<AdminInquiryLine, Exclude<TypedCell, 'discount'> | 'listPrice'>;

/** What stands in a cell; amounts with two decimals, without a currency. */
export function cellText(line: Line, cell: TypedCell): string {
  if (cell === 'discount') return decimalText(discountBasisPoints(line.unitPrice, line.listPrice));
  const value = line[cell] ?? null;
  if (cell === 'unitPrice' || cell === 'unitCost') return decimalText(value);
  return value === null ? '' : String(value);
}

const decimalText = (hundredths: number | null): string =>
  hundredths === null ? '' : (hundredths / 100).toFixed(2);

/**
 * What typed or pasted text changes in a line; null where it cannot be read. An empty cell is emptied, but for the
 * quantity, which a line cannot be without.
 */
export function cellsOf(line: Line, cell: TypedCell, typed: string): QuoteLineCells | null {
  const text = typed.trim();
  if (text === '') return cell === 'quantity' ? null : { [cell === 'discount' ? 'unitPrice' : cell]: null };
  if (cell === 'unitPrice' || cell === 'unitCost') {
    const amount = hundredthsOf(text.replace(/^\$|\$$/, ''));
    return amount === null || amount < 0 ? null : { [cell]: amount };
  }
  if (cell === 'discount') return priceOfDiscount(line.listPrice, text.replace(/%$/, ''));
  const whole = /^\d{1,6}$/.test(text) ? Number(text) : null;
  const least = cell === 'leadTimeDays' ? 0 : 1;
  return whole === null || whole < least ? null : { [cell]: whole };
}

function priceOfDiscount(listPrice: number | null, text: string): QuoteLineCells | null {
  const basisPoints = hundredthsOf(text);
  if (listPrice === null || basisPoints === null || basisPoints > 10_000) return null;
  return { unitPrice: discountedPrice(listPrice, basisPoints) };
}

/** A number with up to two decimals, written `1,234.5`, `1 234,50` or `1234`, in hundredths. */
function hundredthsOf(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '');
  const [, sign = '', whole = '', , decimals = ''] =
    /^(-?)(\d{1,3}(?:[.,]?\d{3})*|\d+)(([.,])\d{1,2})?$/.exec(plain)?.map((part) => part ?? '') ?? [];
  if (whole === '') return null;
  const fraction = decimals === '' ? '' : plain.slice(plain.lastIndexOf(decimals) + 1);
  const hundredths = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' ? -hundredths : hundredths;
}

/** Rows and columns of what a spreadsheet puts on the clipboard. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'));
