import { addressLines } from '@gantry/contracts/address-lines';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { documentWords, type DocumentWords } from '@gantry/documents/document-words';
import type { Supplier } from '../supplier/supplier.entity.ts';
import type { PurchaseOrder } from './purchase-order.entity.ts';

/** A purchase order on paper. A draft, and one that was called off, say so on top. */
export function purchaseDocument(
  order: PurchaseOrder,
  supplier: Supplier,
  seller: BusinessDocument['seller'],
  locale: string,
): BusinessDocument {
  const words = documentWords(locale);
  const number = order.number?.toUpperCase() ?? '';
  const { status } = order;
  const notice =
    status === 'new'
      ? words.format('purchase.draft')
      : status === 'cancelled'
        ? words.format('purchase.cancelled')
        : null;
  return {
    locale: words.locale,
    title: words.format('purchase.title', { number }).trim(),
    issuedAt: (order.sentAt ?? order.createdAt).toISOString(),
    seller,
    notice,
    facts: factsOf(order, supplier, words),
    table: tableOf(order, words),
    sums: [{ label: words.format('sum.grandTotal'), value: words.money(order.total ?? 0), isTotal: true }],
    sections: [
      ...(order.note ? [{ heading: words.format('offer.notes'), paragraphs: [order.note] }] : []),
      ...(number ? [{ heading: null, paragraphs: [words.format('purchase.terms', { number })] }] : []),
    ],
  };
}

function factsOf(order: PurchaseOrder, supplier: Supplier, words: DocumentWords): BusinessDocument['facts'] {
  const fact = (id: Parameters<DocumentWords['format']>[0], ...lines: string[]) => ({
    label: words.format(id),
    lines,
  });
  const { forwarder, forwarderAccount } = order;
  return [
    fact('date', words.day((order.sentAt ?? order.createdAt).toISOString())),
    fact('purchase.supplier', supplier.name, supplier.contact.name),
    ...(order.neededBy ? [fact('purchase.needed-by', words.day(order.neededBy))] : []),
    fact('terms', words.term('term', order.paymentTerm)),
    fact('ship-to', ...addressLines(order.shipTo, words.countryName)),
    fact(
      'purchase.forwarder',
      words.format(`purchase.forwarder.${forwarder}`),
      ...(forwarderAccount ? [forwarderAccount] : []),
    ),
    fact('purchase.certificate', words.format(`purchase.certificate.${order.certificateOfOrigin}`)),
  ];
}

function tableOf(order: PurchaseOrder, words: DocumentWords): BusinessDocument['table'] {
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
    rows: order.lines.getItems().map(({ name, brand, partNumber, packSize, unitOfMeasure, ...line }) => ({
      cells: [
        String(line.lineNumber),
        [name, [brand, partNumber].filter(Boolean).join(' '), words.pack(packSize, unitOfMeasure)]
          .filter(Boolean)
          .join('\n'),
        words.quantity(line.quantity, unitOfMeasure),
        words.money(line.unitCost ?? 0),
        words.money(line.quantity * (line.unitCost ?? 0)),
      ],
      below: [],
    })),
  };
}
