import { load, tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { productData } from '../../features/product-facts/product-data.ts';
import { productApi } from '../../features/product-facts/product.endpoints.ts';
import { reviewChoice, reviewQuery } from '../../features/reviews/review-address.ts';
import { withReviews } from '../../features/reviews/review-data.ts';
import { reviewsApi } from '../../features/reviews/reviews.endpoints.ts';
import type { WithHead } from '../../parts/head-of.ts';

/** Loads a product; an unknown one is an unknown page. */
export async function productLoader({ params, request, context }: LoaderFunctionArgs): Promise<WithHead> {
  const uri = params.uri ?? '';
  const query = reviewQuery(reviewChoice(new URL(request.url).searchParams));
  const { catalogListReviews } = reviewsApi.endpoints;
  const [product, reviews] = await Promise.all([
    load(context, productApi.endpoints.catalogGetProduct.initiate({ params: { uri } })),
    // A product is shown without its reviews rather than not at all.
    tryLoad(context, catalogListReviews.initiate({ params: { uri }, query })),
  ]);
  const facts = product.attributes
    .slice(0, 6)
    .map(({ name, value, unit }) => `${name} ${value}${unit ? ` ${unit}` : ''}`);
  return {
    head: {
      kind: 'product',
      ...(product.images[0] ? { image: product.images[0].source } : {}),
      title: [product.name, product.partNumber].filter(Boolean).join(' – '),
      description: (product.description ?? facts.join(', ')).slice(0, 160),
      structuredData: withReviews(productData(product), reviews.data),
    },
  };
}
