import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { documentWords } from '@gantry/documents/document-words';
import type { OrderRequest } from './order-request.entity.ts';

/** The form that goes into the parcel of an authorized return: its number, where to, until when, and what is in it. */
export function requestDocument(
  request: OrderRequest,
  seller: BusinessDocument['seller'],
  locale: string,
): BusinessDocument {
  const words = documentWords(locale);
  const { order, rmaNumber, authorizedUntil, freightPayer, subject } = request;
  const number = (rmaNumber ?? request.number).toUpperCase();
  const column = (label: string, isNumber: boolean, share: number) => ({ label, isNumber, share });
  return {
    locale: words.locale,
    title: words.format('rma.title', { number }),
    issuedAt: request.createdAt.toISOString(),
    seller,
    notice: words.format('rma.notice', { number }),
    facts: [
      { label: words.format('rma.order'), lines: [order.number.toUpperCase()] },
      { label: words.format('rma.customer'), lines: [order.name, order.company ?? ''].filter(Boolean) },
      { label: words.format('rma.return-to'), lines: [seller.name, ...seller.lines.slice(0, 2)] },
      { label: words.format('rma.until'), lines: [authorizedUntil ? words.day(authorizedUntil) : '–'] },
      { label: words.format('rma.reason'), lines: [words.format(`rma.subject.${subject}`)] },
      { label: words.format('rma.freight'), lines: [words.format(`rma.freight.${freightPayer}`)] },
    ],
    table: {
      columns: [
        column(words.format('line'), false, 1),
        column(words.format('item'), false, 8),
        column(words.format('quantity'), true, 2),
      ],
      rows: request.lines.getItems().map(({ lineNumber, quantity, orderLine }) => ({
        cells: [
          String(lineNumber),
          [orderLine.name, [orderLine.brand, orderLine.partNumber].filter(Boolean).join(' ')].join('\n'),
          words.count(quantity),
        ],
        below: [],
      })),
    },
    sums: [],
    sections: [
      {
        heading: words.format('rma.how'),
        paragraphs: [words.format('rma.pack', { number }), words.format('rma.track')],
      },
    ],
  };
}
