import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import type { DocumentWords } from '@gantry/documents/document-words';

/** A line of goods as a document prints it; amounts in minor units. */
interface PrintedLine {
  readonly lineNumber: number;
  readonly name: string;
  readonly brand: string | null;
  readonly partNumber: string | null;
  readonly quantity: number;
  readonly unitOfMeasure: string;
  readonly unitPrice: number;
  readonly amount: number;
  /** a promotion gives it; left out where it is bought */
  readonly isGift?: boolean | undefined;
  /** what stands in small print below it */
  readonly below?: readonly string[];
}

/** What promotions took off units that cost less than their price says. */
function discountBelow({ unitPrice, quantity, amount }: PrintedLine, words: DocumentWords): string[] {
  const discount = unitPrice * quantity - amount;
  return discount > 0 ? [words.format('line-discount', { amount: words.money(-discount) })] : [];
}

/** That a line costs nothing because it is given. */
export const giftBelow = ({ isGift = false }: Pick<PrintedLine, 'isGift'>, words: DocumentWords): string[] =>
  isGift ? [words.format('gift')] : [];

/** The table of goods with their prices: the same on offers, orders, invoices, and credit memos. */
export function goodsTable(lines: readonly PrintedLine[], words: DocumentWords): BusinessDocument['table'] {
  const column = (id: 'line' | 'item' | 'quantity' | 'price' | 'amount', share: number) => ({
    label: words.format(id),
    isNumber: id !== 'line' && id !== 'item',
    share,
  });
  return {
    columns: [
      column('line', 1),
      column('item', 12),
      column('quantity', 2),
      column('price', 2),
      column('amount', 2),
    ],
    rows: lines.map((line) => ({
      cells: [
        String(line.lineNumber),
        [line.name, [line.brand, line.partNumber].filter(Boolean).join(' ')].join('\n'),
        words.quantity(line.quantity, line.unitOfMeasure),
        words.money(line.unitPrice),
        words.money(line.amount),
      ],
      below: [...giftBelow(line, words), ...discountBelow(line, words), ...(line.below ?? [])],
    })),
  };
}
