import { addressLines } from '@gantry/contracts/address-lines';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import type { Offer } from '@gantry/contracts/schemas/offer';
import { isPaidOnline, type Order } from '@gantry/contracts/schemas/order';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import { wayToPay } from '@gantry/contracts/way-to-pay';
import { documentWords, type DocumentMessageId, type DocumentWords } from '@gantry/documents/document-words';
import { sumsOf } from '../order/order-document.ts';
import { goodsTable } from '../shared/goods-table.ts';

/** What is to be paid in advance: an order, or what an offer would cost. */
type Prepaid = Pick<Order, 'number' | 'shipTo' | 'shippingService' | 'totals'> & {
  readonly lines: readonly (Pick<
    Order['lines'][number],
    'lineNumber' | 'name' | 'brand' | 'partNumber' | 'quantity' | 'unitOfMeasure' | 'unitPrice' | 'total'
  > & { readonly discount?: number; readonly isGift?: boolean })[];
  /** ISO, when it was placed or offered */
  readonly at: string;
  readonly paymentService: string;
  /** minor units: all of it, or the deposit */
  readonly due: number;
  readonly isDeposit: boolean;
  readonly details: readonly { readonly id: DocumentMessageId; readonly lines: readonly string[] }[];
};
interface Store {
  readonly seller: BusinessDocument['seller'];
  readonly remittance: Remittance;
}

/** By bank unless the buyer has chosen another way that is told on paper. */
const usualService = 'wire-transfer';

/** What a buyer needs to have a payment in advance approved: what is ordered, what it costs, and where the money goes. */
export function orderProforma(order: Order, store: Store, locale: string): BusinessDocument {
  const words = documentWords(locale);
  const { paymentService, depositDue } = order;
  const prepaid = {
    ...order,
    at: order.placedAt,
    paymentService: isPaidOnline(paymentService) ? usualService : paymentService,
    due: depositDue ?? order.grandTotal,
    isDeposit: depositDue !== null,
    details: [
      ...(order.poNumber ? [{ id: 'po' as const, lines: [order.poNumber] }] : []),
      { id: 'bill-to' as const, lines: addressLines(order.billTo, words.countryName) },
    ],
  };
  return proforma(prepaid, store, words);
}

/** The same of an offer, before it is accepted. */
export function offerProforma(offer: Offer, store: Store, locale: string): BusinessDocument {
  const words = documentWords(locale);
  const prepaid = {
    ...offer,
    at: offer.sentAt,
    paymentService: usualService,
    due: offer.deposit ?? offer.totals.grandTotal ?? 0,
    isDeposit: offer.deposit !== null,
    details: [{ id: 'offer.valid-until' as const, lines: [words.day(offer.validUntil)] }],
  };
  return proforma(prepaid, store, words);
}

function proforma(prepaid: Prepaid, { seller, remittance }: Store, words: DocumentWords): BusinessDocument {
  const number = prepaid.number.toUpperCase();
  const printed = prepaid.lines.map((line) => ({ ...line, amount: line.total + (line.discount ?? 0) }));
  return {
    locale: words.locale,
    title: words.format('proforma.title', { number }),
    issuedAt: prepaid.at,
    seller,
    notice: words.format('proforma.notice'),
    facts: factsOf(prepaid, words),
    table: goodsTable(printed, words),
    sums: [
      ...sumsOf(prepaid.totals, words),
      ...(prepaid.isDeposit
        ? [{ label: words.format('proforma.deposit'), value: words.money(prepaid.due), isTotal: true }]
        : []),
    ],
    sections: [howToPay(prepaid, remittance, words)],
  };
}

function factsOf({ at, shipTo, shippingService, details }: Prepaid, words: DocumentWords) {
  const fact = (id: DocumentMessageId, lines: readonly string[]) => ({
    label: words.format(id),
    lines: [...lines],
  });
  return [
    fact('date', [words.day(at)]),
    ...details.map(({ id, lines }) => fact(id, lines)),
    fact('ship-to', addressLines(shipTo, words.countryName)),
    fact('shipping-service', [words.term('service', shippingService)]),
  ];
}

function howToPay(
  { number: name, due, paymentService }: Prepaid,
  to: Remittance,
  words: DocumentWords,
): BusinessDocument['sections'][number] {
  const number = name.toUpperCase();
  const values = { number, total: words.money(due), payee: to.payee, phone: to.phone, email: to.email };
  const { id, lines } = wayToPay(paymentService, to);
  const place = lines.map(({ kind, text }) =>
    kind === 'text' ? text : words.term('pay', kind, { number: text }),
  );
  return {
    heading: words.format('pay'),
    paragraphs: [
      words.term('pay', id, values),
      ...(place.length > 0 ? [place.join('\n'), words.format('proforma.reference', { number })] : []),
      words.term('pay', 'questions', values),
    ],
  };
}
