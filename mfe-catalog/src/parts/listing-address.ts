import { maxFindLength } from '@gantry/contracts/facet-list';
import {
  formatAttributeFilters,
  parseAttributeFilters,
  type AttributeFilter,
} from '@gantry/contracts/facet-query';
import { sortOrders } from '@gantry/contracts/list-orders';
import type { ListingQuery } from '@gantry/contracts/schemas/catalog';
import type { FacetValuesQuery } from '@gantry/contracts/schemas/facet-values';

export type SortOrder = (typeof sortOrders)[number];
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
  /** units the bounds of an attribute were typed in, where they are not the attribute's own */
  readonly minUnit?: string;
  readonly maxUnit?: string;
}

/** What a listing's address says: the words searched for, everything chosen, the order and the page. */
export interface ListingAddress {
  readonly q: string;
  readonly brand: readonly string[];
  readonly availability: readonly string[];
  /** stars at least; never more than one */
  readonly rating: readonly string[];
  /** minor units */
  readonly price: Range | null;
  readonly filters: readonly AttributeFilter[];
  readonly sort: SortOrder;
  readonly page: number;
  /** where the page begins, as the page before told it; goes before the number */
  readonly cursor: string;
  /** code of the one facet that is shown with all its values; empty for none */
  readonly all: string;
  /** what is looked for among them */
  readonly find: string;
}

/** Whatever is chosen anew is read from its beginning. */
export const firstPage = { page: 1, cursor: '' } as const;

/** No facet is shown with all its values. */
export const shortLists = { all: '', find: '' } as const;

const maxCursorLength = 1000;
const maxCodeLength = 200;
/** As many brands as the catalogue reads. */
const maxListLength = 100;
const isStars = (text: string): boolean => /^[1-5]$/.test(text);
const listOf = (text: string | null): string[] =>
  [...new Set((text ?? '').split(',').filter(Boolean))].slice(0, maxListLength);

/** Reads an address; what cannot be read counts as not said. */
export function readAddress(search: string): ListingAddress {
  const params = new URLSearchParams(search);
  const sort = params.get('sort') as SortOrder;
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    brand: listOf(params.get('brand')?.toLowerCase() ?? null),
    availability: listOf(params.get('availability')),
    rating: listOf(params.get('rating')).filter(isStars).slice(0, 1),
    price: readRange(params.get('price')),
    filters: parseAttributeFilters(params.get('f')),
    sort: sortOrders.includes(sort) ? sort : 'relevance',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    cursor: (params.get('cursor') ?? '').slice(0, maxCursorLength),
    all: (params.get('all') ?? '').slice(0, maxCodeLength),
    find: params.get('all') ? (params.get('find') ?? '').trim().slice(0, maxFindLength) : '',
  };
}

/** What an address says, by the names of its parameters. */
export function parametersOf(address: ListingAddress): [name: string, value: string][] {
  const { q, brand, availability, rating, price, filters, sort, page, cursor, all, find } = address;
  const said: [string, string][] = [
    ['q', q],
    ['brand', inOrder(brand)],
    ['availability', inOrder(availability)],
    ['rating', rating.join(',')],
    ['price', price ? `${price.min ?? ''}..${price.max ?? ''}` : ''],
    ['f', filters.length > 0 ? formatAttributeFilters(filters) : ''],
    ['sort', sort === 'relevance' ? '' : sort],
    ['page', page > 1 ? String(page) : ''],
    ['cursor', cursor],
    ['all', all],
    ['find', all ? find : ''],
  ];
  return said.filter(([, value]) => value !== '');
}

/** Writes an address's search part, `''` when nothing is said. The same choices always give the same text. */
export function writeAddress(address: ListingAddress): string {
  const said = parametersOf(address).map(written);
  return said.length > 0 ? `?${said.join('&')}` : '';
}

const inOrder = (values: readonly string[]): string =>
  values.length > 1 ? [...values].sort().join(',') : (values[0] ?? '');

/** As a form would send it. A listing writes some forty addresses, nearly all of letters that stand for themselves. */
const written = ([name, value]: [string, string]): string =>
  /^[\w.*-]+$/.test(value) ? `${name}=${value}` : String(new URLSearchParams([[name, value]]));

/** The question to the catalogue that an address asks. */
export function queryOfAddress(path: string, search: string): ListingQuery {
  const said = Object.fromEntries(parametersOf({ ...readAddress(search), ...shortLists })) as ListingQuery;
  return path ? { path, ...said } : said;
}

/** What the catalogue is asked for the values of one facet. */
export interface FacetQuestion {
  readonly params: { readonly code: string };
  readonly query: FacetValuesQuery;
}

/** The question for the values of a facet of a listing that hold a text; empty for all. */
export function facetQuestion(path: string, search: string, code: string, find: string): FacetQuestion {
  const choices = { ...readAddress(search), ...firstPage, sort: 'relevance' } as const;
  const query = queryOfAddress(path, writeAddress(choices));
  return { params: { code }, query: find ? { ...query, find } : query };
}

function readRange(text: string | null): Range | null {
  const parts = /^(\d{0,12})\.\.(\d{0,12})$/.exec(text ?? '');
  if (!parts || (!parts[1] && !parts[2])) return null;
  return { min: parts[1] ? Number(parts[1]) : null, max: parts[2] ? Number(parts[2]) : null };
}
