import { addressLines } from '@gantry/contracts/address-lines';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { documentWords, type DocumentMessageId, type DocumentWords } from '@gantry/documents/document-words';
import { formatPhone } from '@gantry/domain/phone-mask';
import type { LineBlocker } from '@gantry/domain/statuses/line-status-row';
import { giftBelow } from '../shared/goods-table.ts';
import type { LocalNames } from '../shared/local-names.ts';
import type { Order, OrderLine } from '../order/order.entity.ts';

/** A line of an order, and what stands in the way of shipping it; null where it is not the dock's turn. */
export interface PickedLine {
  readonly line: OrderLine;
  readonly blockers: readonly LineBlocker[] | null;
}

/** What is to be taken from the shelves for an order, with room to tick it off and to sign; for the house. */
export function pickList(
  order: Order,
  allLines: readonly PickedLine[],
  seller: BusinessDocument['seller'],
  { locale, names }: LocalNames,
): BusinessDocument {
  const words = documentWords(locale);
  const lines = allLines.filter(isOnShelf);
  return {
    locale: words.locale,
    title: words.format('pick.title', { number: order.number.toUpperCase() }),
    issuedAt: order.updatedAt.toISOString(),
    seller,
    notice: lines.length === 0 ? words.format('pick.nothing') : null,
    facts: factsOf(order, words),
    table: lines.length === 0 ? null : tableOf(lines, words, names),
    sums: [],
    sections: lines.length === 0 ? [] : [{ heading: null, paragraphs: [words.format('pick.signed')] }],
  };
}

/** Goods that are not there cannot be picked, whatever else may still be missing before they leave. */
const isOnShelf = ({ blockers }: PickedLine): boolean =>
  blockers !== null && !blockers.includes('OUT_OF_STOCK');

function factsOf(order: Order, words: DocumentWords): BusinessDocument['facts'] {
  const fact = (id: DocumentMessageId, ...lines: string[]) => ({ label: words.format(id), lines });
  const { shipTo, shippingService, poNumber } = order;
  return [
    fact('ship-to', ...addressLines(shipTo, words.countryName)),
    ...(shipTo.phone ? [fact('pick.phone', formatPhone(shipTo.phone))] : []),
    fact('shipping-service', words.term('service', shippingService)),
    ...(poNumber ? [fact('po', poNumber)] : []),
  ];
}

function tableOf(
  lines: readonly PickedLine[],
  words: DocumentWords,
  names: LocalNames['names'],
): BusinessDocument['table'] {
  const column = (id: DocumentMessageId, share: number, isNumber = false) => ({
    label: words.format(id),
    isNumber,
    share,
  });
  return {
    columns: [
      column('line', 1),
      column('item', 7),
      column('pick.sku', 5),
      column('pick.ships', 3),
      column('pick.units', 3, true),
      column('pick.done', 2),
    ],
    rows: lines.map(({ line, blockers }) => ({
      cells: [
        String(line.lineNumber),
        [names.get(line.sku) ?? line.name, [line.brand, line.partNumber].filter(Boolean).join(' ')].join(
          '\n',
        ),
        line.sku,
        line.promise ? words.days(line.promise.from, line.promise.to) : '–',
        words.quantity(line.openUnits, line.unitOfMeasure),
        '______',
      ],
      below: [
        ...giftBelow(line, words),
        ...(blockers && blockers.length > 0 ? [words.format('pick.blocked')] : []),
      ],
    })),
  };
}
