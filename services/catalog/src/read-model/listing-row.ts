import type { PriceView, ProductRow } from '@gantry/contracts/schemas/catalog';
import type { Availability } from '@gantry/domain/statuses/availability';
import { listedFactsOf, type ProductFacts } from '../tables/product-columns.ts';

/** What a listing row is made from. */
export interface ListingRowFacts {
  sku: string;
  uri: string;
  name: string;
  partNumber: string;
  brand: { name: string; slug: string } | null;
  categoryPath: string;
  hasDrawing: boolean;
  /** the first picture the shop keeps of it, by its source */
  photo: string | null;
  price: PriceView;
  availability: Availability;
  facts: ProductFacts;
}

/** Image source of the drawing that stands for a category. */
export const categoryDrawing = (path: string): string => `category-${path.replaceAll('/', '.')}.svg`;

/** Image source of a product: its own drawing, else its photo, else the drawing of its category. */
const imageSource = ({ sku, hasDrawing, photo, categoryPath }: ListingRowFacts): string =>
  hasDrawing ? `drawing-${sku}.svg` : (photo ?? categoryDrawing(categoryPath));

/** A product as a listing answers it, all but the attributes, which depend on its neighbours on the page. */
export function listingRow(facts: ListingRowFacts): Omit<ProductRow, 'attributes' | 'rating'> {
  return {
    sku: facts.sku,
    uri: facts.uri,
    name: facts.name,
    partNumber: facts.partNumber,
    brand: facts.brand,
    price: facts.price,
    availability: facts.availability,
    ...listedFactsOf(facts.facts),
    image: { source: imageSource(facts), alt: facts.name },
  };
}
