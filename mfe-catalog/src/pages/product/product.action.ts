import type { ActionFunctionArgs } from 'react-router';

/** Takes the page's forms. A chunk of its own: browsers with scripts send them themselves. */
export async function action(given: ActionFunctionArgs) {
  const { takeProductForm } = await import(
    /* webpackChunkName: "catalog-product-action" */ './product-forms.ts'
  );
  return takeProductForm(given);
}
