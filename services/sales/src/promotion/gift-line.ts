import type { GiftLine } from '@gantry/contracts/schemas/gift';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { GivenLine } from './order-promotions.ts';

/** A gift as its buyer sees it, in the language of the call. */
export const giftLineView = ({ id, product, quantity, gift }: GivenLine): GiftLine => ({
  lineId: id,
  sku: product.sku,
  uri: product.uri,
  name: product.localName ?? product.name,
  brand: product.brand,
  partNumber: product.partNumber,
  image: product.image,
  quantity,
  unitOfMeasure: product.unitOfMeasure,
  worth: gift.worth,
});

/** A line that may be a gift; nothing of one that is bought. */
type MaybeGift = Omit<GivenLine, 'unitPrice' | 'gift'> & {
  readonly product: PricedLine;
  readonly gift?: GivenLine['gift'];
};
export const giftViewOf = ({ gift, ...line }: MaybeGift): GiftLine[] =>
  gift ? [giftLineView({ ...line, gift, unitPrice: 0 })] : [];
