import { failureAnswer, notFound, tryLoad } from '@gantry/api-client';
import { listingPath, productPath } from '@gantry/contracts/addresses/catalog';
import type { Listing } from '@gantry/contracts/schemas/catalog';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { allLevels, categoryTreeApi } from '../../api/category-tree.endpoints.ts';
import { facetValuesApi } from '../../api/facet-values.endpoints.ts';
import type { RangeProblem } from '../../features/facets/shown-bound.ts';
import { listingApi } from '../../api/listing.endpoints.ts';
import { guidanceTexts } from '../../messages/guidance/guidance-texts.ts';
import { initialRender, type InitialRender } from '../../parts/initial-render.ts';
import type { WithHead } from '../../parts/head-of.ts';
import { facetQuestion, queryOfAddress, readAddress, writeAddress } from '../../parts/listing-address.ts';
import { choicesOf, knownChoices } from '../../parts/listing-choices.ts';
import { breadcrumbData } from '../../parts/structured-data.ts';
import { pathOfParams } from '../../parts/use-listing-address.ts';

type Context = LoaderFunctionArgs['context'];

/** What the page gets besides the head's facts; products come from the cache. */
export interface ListingLoaded extends WithHead, InitialRender {
  /** a typed range that could not be understood */
  readonly problem: RangeProblem | null;
}

/**
 * Loads a listing. A sent range form becomes an address first, unless it cannot be understood; a search for exactly
 * one part number leads straight to its product, with and without scripts. For an empty listing its alternatives are
 * counted, for an unknown category the nearest ones are named. An address with choices that nobody knows, or with a page
 * behind the last, leads to the nearest one that is true; in the browser such an address comes from no link of ours.
 */
export async function loader({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<ListingLoaded | Response> {
  const { search } = new URL(request.url);
  const path = pathOfParams(params);
  const ofForm = await readRangeForm(search);
  if (typeof ofForm === 'string') return redirect(listingPath(path, ofForm));
  const query = queryOfAddress(path, search);
  const asked = listingApi.endpoints.catalogListProducts.initiate({ query });
  const [{ data: listing, error }] = await Promise.all([
    tryLoad(context, asked),
    loadWholeFacet(path, search, context),
  ]);
  if (error?.status === 404) throw notFound(listingPath(path), await categoriesNear(path, context));
  // In the browser the page says so itself and keeps what it shows; a first page is answered by its status.
  if (error && typeof document === 'undefined') throw failureAnswer(context, error);
  if (!listing) return { ...initialRender(), head: {}, problem: ofForm };
  if (listing.redirectTo && query.q && path === '') return redirect(listing.redirectTo);
  if (listing.exactUri && query.q) return redirect(productPath(listing.exactUri));
  const nearest = nearestAddress(listing, search);
  if (nearest !== null && typeof document === 'undefined') return redirect(listingPath(path, nearest));
  if (listing.total === 0 || listing.spelling) await prepareGuidance(listing.total, path, search, context);
  return { ...initialRender(), head: listingHead(listing, search), problem: ofForm };
}

/** A sent range form; hardly an address holds one, and those who send one fetch what reads it. */
async function readRangeForm(search: string): Promise<string | RangeProblem | null> {
  if (!new URLSearchParams(search).has('range')) return null;
  const { addressOfRangeForm } = await import(
    /* webpackChunkName: "range-form" */ '../../features/facets/range-form.ts'
  );
  return addressOfRangeForm(search);
}

/** The search part that says what is shown, where the address says something else; null where it says just that. */
function nearestAddress({ facets, page }: Pick<Listing, 'facets' | 'page'>, search: string): string | null {
  const asked = readAddress(search);
  const known = knownChoices(asked, facets);
  // A cursor goes before the number, which may have moved along meanwhile.
  const shown = writeAddress(asked.cursor ? known : { ...known, page });
  return shown === writeAddress(asked) ? null : shown;
}

/** All values of the facet that the address names; the page is whole without them. */
async function loadWholeFacet(path: string, search: string, context: Context): Promise<void> {
  const { all, find } = readAddress(search);
  if (!all) return;
  const question = facetQuestion(path, search, all, find);
  await tryLoad(context, facetValuesApi.endpoints.catalogListFacetValues.initiate(question));
}

async function categoriesNear(path: string, context: Context) {
  const tree = categoryTreeApi.endpoints.catalogListCategories.initiate(allLevels);
  const [{ data: nodes = [] }, { nearCategories }] = await Promise.all([
    tryLoad(context, tree),
    import(/* webpackChunkName: "catalog-guidance" */ '../../features/department-index/near-categories.ts'),
  ]);
  return nearCategories(nodes, path).map((node) => ({ path: listingPath(node.path), name: node.name }));
}

/** Brings what the page says of such a listing before it is shown, and counts the ways on from an empty one. */
async function prepareGuidance(total: number, path: string, search: string, context: Context): Promise<void> {
  const [{ countAlternatives }] = await Promise.all([
    import(/* webpackChunkName: "catalog-guidance" */ '../../features/listing-results/count-alternatives.ts'),
    guidanceTexts.load(),
  ]);
  if (total === 0) await countAlternatives(path, search, context);
}

/** Searches and filtered listings are not for search engines; categories and brands are. */
function listingHead(
  listing: Pick<Listing, 'title' | 'breadcrumb' | 'total' | 'page' | 'pages'>,
  search: string,
): WithHead['head'] {
  const { title, breadcrumb, total, page, pages } = listing;
  const address = readAddress(search);
  const place = breadcrumb.at(-1)?.path;
  const isNarrowed = choicesOf(address).some((choice) => choice.code !== 'brand');
  return {
    ...(address.q ? { title: address.q } : title ? { title } : {}),
    ...(address.q || isNarrowed || address.all || total === 0 ? { noindex: true } : {}),
    pages: { current: page, last: pages },
    ...(place ? { image: `category-${place.replaceAll('/', '.')}` } : {}),
    ...(breadcrumb.length ? { structuredData: [breadcrumbData(breadcrumb)] } : {}),
  };
}
