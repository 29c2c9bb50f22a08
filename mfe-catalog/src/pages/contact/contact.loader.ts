import { load, notFound, tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { askedSkus, type AskedProduct } from '../../features/contact-form/asked-product.ts';
import { inquiryKey } from '../../features/inquiry-status/inquiry-key.ts';
import type { WithHead } from '../../parts/head-of.ts';
import { inquiriesApi } from '../../api/inquiries.endpoints.ts';
import { storeApi } from '../../api/store.endpoints.ts';
import { cardApi } from '../../api/product-card.endpoints.ts';

export interface ContactData extends WithHead {
  readonly products: readonly AskedProduct[];
  readonly unknown: readonly string[];
}
const fresh = { subscribe: false, forceRefetch: true };

/** The inquiry the address names, or what the form needs: the products it asks about. Personal, so never kept. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ContactData> {
  const { pathname, searchParams } = new URL(request.url);
  const wanted = inquiryKey(searchParams);
  if (wanted === 'malformed') throw notFound(pathname);
  await Promise.all([
    load(context, storeApi.endpoints.catalogGetStore.initiate()),
    wanted ? load(context, inquiriesApi.endpoints.salesGetInquiry.initiate(wanted, fresh)) : null,
  ]);
  const skus = wanted ? [] : askedSkus(searchParams);
  const products = await Promise.all(skus.map((sku) => productOf(context, sku)));
  const known = products.filter((product) => product !== null);
  const unknown = skus.filter((sku) => !known.some((product) => product.sku === sku));
  return { products: known, unknown, head: { noindex: searchParams.size > 0 } };
}

async function productOf(context: LoaderFunctionArgs['context'], sku: string): Promise<AskedProduct | null> {
  const { data } = await tryLoad(
    context,
    cardApi.endpoints.catalogGetProductCard.initiate({ params: { sku } }),
  );
  if (!data) return null;
  const { uri, name, partNumber, minQuantity } = data;
  return { sku: data.sku, uri, name, partNumber, minQuantity };
}
