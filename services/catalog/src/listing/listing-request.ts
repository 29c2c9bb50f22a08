import { parseAttributeFilters, type AttributeFilter } from '@gantry/contracts/facet-query';
import type { listingQuerySchema } from '@gantry/contracts/schemas/catalog';
import { availabilityGroups, labelsOfChoice } from '@gantry/domain/statuses/availability';
import { DomainError } from '@gantry/nest-kit/errors';
import { maxAttributeFilters } from '@gantry/product-search/filters';
import type { ListingRequest as SearchRequest } from '@gantry/product-search/listing-request';
import type { InferOutput } from 'valibot';
import type { CategoryInfo, ReferenceData } from '../index/reference-data.ts';

export type ListingRequest = SearchRequest<CategoryInfo>;

const maxBrands = 100;
const defaultPageSize = 24;

/**
 * A listing as its address asks for it, read leniently: what nobody knows is left out.
 * @throws DomainError NOT_FOUND for a category that does not exist
 */
export function readListingRequest(
  query: InferOutput<typeof listingQuerySchema>,
  references: ReferenceData,
): ListingRequest {
  const slugs = new Set((query.brand ?? '').split(',').slice(0, maxBrands));
  const available = new Set((query.availability ?? '').split(','));
  return {
    category: readCategory(query.path, references),
    q: query.q ?? '',
    brandIds: [...slugs].flatMap((slug) => references.brandBySlug.get(slug)?.id ?? []).sort((a, b) => a - b),
    availabilities: labelsOfChoice(available),
    availabilityGroups: availabilityGroups.filter((group) => available.has(group)),
    price: readPrice(query.price),
    minRating: readRating(query.rating),
    attributes: readAttributes(query.f, references),
    sort: query.sort ?? 'relevance',
    page: query.page ?? 1,
    size: query.size ?? defaultPageSize,
    keepsFamilies: query.size === undefined,
    cursor: query.cursor ?? null,
  };
}

function readCategory(path: string | undefined, references: ReferenceData): CategoryInfo | null {
  const wanted = (path ?? '').toLowerCase().replace(/^\/+|\/+$/g, '');
  if (!wanted) return null;
  const category = references.categoryByPath.get(wanted);
  if (!category) throw new DomainError('NOT_FOUND');
  return category;
}

function readPrice(text: string | undefined): ListingRequest['price'] {
  const parts = /^(\d{0,9})\.\.(\d{0,9})$/.exec(text ?? '');
  if (!parts || (!parts[1] && !parts[2])) return null;
  return { min: parts[1] ? Number(parts[1]) : 0, max: parts[2] ? Number(parts[2]) : Number.MAX_SAFE_INTEGER };
}

/** The lowest of the stars asked for: who ticks 4 and 3 wants 3 and more. */
function readRating(text: string | undefined): number | null {
  const stars = (text ?? '').split(',').map(Number);
  const asked = stars.filter((one) => Number.isInteger(one) && one >= 1 && one <= 5);
  return asked.length > 0 ? Math.min(...asked) : null;
}

/** Filters of attributes the catalogue knows, one per attribute, in a fixed order. */
function readAttributes(text: string | undefined, references: ReferenceData): AttributeFilter[] {
  const byCode = new Map<string, AttributeFilter>();
  for (const filter of parseAttributeFilters(text))
    if (references.attributes.has(filter.code) && !byCode.has(filter.code)) byCode.set(filter.code, filter);
  return [...byCode.values()].sort((a, b) => (a.code < b.code ? -1 : 1)).slice(0, maxAttributeFilters);
}
