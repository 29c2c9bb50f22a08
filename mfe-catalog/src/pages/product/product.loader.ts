import { load, tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { arrivalApi } from '../../api/arrival.endpoints.ts';
import { productData } from '../../features/product-facts/product-data.ts';
import { productApi } from '../../api/product.endpoints.ts';
import { reviewChoice, reviewQuery } from '../../features/reviews/review-address.ts';
import { withReviews } from '../../features/reviews/review-data.ts';
import { reviewsApi } from '../../api/reviews.endpoints.ts';
import { ownProductQuery } from '../../parts/own-product-query.ts';
import { initialRender, type InitialRender } from '../../parts/initial-render.ts';
import type { WithHead } from '../../parts/head-of.ts';

export type ProductLoaded = WithHead & InitialRender;

/** Loads a product; an unknown one is an unknown page. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<ProductLoaded> {
  const uri = params.uri ?? '';
  const { searchParams } = new URL(request.url);
  const query = reviewQuery(reviewChoice(searchParams));
  const { catalogListReviews } = reviewsApi.endpoints;
  const [product, reviews] = await Promise.all([
    load(context, productApi.endpoints.catalogGetProduct.initiate({ params: { uri } })),
    // A product is shown without its reviews rather than not at all.
    tryLoad(context, catalogListReviews.initiate({ params: { uri }, query })),
  ]);
  const zip = searchParams.get(ownProductQuery.zip);
  if (zip) {
    const asked = { sku: product.sku, quantity: String(product.minQuantity), zip };
    // A refusal is said beside the field.
    await tryLoad(context, arrivalApi.endpoints.shippingGetArrival.initiate({ query: asked }));
  }
  const facts = product.attributes
    .slice(0, 6)
    .map(({ name, value, unit }) => `${name} ${value}${unit ? ` ${unit}` : ''}`);
  return {
    ...initialRender(),
    head: {
      kind: 'product',
      ...(product.images[0] ? { image: product.images[0].source } : {}),
      noindex: Object.values(ownProductQuery).some((name) => searchParams.has(name)),
      title: [product.name, product.partNumber].filter(Boolean).join(' – '),
      description: (product.description ?? facts.join(', ')).slice(0, 160),
      structuredData: withReviews(productData(product), reviews.data),
    },
  };
}
