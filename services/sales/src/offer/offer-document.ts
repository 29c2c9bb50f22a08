import { addressLines } from '@gantry/contracts/address-lines';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import type { Offer } from '@gantry/contracts/schemas/offer';
import { documentWords, type DocumentWords } from '@gantry/documents/document-words';
import { sumsOf } from '../order/order-document.ts';

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
    facts: [
      { label: words.format('date'), lines: [words.day(offer.sentAt)] },
      { label: words.format('offer.valid-until'), lines: [words.day(offer.validUntil)] },
      { label: words.format('terms'), lines: [words.term('term', offer.paymentTerm)] },
      { label: words.format('ship-to'), lines: addressLines(offer.shipTo, words.countryName) },
      { label: words.format('shipping-service'), lines: [words.term('service', offer.shippingService)] },
    ],
    table: tableOf(offer, words),
    sums: sumsOf(offer.totals, words),
    sections: [
      ...(offer.note ? [{ heading: words.format('offer.notes'), paragraphs: [offer.note] }] : []),
      { heading: null, paragraphs: [words.format('offer.terms')] },
    ],
  };
}

function tableOf({ lines }: Offer, words: DocumentWords): BusinessDocument['table'] {
  const column = (id: 'line' | 'item' | 'quantity' | 'price' | 'amount', share: number) => ({
    label: words.format(id),
    isNumber: id !== 'line' && id !== 'item',
    share,
  });
  return {
    columns: [
      column('line', 1),
      column('item', 8),
      column('quantity', 2),
      column('price', 2),
      column('amount', 2),
    ],
    rows: lines.map((line) => ({
      cells: [
        String(line.lineNumber),
        [line.name, [line.brand, line.partNumber].filter(Boolean).join(' ')].join('\n'),
        words.count(line.quantity),
        words.money(line.unitPrice),
        words.money(line.total),
      ],
      below: [
        ...(line.insteadOf ? [words.format('offer.instead-of', { name: line.insteadOf })] : []),
        ...(line.leadTimeDays === null
          ? []
          : [words.format('offer.lead-time', { days: words.count(line.leadTimeDays) })]),
      ],
    })),
  };
}
