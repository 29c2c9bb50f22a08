import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { documentWords, type DocumentWords } from '@gantry/documents/document-words';
import { giftBelow } from '../shared/goods-table.ts';
import type { LocalNames } from '../shared/local-names.ts';
import type { OrderRequest } from './order-request.entity.ts';

/** The form that goes into the parcel of an authorized return: its number, where to, until when, and what is in it. */
export function requestDocument(
  request: OrderRequest,
  seller: BusinessDocument['seller'],
  { locale, names }: LocalNames,
): BusinessDocument {
  const words = documentWords(locale);
  const number = (request.rmaNumber ?? request.number).toUpperCase();
  return {
    locale: words.locale,
    title: words.format('rma.title', { number }),
    issuedAt: request.createdAt.toISOString(),
    seller,
    notice: words.format('rma.notice', { number }),
    facts: factsOf(request, seller, words),
    table: tableOf(request, words, names),
    sums: [],
    sections: [
      {
        heading: words.format('rma.how'),
        paragraphs: [words.format('rma.pack', { number }), words.format(howToSend(request))],
      },
    ],
  };
}

function factsOf(
  { order, authorizedUntil, freightPayer, subject }: OrderRequest,
  seller: BusinessDocument['seller'],
  words: DocumentWords,
): BusinessDocument['facts'] {
  return [
    { label: words.format('rma.order'), lines: [order.number.toUpperCase()] },
    { label: words.format('rma.customer'), lines: [order.name, order.company ?? ''].filter(Boolean) },
    { label: words.format('rma.return-to'), lines: [seller.name, ...seller.lines.slice(0, 2)] },
    { label: words.format('rma.until'), lines: [authorizedUntil ? words.day(authorizedUntil) : '–'] },
    { label: words.format('rma.reason'), lines: [words.format(`rma.subject.${subject}`)] },
    { label: words.format('rma.freight'), lines: [words.format(`rma.freight.${freightPayer}`)] },
  ];
}

function tableOf(
  { lines }: OrderRequest,
  words: DocumentWords,
  names: LocalNames['names'],
): BusinessDocument['table'] {
  const column = (label: string, isNumber: boolean, share: number) => ({ label, isNumber, share });
  return {
    columns: [
      column(words.format('line'), false, 1),
      column(words.format('item'), false, 8),
      column(words.format('quantity'), true, 2),
    ],
    rows: lines.getItems().map(({ lineNumber, quantity, orderLine }) => ({
      cells: [
        String(lineNumber),
        [
          names.get(orderLine.sku) ?? orderLine.name,
          [orderLine.brand, orderLine.partNumber].filter(Boolean).join(' '),
        ].join('\n'),
        words.quantity(quantity, orderLine.unitOfMeasure),
      ],
      below: giftBelow(orderLine, words),
    })),
  };
}

/** What its customer does with the parcel, or with each of several that have a label. */
function howToSend({ labels }: OrderRequest): 'rma.track' | 'rma.label' | 'rma.labels' {
  if (labels.length === 0) return 'rma.track';
  return labels.length === 1 ? 'rma.label' : 'rma.labels';
}
