import type { PriceView } from '@gantry/contracts/schemas/catalog';
import type { Availability } from '@gantry/domain/statuses/availability';

/** What a listing row is made from. */
export interface ListingRowFacts {
  sku: string;
  uri: string;
  name: string;
  partNumber: string;
  brand: { name: string; slug: string } | null;
  categoryNames: readonly string[];
  categoryPath: string;
  hasDrawing: boolean;
  /** the first picture the shop keeps of it, by its source */
  photo: string | null;
  price: PriceView;
  availability: Availability;
  unitOfMeasure: string;
  packSize: number;
  minQuantity: number;
  quantityIncrement: number;
}

/** Image source of the drawing that stands for a category. */
export const categoryDrawing = (path: string): string => `category-${path.replaceAll('/', '.')}.svg`;

/** Image source of a product: its own drawing, else its photo, else the drawing of its category. */
const imageSource = ({ sku, hasDrawing, photo, categoryPath }: ListingRowFacts): string =>
  hasDrawing ? `drawing-${sku}.svg` : (photo ?? categoryDrawing(categoryPath));

/** A product as a listing answers it, all but the attributes, which depend on its neighbours on the page. */
export function listingRow(facts: ListingRowFacts) {
  return {
    sku: facts.sku,
    uri: facts.uri,
    name: facts.name,
    partNumber: facts.partNumber,
    brand: facts.brand,
    price: facts.price,
    availability: facts.availability,
    unitOfMeasure: facts.unitOfMeasure,
    packSize: facts.packSize,
    minQuantity: facts.minQuantity,
    quantityIncrement: facts.quantityIncrement,
    image: { source: imageSource(facts), alt: facts.name },
  };
}
