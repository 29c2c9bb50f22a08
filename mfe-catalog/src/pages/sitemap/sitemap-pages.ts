import { sitemapPath } from '@gantry/contracts/addresses/catalog';
import { namesOnPage } from '../../api/product-names.endpoints.ts';

/** The sitemap's page an address asks for: the first is the index, products follow; what is no page is the first. */
export function sitemapPageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The address of a page. */
export const sitemapPagePath = (page: number): string =>
  page === 1 ? sitemapPath() : `${sitemapPath()}?page=${page}`;

/** Pages in all: the index and those of the products. */
export const lastSitemapPage = (products: number): number => 1 + Math.ceil(products / namesOnPage);
