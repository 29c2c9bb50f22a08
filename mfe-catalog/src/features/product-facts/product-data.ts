import { storeHours, wallClock } from '@gantry/domain/business-days';
import type { Product } from '@gantry/contracts/schemas/catalog';
import { availabilityRules } from '@gantry/domain/statuses/availability';
import { imageAddress } from '@gantry/ui';
import { breadcrumbData } from '../../parts/structured-data.ts';

/** The product and its place as structured data for search engines. */
export function productData(product: Product): object[] {
  const picture = product.images[0];
  const offer = offerOf(product);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    mpn: product.partNumber,
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.name } } : {}),
    ...(product.gtin[0] ? { gtin: product.gtin[0] } : {}),
    ...(product.description ? { description: product.description.slice(0, 500) } : {}),
    ...(picture ? { image: imageAddress(picture.source, 640) } : {}),
    ...(offer ? { offers: offer } : {}),
  };
  return product.breadcrumb.length ? [data, breadcrumbData(product.breadcrumb)] : [data];
}

/**
 * The offer, where there may be one: the availability's rule decides whether there is an offer at all and
 * whether it may carry the price. A price that is not public is published in no form, and with it no offer.
 */
function offerOf({ availability, price, currency }: Product): object | null {
  const { schemaOrg, offerPrice } = availabilityRules[availability];
  const isConfidential = price.visibility === 'cart-only' || price.visibility === 'signed-in';
  if (schemaOrg === null || isConfidential) return null;
  const offer = { '@type': 'Offer', availability: `https://schema.org/${schemaOrg}` };
  if (!offerPrice) return offer;
  if (price.visibility !== 'public' || price.unit === null) return null;
  return {
    ...offer,
    price: (price.unit / 100).toFixed(2),
    priceCurrency: currency,
    ...(price.until ? { priceValidUntil: lastDay(price.until) } : {}),
  };
}

/** The day a sale ends, by the store's clock as on the page. */
const lastDay = (until: string): string => wallClock(new Date(until), storeHours.timeZone).day;
