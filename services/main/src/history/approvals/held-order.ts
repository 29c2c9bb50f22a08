import type { Firm } from '../firms.ts';
import { dayOf } from '../log-rows.ts';
import { addressOf } from '../order-facts.ts';
import type { PlannedLine } from '../planned-moves.ts';
import type { Product } from '../products.ts';
import { taxLineOf } from '../taxes.ts';

/** A carrier is told of goods as the catalog has them when the order is placed. */
const unweighed = {
  weightGrams: 0,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  freightClass: null,
  hazmat: 'none',
};

type HeldLine = Pick<PlannedLine, 'quantity' | 'unitPrice' | 'off' | 'isGift'>;

/** What so many units of a product would be ordered at; minor units. */
export const heldLine = (
  product: Product,
  { quantity, unitPrice, off = 0, isGift = false }: HeldLine,
  tax: number,
) => ({
  product: {
    sku: product.sku,
    found: true,
    uri: product.uri,
    name: product.name,
    brand: product.brand,
    partNumber: product.partNumber,
    image: null,
    unitOfMeasure: product.unitOfMeasure,
    packSize: product.packSize,
    minQuantity: product.minQuantity,
    quantityIncrement: product.increment,
    availability: 'in-stock',
    leadDays: null,
    madeToOrder: false,
    ...unweighed,
    taxCode: product.taxCode,
    listPrice: product.price,
    unitPrice,
    priceSource: 'list',
    priceVisibility: 'public',
    nextBreak: null,
  },
  quantity,
  unitPrice,
  discount: off,
  isGift,
  tax,
});

/** Who asks for what; minor units. */
interface HeldFacts {
  readonly id: string;
  readonly cartId: string;
  readonly firm: Firm;
  readonly asker: { readonly name: string; readonly email: string } & (
    | { readonly id: string; readonly number: string }
    | { readonly accountId: string; readonly accountNumber: string }
  );
  readonly poNumber: string | null;
  readonly askedAt: number;
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  readonly lines: readonly ReturnType<typeof heldLine>[];
}

/** What would be ordered, at the prices and taxes that are held. */
export function heldOrder(held: HeldFacts) {
  const { id, cartId, firm, asker, poNumber, askedAt, subtotal, tax, total, lines } = held;
  const address = addressOf({ name: asker.name, firm });
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  const sums = { subtotal, discount, handlingFee: 0, shipping: 0, tax, grandTotal: total };
  const way = { paymentTerm: 'net-30', paymentService: 'check', depositDue: null, shipTogether: false };
  const [accountId, accountNumber] =
    'id' in asker ? [asker.id, asker.number] : [asker.accountId, asker.accountNumber];
  return {
    facts: {
      cartId,
      offerId: null,
      cartVersion: lines.length,
      requestHash: id,
      accountId,
      accountNumber,
      company: firm.name,
      email: asker.email,
      name: asker.name,
      locale: 'en-US',
      poNumber,
      note: null,
      shipTo: address,
      billTo: address,
      shippingService: 'ups-ground',
      transitDays: [1, 4],
      shippingRecord: null,
      ...way,
      ...sums,
      taxLines: [taxLineOf(firm, tax)],
      ratesVersion: dayOf(askedAt).slice(0, 7),
    },
    lines,
    taxComplete: true,
    taxRecord: null,
  };
}
