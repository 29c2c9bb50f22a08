import type { CategoryLink, Listing, ProductRow } from '@gantry/contracts/schemas/catalog';

/** A subcategory with what the page shows of it. */
export interface ShownCategory extends Pick<CategoryLink, 'name' | 'path' | 'count'> {
  readonly pictured: boolean;
}
export interface ShownListing extends Omit<Listing, 'categories'> {
  readonly categories: readonly ShownCategory[];
}

/**
 * What a page carries of a listing, which is what it shows: drawings of subcategories come through the image path,
 * rows of a table have no pictures, and prices by quantity stand on the product's own page. It is frozen, so that the
 * store takes it as it is: of what is not, it looks through every value, which cost as much as sending the page.
 */
export function shownListing(listing: Listing): Readonly<ShownListing> {
  const inTables = new Set(listing.families.flatMap(({ skus }) => skus));
  const categories = listing.categories.map(({ name, path, count, drawing }) => ({
    name,
    path,
    count,
    pictured: drawing !== null,
  }));
  const items = listing.items.map((row) => shownRow(row, inTables.has(row.sku)));
  return Object.freeze({ ...listing, categories, items });
}

function shownRow(row: ProductRow, isInTable: boolean): ProductRow {
  // The name stands beside the picture, which needs no other words.
  const image = isInTable || !row.image ? null : { ...row.image, alt: '' };
  return { ...row, image, price: { ...row.price, breaks: [] } };
}
