import { formatAttributeFilters, type AttributeFilter } from '@gantry/contracts/facet-query';
import type { Availability, AvailabilityGroup } from '@gantry/domain/statuses/availability';
import type { SortOrder } from '../index/sort-orders.ts';
import type { CategoryInfo } from '../references/reference-data.ts';

/** What a listing is asked for, in the terms of the index. */
export interface ListingRequest<Category extends CategoryInfo = CategoryInfo> {
  category: Category | null;
  q: string;
  brandIds: number[];
  /** those that pass */
  availabilities: Availability[];
  /** groups among what was chosen; their labels are in `availabilities` */
  availabilityGroups: AvailabilityGroup[];
  price: { min: number; max: number } | null;
  /** stars at least; null for any, none included */
  minRating: number | null;
  attributes: AttributeFilter[];
  sort: SortOrder;
  page: number;
  /** products of a page; about as many where families stay whole */
  size: number;
  /** whether a page of the listing's own order ends with a family rather than after `size` products */
  keepsFamilies: boolean;
  cursor: string | null;
}

/** The same request always has the same key, whatever the order of its choices; the page is not part of it. */
export const requestKey = (request: ListingRequest): string => `${setKey(request)} ${request.sort}`;

/** The same for all orders of the same products. */
export function setKey(request: ListingRequest): string {
  const { category, q, brandIds, availabilities, availabilityGroups, price, minRating, attributes } = request;
  const choices = formatAttributeFilters(attributes);
  return JSON.stringify([
    category?.id,
    q,
    brandIds,
    availabilities,
    availabilityGroups,
    price,
    minRating,
    choices,
  ]);
}
