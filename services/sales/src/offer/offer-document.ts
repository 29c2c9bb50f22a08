import { addressLines } from '@gantry/contracts/address-lines';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import type { Offer } from '@gantry/contracts/schemas/offer';
import { documentWords, type DocumentWords } from '@gantry/documents/document-words';
import { sumsOf } from '../order/order-document.ts';
import { goodsTable } from '../shared/goods-table.ts';

/** An offer on paper. One that cannot be accepted any more says so on top. */
export function offerDocument(
  offer: Offer,
  seller: BusinessDocument['seller'],
  locale: string,
): BusinessDocument {
  const words = documentWords(locale);
  const { number, revision } = offer;
  return {
    locale: words.locale,
    title: words.format('offer.title', { number: number.toUpperCase(), revision: String(revision) }),
    issuedAt: offer.sentAt,
    seller,
    notice: offer.blocker === 'EXPIRED' ? words.format('offer.expired') : null,
    facts: factsOf(offer, words),
    table: tableOf(offer, words),
    sums: sumsOf(offer.totals, words),
    sections: [
      ...(offer.note ? [{ heading: words.format('offer.notes'), paragraphs: [offer.note] }] : []),
      {
        heading: null,
        paragraphs: [
          words.format('offer.terms'),
          ...(offer.allowsPartial ? [words.format('offer.partial')] : []),
        ],
      },
    ],
  };
}

function factsOf(offer: Offer, words: DocumentWords): BusinessDocument['facts'] {
  const fact = (id: Parameters<DocumentWords['format']>[0], ...lines: string[]) => ({
    label: words.format(id),
    lines,
  });
  const { deposit, depositPercent } = offer;
  return [
    fact('date', words.day(offer.sentAt)),
    fact('offer.valid-until', words.day(offer.validUntil)),
    fact('terms', words.term('term', offer.paymentTerm)),
    ...(deposit === null
      ? []
      : [
          fact(
            'offer.deposit',
            words.format('offer.deposit-due', {
              amount: words.money(deposit),
              percent: String(depositPercent),
            }),
          ),
        ]),
    fact('ship-to', ...addressLines(offer.shipTo, words.countryName)),
    fact('shipping-service', words.term('service', offer.shippingService)),
  ];
}

function tableOf({ lines }: Offer, words: DocumentWords): BusinessDocument['table'] {
  const printed = lines.map((line) => ({
    ...line,
    amount: line.total,
    below: [
      ...(line.insteadOf ? [words.format('offer.instead-of', { name: line.insteadOf })] : []),
      ...(line.leadTimeDays === null ? [] : [words.leadTime(line.leadTimeDays)]),
    ],
  }));
  return goodsTable(printed, words);
}
