import { addressLines } from '@gantry/contracts/address-lines';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { documentWords, type DocumentMessageId, type DocumentWords } from '@gantry/documents/document-words';
import { formatPhone } from '@gantry/domain/phone-mask';

/** A request for a quote, or a question, on paper: what is asked, by whom, and what both sides wrote. */
export function quoteDocument(
  inquiry: Inquiry,
  seller: BusinessDocument['seller'],
  locale: string,
): BusinessDocument {
  const words = documentWords(locale);
  const number = inquiry.number.toUpperCase();
  return {
    locale: words.locale,
    title: words.format(inquiry.kind === 'quote' ? 'quote.title' : 'quote.inquiry-title', { number }),
    issuedAt: inquiry.receivedAt,
    seller,
    notice: null,
    facts: factsOf(inquiry, words),
    table: inquiry.lines.length > 0 ? tableOf(inquiry, words) : null,
    sums: [],
    sections: inquiry.messages.map(({ at, from, text }) => ({
      heading: words.format(from === 'store' ? 'quote.from-store' : 'quote.from-customer', {
        day: words.day(at),
      }),
      paragraphs: [text],
    })),
  };
}

function factsOf(inquiry: Inquiry, words: DocumentWords): BusinessDocument['facts'] {
  const fact = (id: DocumentMessageId, ...lines: string[]) => ({ label: words.format(id), lines });
  const { receivedAt, subject, orderNumber, name, company, email, phone, shipTo, neededBy } = inquiry;
  return [
    fact('date', words.day(receivedAt)),
    fact('quote.subject', words.format(`quote.subject.${subject}`)),
    ...(orderNumber ? [fact('invoice.order', orderNumber.toUpperCase())] : []),
    fact('quote.asked-by', ...[name, company ?? '', email, phone ? formatPhone(phone) : ''].filter(Boolean)),
    ...(shipTo ? [fact('ship-to', ...addressLines(shipTo, words.countryName))] : []),
    ...(neededBy ? [fact('purchase.needed-by', words.day(neededBy))] : []),
  ];
}

/** Columns that no line fills are left out. */
function tableOf({ lines }: Inquiry, words: DocumentWords): BusinessDocument['table'] {
  const hasPrices = lines.some(({ targetPrice }) => targetPrice !== null);
  const hasDays = lines.some(({ neededBy }) => neededBy !== null);
  const column = (id: DocumentMessageId, share: number, isNumber = false) => ({
    label: words.format(id),
    isNumber,
    share,
  });
  return {
    columns: [
      column('line', 1),
      column('item', 12),
      ...(hasDays ? [column('purchase.needed-by', 3)] : []),
      column('quantity', 2, true),
      ...(hasPrices ? [column('quote.target', 3, true)] : []),
    ],
    rows: lines.map((line) => ({
      cells: [
        String(line.lineNumber),
        [line.name, [line.brand, line.partNumber].filter(Boolean).join(' ')].filter(Boolean).join('\n'),
        ...(hasDays ? [line.neededBy ? words.day(line.neededBy) : '–'] : []),
        words.quantity(line.quantity, line.unitOfMeasure),
        ...(hasPrices ? [line.targetPrice === null ? '–' : words.money(line.targetPrice)] : []),
      ],
      below: line.note ? [line.note] : [],
    })),
  };
}
