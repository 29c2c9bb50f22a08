import type { Product, ProductRow } from '@gantry/contracts/schemas/catalog';
import { availabilityRules } from '@gantry/contracts/statuses/availability';
import { drawCategory, drawSpec } from '../drawing/drawings.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import type { Drawing } from '@gantry/contracts/schemas/drawing';
import type { StoredAttribute } from '../attribute/stored-attribute.ts';
import type { ProductWithRow } from './product.repository.ts';

type OwnFacts = Omit<Product, 'supersededBy' | 'replaces' | 'family' | 'alternates' | 'relations'>;

/** A product's own facts as its page shows them, without what it stands beside. */
export function toProduct(product: ProductWithRow, references: ReferenceData): OwnFacts {
  const row = product.row as unknown as ProductRow;
  const category = references.categories.get(product.category_id);
  return {
    sku: product.sku,
    uri: product.uri,
    name: product.name,
    partNumber: product.part_number,
    brand: row.brand,
    gtin: product.gtin,
    description: product.description,
    breadcrumb: references.pathOf(product.category_id).map(({ name, path }) => ({ name, path })),
    attributes: product.attributes.map(({ code, value, unit }) => ({
      code,
      name: references.attributes.get(code)?.name ?? code,
      value,
      unit,
    })),
    images: row.image ? [row.image] : [],
    drawing:
      markedBy(product.attributes, drawSpec(product.drawing)) ??
      (category ? drawCategory(category, references) : null),
    currency: 'USD',
    price: row.price,
    availability: product.availability,
    leadDays: leadDays(product.availability),
    stock: product.stock,
    unitOfMeasure: product.unit_of_measure,
    packSize: product.pack_size,
    minQuantity: product.min_quantity,
    quantityIncrement: product.quantity_increment,
    madeToOrder: product.made_to_order,
    cancellableUntil: product.made_to_order ? 'production' : null,
    documents: [],
    untranslated: [],
    source: product.source,
    licence: product.licence,
  };
}

/** Business days the goods take; null where nobody may promise (domain B3). */
export function leadDays(availability: Product['availability']): [number, number] | null {
  const { days } = availabilityRules[availability];
  return days ? [days[0], days[1]] : null;
}

/** Ties the dimension lines of a drawing to the codes the product's attributes have here. */
function markedBy(attributes: readonly StoredAttribute[], drawing: Drawing | null): Drawing | null {
  if (!drawing) return null;
  const codes = new Map(attributes.flatMap(({ code, drawn }) => (drawn ? [[drawn, code] as const] : [])));
  if (codes.size === 0) return drawing;
  const renamed = <Part extends { attribute?: string }>(part: Part): Part =>
    part.attribute && codes.has(part.attribute) ? { ...part, attribute: codes.get(part.attribute)! } : part;
  return { ...drawing, shapes: drawing.shapes.map(renamed), labels: drawing.labels.map(renamed) };
}
