import type { APIRequestContext } from '@playwright/test';

/** A product of the demo catalog, as tests name it. */
export interface AmpleProduct {
  readonly sku: string;
  readonly uri: string;
  readonly name: string;
  readonly partNumber: string;
}

/** Pieces on the shelf from which on no test runs a product out, nor several that buy it at once. */
const ample = 100;

/** The listing that tests buy from: the page and the call show the same products for it. */
const listing = 'q=screw&availability=in-stock';

/**
 * The first products of the listing that have ample stock. All suites buy in one shop, so what one of them buys becomes
 * less for the next: a product that is getting short is left for the one after it.
 */
export async function ampleProducts(request: APIRequestContext, count: number): Promise<AmpleProduct[]> {
  const found: AmpleProduct[] = [];
  for await (const { items } of listingPages(request)) {
    for (const product of items) {
      if ((await onShelf(request, product.sku)) >= ample) found.push(product);
      if (found.length === count) return found;
    }
  }
  throw new Error(`Only ${found.length} products have ${ample} pieces on the shelf.`);
}

/** The first product with ample stock. */
export async function ampleProduct(request: APIRequestContext): Promise<AmpleProduct> {
  const [product] = await ampleProducts(request, 1);
  return product!;
}

/** The address of the listing's page on which a product stands, for tests that press its button there. */
export async function listingAddressOf(request: APIRequestContext, { sku }: AmpleProduct): Promise<string> {
  for await (const { address, items } of listingPages(request)) {
    if (items.some((item) => item.sku === sku)) return address;
  }
  throw new Error(`${sku} is not in the listing.`);
}

async function* listingPages(request: APIRequestContext) {
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const query = page === 1 ? listing : `${listing}&page=${page}`;
    const answer = await request.get(`/api/v1/catalog/products?${query}`);
    const { data } = (await answer.json()) as { data: { items: AmpleProduct[]; pages: number } };
    ({ pages } = data);
    yield { address: `/b?${query}`, items: data.items };
  }
}

async function onShelf(request: APIRequestContext, sku: string): Promise<number> {
  const answer = await request.get(`/api/v1/catalog/supply/${sku}?quantity=1`);
  return ((await answer.json()) as { data: { onShelf: number | null } }).data.onShelf ?? 0;
}
