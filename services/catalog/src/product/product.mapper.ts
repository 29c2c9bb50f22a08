import { defaultLocale } from '@gantry/contracts/locales';
import type { Product } from '@gantry/contracts/schemas/catalog';
import { availabilityRules, leadTimeLabels } from '@gantry/domain/statuses/availability';
import { drawCategory } from '../drawing/drawings.ts';
import { drawProduct } from '../drawing/product-drawing.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import type { ReaderTexts } from '../translation/reader-texts.ts';
import { pageFactsOf } from '../tables/product-columns.ts';
import { documentsOf } from './product-documents.ts';
import type { PageProduct } from './product-page.repository.ts';
import type { ProductWithRow } from './product.repository.ts';

type OwnFacts = Omit<Product, 'supersededBy' | 'replaces' | 'family' | 'alternates' | 'relations'>;

/** A product's own facts as its page shows them to this reader, without what it stands beside. */
export function toProduct(product: PageProduct, references: ReferenceData, texts: ReaderTexts): OwnFacts {
  const { row } = product;
  const category = references.categories.get(product.category_id);
  return {
    sku: product.sku,
    uri: product.uri,
    partNumber: product.part_number,
    brand: row.brand,
    ...textsOf(product, texts),
    breadcrumb: references
      .pathOf(product.category_id)
      .map((step) => ({ name: texts.nameOf(step), path: step.path })),
    attributes: attributesOf(product, references, texts),
    drawing: drawProduct(product) ?? (category ? drawCategory(category, references) : null),
    currency: 'USD',
    price: row.price,
    availability: product.availability,
    leadDays: leadDays(product.availability, product),
    stock: product.stock,
    cancellableUntil: product.cancellable_until ?? (product.made_to_order ? 'production' : null),
    documents: documentsOf(product, texts.locale),
    ...pageFactsOf(product),
  };
}

/** Name, description and pictures, and what of them nobody translated. */
function textsOf(
  product: PageProduct,
  texts: ReaderTexts,
): Pick<Product, 'name' | 'description' | 'images' | 'untranslated'> {
  const own = texts.of(product);
  const name = own?.name ?? product.name;
  const untranslated: Product['untranslated'] = [];
  if (!texts.isEnglish && !own?.name) untranslated.push('name');
  if (!texts.isEnglish && product.description && !own?.description) untranslated.push('description');
  const language = texts.isEnglish ? defaultLocale : texts.locale;
  const files = product.images.flatMap(({ source, alt }) =>
    source ? [{ source, alt: alt?.[language] ?? name }] : [],
  );
  const { image } = product.row;
  return {
    name,
    description: own?.description ?? product.description,
    images: files.length > 0 ? files : image ? [{ ...image, alt: name }] : [],
    untranslated,
  };
}

function attributesOf(product: PageProduct, references: ReferenceData, texts: ReaderTexts) {
  return product.attributes.map(({ code, value, unit }): Product['attributes'][number] => {
    const attribute = references.attributes.get(code);
    const english = texts.englishOf(attribute, [code, value]);
    const name = attribute ? texts.nameOf(attribute) : code;
    return { code, name, value: texts.word([code, value]), unit, ...(english ? { english } : {}) };
  });
}

/**
 * Business days the goods take; null where nobody may promise. A lead time its maker names goes before the
 * one its label stands for.
 */
export function leadDays(
  availability: Product['availability'],
  {
    lead_days_min: least,
    lead_days_max: most,
    stated_availability: stated,
  }: Pick<ProductWithRow, 'lead_days_min' | 'lead_days_max' | 'stated_availability'>,
): [number, number] | null {
  const isStated =
    leadTimeLabels.includes(availability) &&
    // goods a supplier brings for the shelf come on the days of that delivery
    (availability !== 'backordered' || stated === 'backordered') &&
    (least !== null || most !== null);
  if (isStated) return [least ?? most ?? 0, most ?? least ?? 0];
  const { days } = availabilityRules[availability];
  return days ? [days[0], days[1]] : null;
}
