import { addressLines } from '@gantry/contracts/address-lines';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { documentWords, type DocumentMessageId, type DocumentWords } from '@gantry/documents/document-words';
import type { Order } from '../order/order.entity.ts';
import type { Shipment } from '../shipment/shipment.entity.ts';

type Slip = Pick<Shipment, 'number' | 'service' | 'shippedAt' | 'packages'> & {
  readonly lines: readonly {
    readonly lineNumber: number;
    readonly name: string;
    readonly partNumber: string;
    readonly quantity: number;
  }[];
};
type Ordered = Pick<Order, 'number' | 'poNumber' | 'shipTo'> & {
  readonly lines: readonly { readonly lineNumber: number; readonly quantity: number }[];
};

/** What lies in the parcel: whoever opens it counts, so it names units and never a price. */
export function packingSlip(
  shipment: Slip,
  order: Ordered,
  seller: BusinessDocument['seller'],
  locale: string,
): BusinessDocument {
  const words = documentWords(locale);
  return {
    locale: words.locale,
    title: words.format('packing.title', { number: shipment.number.toUpperCase() }),
    issuedAt: shipment.shippedAt.toISOString(),
    seller,
    notice: null,
    facts: factsOf(shipment, order, words),
    table: tableOf(shipment, order, words),
    sums: [],
    sections: [{ heading: null, paragraphs: [words.format('packing.note')] }],
  };
}

function factsOf(shipment: Slip, order: Ordered, words: DocumentWords): BusinessDocument['facts'] {
  const fact = (id: DocumentMessageId, ...lines: string[]) => ({ label: words.format(id), lines });
  const tracking = shipment.packages.flatMap((one) => one.tracking ?? []);
  return [
    fact('packing.shipped', words.day(shipment.shippedAt.toISOString())),
    fact('invoice.order', order.number.toUpperCase()),
    ...(order.poNumber ? [fact('po', order.poNumber)] : []),
    fact('ship-to', ...addressLines(order.shipTo, words.countryName)),
    fact('shipping-service', words.term('service', shipment.service)),
    fact('packing.packages', words.count(shipment.packages.length), ...tracking),
  ];
}

function tableOf({ lines }: Slip, order: Ordered, words: DocumentWords): BusinessDocument['table'] {
  const column = (id: DocumentMessageId, share: number, isNumber = false) => ({
    label: words.format(id),
    isNumber,
    share,
  });
  const orderedOf = (number: number) => order.lines.find(({ lineNumber }) => lineNumber === number)?.quantity;
  return {
    columns: [
      column('line', 1),
      column('item', 9),
      column('packing.ordered', 2, true),
      column('packing.units', 2, true),
    ],
    rows: lines.map(({ lineNumber, name, partNumber, quantity }) => ({
      cells: [
        String(lineNumber),
        [name, partNumber].join('\n'),
        words.count(orderedOf(lineNumber) ?? quantity),
        words.count(quantity),
      ],
      below: [],
    })),
  };
}
