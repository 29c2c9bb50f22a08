import { addressLines } from '@gantry/contracts/address-lines';
import type { Totals } from '@gantry/contracts/schemas/cart';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { shipsAfterPayment, type Order } from '@gantry/contracts/schemas/order';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import { promotionTitle } from '@gantry/contracts/promotion-title';
import { wayToPay } from '@gantry/contracts/way-to-pay';
import { documentWords, type DocumentWords } from '@gantry/documents/document-words';
import { goodsTable } from '../shared/goods-table.ts';

/**
 * An order on paper, as its buyer sees it. What changes from day to day, such as where a line stands, is left to the page:
 * who files it must not find another sheet tomorrow. Its days are those that were promised first.
 */
export function orderDocument(
  order: Order,
  { seller, remittance }: { seller: BusinessDocument['seller']; remittance: Remittance },
  locale: string,
): BusinessDocument {
  const words = documentWords(locale);
  return {
    locale: words.locale,
    title: words.format('order.title', { number: order.number.toUpperCase() }),
    issuedAt: order.placedAt,
    seller,
    notice: null,
    facts: factsOf(order, words),
    table: goodsTable(
      order.lines.map((line) => ({
        ...line,
        amount: line.total + line.discount,
        below: shipsAfterPayment(order) ? [words.afterPayment] : words.delivery(deliveryOf(line)),
      })),
      words,
    ),
    sums: sumsOf(order.totals, words),
    sections: [
      ...(order.paymentTerm === 'advanced' ? [howToPay(order, remittance, words)] : []),
      ...(order.note ? [{ heading: words.format('notes'), paragraphs: [order.note] }] : []),
    ],
  };
}

const deliveryOf = ({ promise, arrival = null, parts }: Order['lines'][number]) => ({
  ships: promise,
  arrives: arrival,
  parts,
});

function factsOf(order: Order, words: DocumentWords): BusinessDocument['facts'] {
  const fact = (id: Parameters<DocumentWords['format']>[0], ...lines: string[]) => ({
    label: words.format(id),
    lines,
  });
  return [
    fact('date', words.day(order.placedAt)),
    ...(order.poNumber ? [fact('po', order.poNumber)] : []),
    ...(order.costCenter ? [fact('cost-center', order.costCenter)] : []),
    fact('ship-to', ...addressLines(order.shipTo, words.countryName)),
    fact('bill-to', ...addressLines(order.billTo, words.countryName)),
    fact('shipping-service', words.term('service', order.shippingService)),
    fact('terms', words.term('term', order.paymentTerm)),
    ...(order.promotions.length > 0 ? [fact('promotions', ...order.promotions.map(promotionTitle))] : []),
    ...(order.depositDue ? [fact('offer.deposit', words.money(order.depositDue))] : []),
  ];
}

/** What a buyer who pays in advance, or a deposit first, has to do, whether or not they have done it yet. */
function howToPay(order: Order, to: Remittance, words: DocumentWords): BusinessDocument['sections'][number] {
  const number = order.number.toUpperCase();
  const values = {
    number,
    total: words.money(order.depositDue ?? order.grandTotal),
    payee: to.payee,
    phone: to.phone,
    email: to.email,
  };
  const { id, lines } = wayToPay(order.paymentService, to);
  const place = lines.map(({ kind, text }) =>
    kind === 'text' ? text : words.term('pay', kind, { number: text }),
  );
  return {
    heading: words.format('pay'),
    paragraphs: [
      words.term('pay', id, values),
      ...(place.length > 0 ? [place.join('\n'), words.term('pay', 'reference', values)] : []),
      words.term('pay', 'questions', values),
    ],
  };
}

/** The sums of an order or offer; what is nothing is left out, except shipping, which is then free. */
export function sumsOf(totals: Totals, words: DocumentWords): BusinessDocument['sums'] {
  const sum = (key: keyof Totals, amount: number | null, free?: string) => ({
    label: words.format(`sum.${key}`),
    value: amount === null ? '–' : amount === 0 && free ? free : words.money(amount),
    isTotal: key === 'grandTotal',
  });
  return [
    sum('subtotal', totals.subtotal),
    ...(totals.discount === 0 ? [] : [sum('discount', -Math.abs(totals.discount))]),
    ...(totals.handlingFee === 0 ? [] : [sum('handlingFee', totals.handlingFee)]),
    sum('shipping', totals.shipping, words.format('free')),
    sum('tax', totals.tax),
    sum('grandTotal', totals.grandTotal),
  ];
}
