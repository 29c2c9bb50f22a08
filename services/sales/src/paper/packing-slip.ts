import { addressLines } from '@gantry/contracts/address-lines';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { documentWords, type DocumentMessageId, type DocumentWords } from '@gantry/documents/document-words';
import { giftBelow } from '../shared/goods-table.ts';
import type { LocalNames } from '../shared/local-names.ts';
import { placedLineOf } from '../order/as-ordered.ts';
import type { Shipment } from '../shipment/shipment.entity.ts';

/** What lies in the parcel: whoever opens it counts, so it names units and never a price. */
export function packingSlip(
  shipment: Shipment,
  seller: BusinessDocument['seller'],
  { locale, names }: LocalNames,
): BusinessDocument {
  const words = documentWords(locale);
  const isFree = shipment.kind === 'replacement';
  return {
    locale: words.locale,
    title: words.format('packing.title', { number: shipment.number.toUpperCase() }),
    issuedAt: shipment.shippedAt.toISOString(),
    seller,
    notice: isFree ? words.format('packing.replacement') : null,
    facts: factsOf(shipment, words),
    table: tableOf(shipment, words, names),
    sums: [],
    sections: [{ heading: null, paragraphs: [words.format('packing.note')] }],
  };
}

function factsOf(shipment: Shipment, words: DocumentWords): BusinessDocument['facts'] {
  const fact = (id: DocumentMessageId, ...lines: string[]) => ({ label: words.format(id), lines });
  const { order, packages, service, shippedAt, tracking } = shipment;
  return [
    fact('packing.shipped', words.day(shippedAt.toISOString())),
    fact('invoice.order', order.number.toUpperCase()),
    ...(order.poNumber ? [fact('po', order.poNumber)] : []),
    fact('ship-to', ...addressLines(order.shipTo, words.countryName)),
    fact('shipping-service', words.term('service', service)),
    fact('packing.packages', words.count(packages.length), ...tracking),
  ];
}

interface PackedLine {
  readonly lineNumber: number;
  readonly sku: string;
  readonly name: string;
  readonly partNumber: string;
  readonly unit: string;
  readonly ordered: number;
  readonly units: number;
  readonly isGift: boolean;
}

/** Units that have gone another way since, such as back, are counted on the line they were placed on. */
function packedLines({ lines, order }: Shipment): PackedLine[] {
  const all = order.lines.getItems();
  const placedOf = placedLineOf(all);
  const packed = new Map<string, PackedLine>();
  for (const { orderLine, sku, name, partNumber, quantity, ...line } of lines.getItems()) {
    const placed = placedOf(orderLine);
    const id = placed?.id ?? orderLine;
    const ordered = all.reduce((sum, one) => (placedOf(one.id)?.id === id ? sum + one.quantity : sum), 0);
    const units = (packed.get(id)?.units ?? 0) + quantity;
    const lineNumber = placed?.lineNumber ?? line.lineNumber;
    const isGift = placed?.isGift ?? false;
    packed.set(id, { lineNumber, sku, name, partNumber, unit: line.unitOfMeasure, ordered, units, isGift });
  }
  return [...packed.values()].toSorted((one, other) => one.lineNumber - other.lineNumber);
}

function tableOf(
  shipment: Shipment,
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
      column('item', 12),
      column('packing.ordered', 3, true),
      column('packing.units', 3, true),
    ],
    rows: packedLines(shipment).map(
      ({ lineNumber, sku, name, partNumber, unit, ordered, units, isGift }) => ({
        cells: [
          String(lineNumber),
          [names.get(sku) ?? name, partNumber].join('\n'),
          words.quantity(ordered, unit),
          words.quantity(units, unit),
        ],
        below: giftBelow({ isGift }, words),
      }),
    ),
  };
}
