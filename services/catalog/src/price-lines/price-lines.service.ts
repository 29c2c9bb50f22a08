import { Injectable } from '@nestjs/common';
import type { catalogPriceLines } from '@gantry/contracts/endpoints/catalog';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { ParcelFacts } from '@gantry/contracts/schemas/parcel';
import { availabilityOf, supplyParts } from '../availability/supply.ts';
import { leadDays } from '../product/product.mapper.ts';
import { choosePrice } from '../price/choose-price.ts';
import { ContractPrices } from '../price/contract-prices.ts';
import { LineProductRepository, type LineProduct } from '../price/line-products.repository.ts';
import { listPriceOf, type OfferedPrice } from '../price/stored-price.ts';
import { textsIn } from '../tables/translations.ts';

/** Prices cart lines. The only place whose answer holds cart-only prices; only services may call it. */
@Injectable()
export class PriceLinesService {
  constructor(
    private readonly products: LineProductRepository,
    private readonly contracts: ContractPrices,
  ) {}

  async price({ body }: ValidRequestOf<typeof catalogPriceLines>): Promise<PricedLine[]> {
    const { lines, accountId, locale = '' } = body;
    const found = await this.products.findForLines(lines.map(({ sku }) => sku));
    const byId = new Map(found.map((product) => [product.id, product]));
    const buyer = accountId === null ? null : { accountId };
    const contracts = await this.contracts.ofProducts(buyer, [...byId.keys()], (id) =>
      listPriceOf(byId.get(id)?.open),
    );
    const bySku = new Map(found.map((product) => [product.sku, product]));
    const now = new Date();
    return lines.map(({ sku, quantity }) => {
      const product = bySku.get(sku.toUpperCase());
      if (!product || (product.visibility !== 'public' && accountId === null)) return unknownLine(sku);
      // A price for signed-in buyers is none for guests, also not in the cart.
      const hidden = product.confidential.filter(
        ({ visibility }) => visibility === 'cart-only' || accountId !== null,
      );
      const prices = [...product.open, ...hidden, ...(contracts.get(product.id) ?? [])];
      const localName = textsIn(product.translations, locale)?.name ?? null;
      return { ...pricedLine(product, quantity, { prices, now }), localName };
    });
  }
}

function pricedLine(
  product: LineProduct,
  quantity: number,
  { prices, now }: { readonly prices: readonly OfferedPrice[]; readonly now: Date },
): PricedLine {
  const facts = { ...product, stated: product.stated_availability };
  const availability = availabilityOf(facts, quantity);
  return {
    sku: product.sku,
    found: true,
    uri: product.uri,
    name: product.name,
    brand: product.brand,
    partNumber: product.part_number,
    image: product.image,
    unitOfMeasure: product.unit_of_measure,
    packSize: product.pack_size,
    minQuantity: product.min_quantity,
    quantityIncrement: product.quantity_increment,
    availability,
    leadDays: leadDays(availability, product),
    supply: supplyParts(facts, quantity, (label) => leadDays(label, product)),
    madeToOrder: product.made_to_order,
    ...parcelOf(product),
    taxCode: product.tax_code,
    ...choosePrice(isSoldOut(product) ? [] : prices, quantity, now),
  };
}

/** What a carrier asks about one unit. */
const parcelOf = (product: LineProduct): ParcelFacts => ({
  weightGrams: product.weight_grams,
  lengthMm: product.length_mm,
  widthMm: product.width_mm,
  heightMm: product.height_mm,
  freightClass: product.freight_class,
  hazmat: hazmatOf(product),
});

/** Dangerous goods by 49 CFR 172; a limited quantity of them goes nearly as other goods do. */
function hazmatOf({ transport }: LineProduct): ParcelFacts['hazmat'] {
  if (!transport) return 'none';
  return transport.limited_quantity ? 'limited' : 'full';
}

/** Of a discontinued product only what lies on the shelf is sold; without any it has no price. */
const isSoldOut = ({ availability, stock }: LineProduct): boolean =>
  availability === 'discontinued' && !(stock !== null && stock > 0);

const unknownLine = (sku: string): PricedLine => ({
  sku,
  found: false,
  uri: '',
  name: '',
  brand: null,
  partNumber: '',
  image: null,
  unitOfMeasure: 'each',
  packSize: 1,
  minQuantity: 1,
  quantityIncrement: 1,
  availability: 'unavailable',
  leadDays: null,
  madeToOrder: false,
  weightGrams: 0,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  freightClass: null,
  hazmat: 'none',
  taxCode: 'general',
  listPrice: null,
  unitPrice: null,
  priceSource: null,
  priceVisibility: 'none',
  nextBreak: null,
});
