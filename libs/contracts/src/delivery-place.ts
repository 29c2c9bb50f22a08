import type { AddressInput } from './schemas/address.ts';
import type { ShippingQuoteRequest } from './schemas/shipping.ts';

/** An address as far as it decides what carriers ask and who delivers there. */
export type DeliveryPlace = Omit<ShippingQuoteRequest, 'subtotal' | 'goods' | 'service' | 'withRecords'>;

/** `PO Box 12`, `P.O. Box`, `Post Office Box`, `Apartado postal`, `C.P. 12`, `Case postale`, as a line of its own or after others. */
const box =
  /(^|[^\p{L}])((p\.?\s*o\.?\s*|post\s*office\s*)(box|bx|drawer)|apartado(\s+postal)?|case\s+postale|c\.\s?p\.\s?\d)/iu;

/** Whether an address is a box at a post office, where only the mail delivers. */
const isPoBox = ({ line1, line2 }: Pick<Partial<AddressInput>, 'line1' | 'line2'>): boolean =>
  [line1, line2].some((line) => box.test(line ?? ''));

/** What shipping knows of an address. */
export function deliveryPlaceOf(address: Partial<AddressInput>): DeliveryPlace {
  const { country, region, postalCode, city, residential, liftgate, limitedAccess } = address;
  return {
    country: country ?? '',
    region: region || null,
    postalCode: postalCode ?? '',
    city: city?.trim() || null,
    residential: residential ?? false,
    liftgate: liftgate ?? false,
    limitedAccess: limitedAccess ?? false,
    poBox: isPoBox(address),
  };
}
