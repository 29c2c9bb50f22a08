import { addressLines } from '@gantry/contracts/address-lines';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { isLive } from '@gantry/domain/statuses/line-groups';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { documentWords, type DocumentMessageId, type DocumentWords } from '@gantry/documents/document-words';
import type { Order } from '../order/order.entity.ts';

type Picked = Pick<Order, 'number' | 'shipTo' | 'shippingService' | 'updatedAt'> & {
  readonly lines: readonly OpenLine[];
};
interface OpenLine {
  readonly lineNumber: number;
  readonly sku: string;
  readonly name: string;
  readonly brand?: string | null;
  readonly partNumber: string;
  readonly openUnits: number;
  readonly status: LineStatus;
}

/** What is to be taken from the shelves for an order: all that has not left, with room to tick it off. English, for the house. */
export function pickList(
  order: Picked,
  seller: BusinessDocument['seller'],
  locale: string,
): BusinessDocument {
  const words = documentWords(locale);
  const open = order.lines.filter(({ openUnits, status }) => openUnits > 0 && isLive(status));
  return {
    locale: words.locale,
    title: words.format('pick.title', { number: order.number.toUpperCase() }),
    issuedAt: order.updatedAt.toISOString(),
    seller,
    notice: open.length === 0 ? words.format('pick.nothing') : null,
    facts: [
      { label: words.format('shipping-service'), lines: [words.term('service', order.shippingService)] },
      { label: words.format('ship-to'), lines: addressLines(order.shipTo, words.countryName) },
    ],
    table: tableOf(open, words),
    sums: [],
    sections: [],
  };
}

function tableOf(open: readonly OpenLine[], words: DocumentWords): BusinessDocument['table'] {
  const column = (id: DocumentMessageId, share: number, isNumber = false) => ({
    label: words.format(id),
    isNumber,
    share,
  });
  return {
    columns: [
      column('line', 1),
      column('item', 7),
      column('pick.sku', 4),
      column('pick.units', 2, true),
      column('pick.done', 2),
    ],
    rows: open.map(({ lineNumber, sku, name, brand, partNumber, openUnits }) => ({
      cells: [
        String(lineNumber),
        [name, [brand, partNumber].filter(Boolean).join(' ')].join('\n'),
        sku,
        words.count(openUnits),
        '______',
      ],
      below: [],
    })),
  };
}
