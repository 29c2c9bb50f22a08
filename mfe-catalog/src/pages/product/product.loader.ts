import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { productData } from '../../features/product-facts/product-data.ts';
import { productApi } from '../../features/product-facts/product.endpoints.ts';
import type { WithHead } from '../../parts/head-of.ts';

/** Loads a product; an unknown one is an unknown page. */
export async function productLoader({ params, context }: LoaderFunctionArgs): Promise<WithHead> {
  const uri = params.uri ?? '';
  const product = await load(context, productApi.endpoints.catalogGetProduct.initiate({ params: { uri } }));
  const facts = product.attributes
    .slice(0, 6)
    .map(({ name, value, unit }) => `${name} ${value}${unit ? ` ${unit}` : ''}`);
  return {
    head: {
      title: [product.name, product.partNumber].filter(Boolean).join(' – '),
      description: (product.description ?? facts.join(', ')).slice(0, 160),
      structuredData: productData(product),
    },
  };
}
