import type { ActionFunctionArgs } from 'react-router';

export { productLoader as loader } from './product.loader.ts';
export { ProductPage as Component } from './product.page.tsx';

/** A chunk of its own: browsers with scripts send the page's forms themselves. */
export async function action(given: ActionFunctionArgs) {
  const { productAction } = await import(
    /* webpackChunkName: "catalog-product-action" */ './product.action.ts'
  );
  return productAction(given);
}
