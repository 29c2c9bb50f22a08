import { translatedLocales, type FeedRowInput } from '@gantry/contracts/schemas/feed';
import type { StoredAttribute } from '@gantry/product-search/stored-attribute';
import { feedFactsOf } from '../../tables/product-columns.ts';
import { displayNumber } from '../format/cells/display-value.ts';
import type { StoredFile, StoredImage } from '../../tables/product-facts.ts';
import type { ExportReferences } from './export-references.ts';
import { priceFields } from './price-fields.ts';
import type { ExportedProduct } from './read-products.ts';

type Translated = NonNullable<FeedRowInput['translations']>;

/**
 * A product as a row of the feed format. What is empty or the default of the format is left out, and keys always stand
 * in this order, so that the same catalogue is always the same file.
 */
export function feedRow(product: ExportedProduct, references: ExportReferences): FeedRowInput {
  const path = references.pathOf(product.category_id);
  const brand = product.brand_id === null ? null : references.brands.get(product.brand_id);
  return filled({
    id: product.feed_id,
    sku: product.part_number,
    store_number: product.sku,
    uri: product.uri,
    name: product.name,
    brand: brand?.name,
    category: path.map(({ name }) => name),
    family: familyOf(product.family_id, references),
    ...feedFactsOf(product),
    attributes: product.attributes.map((attribute) => attributeOf(attribute, references)),
    ...priceFields(product.prices),
    cost: product.cost === null ? undefined : product.cost / 100,
    availability: product.stated_availability,
    stock: product.stock,
    images: product.images.map(fileOf),
    image_texts: product.images.flatMap(imageText),
    documents: product.documents.map(({ kind, name, language, ...file }) =>
      filled({ kind, name, file: fileOf(file), language }),
    ),
    safety: product.safety,
    relations: product.relations.map(({ kind, reference }) => ({ kind, id: reference })),
    drawing: product.drawing,
    translations: translationsOf(product, path),
  });
}

const fileOf = ({ source, url }: StoredFile): string => source ?? url ?? '';

/** What a picture shows, where somebody has said it. */
const imageText = ({ alt = {}, ...file }: StoredImage) =>
  Object.keys(alt).length > 0
    ? [
        filled({
          file: fileOf(file),
          'en-US': alt['en-US'],
          'es-US': alt['es-US'],
          'fr-CA': alt['fr-CA'],
        }),
      ]
    : [];

function familyOf(familyId: number, references: ExportReferences): FeedRowInput['family'] {
  const family = references.families.get(familyId);
  // Products without a family of their own stand under their category's.
  if (!family?.code.startsWith('family:')) return undefined;
  const { code, name, summary, translations } = family;
  return filled({ id: code.slice('family:'.length), name, summary, translations: inOrder(translations) });
}

function attributeOf({ code, value, unit, drawn }: StoredAttribute, references: ExportReferences) {
  const number = Number(value);
  const isNumber = value !== '' && displayNumber(number) === value;
  const definition = references.attributes.get(code);
  const words = references.wordOf(code, value);
  const texts: Record<string, object> = {};
  for (const locale of translatedLocales) {
    const found = { ...definition?.translations[locale], ...words[locale] };
    if (Object.keys(found).length > 0) texts[locale] = found;
  }
  return filled({
    name: definition?.name ?? code,
    code,
    type: isNumber ? ('number' as const) : ('text' as const),
    value: isNumber ? number : value,
    unit,
    drawn,
    translations: texts,
  });
}

function translationsOf(
  { translations }: ExportedProduct,
  path: ReturnType<ExportReferences['pathOf']>,
): Translated | undefined {
  const found: Translated = {};
  for (const locale of translatedLocales) {
    const { name, description } = translations[locale] ?? {};
    const category = path.map((step) => step.translations[locale]?.name ?? '');
    const texts = filled({ name, description, category: category.some(Boolean) ? category : undefined });
    if (Object.keys(texts).length > 0) found[locale] = texts;
  }
  return found;
}

function inOrder<Texts>(translations: Partial<Record<(typeof translatedLocales)[number], Texts>>) {
  return Object.fromEntries(
    translatedLocales.flatMap((locale) => (translations[locale] ? [[locale, translations[locale]]] : [])),
  ) as typeof translations;
}

/** Without what is undefined, null or an empty list or object. */
function filled<Row extends object>(row: Row): { [Key in keyof Row]: Exclude<Row[Key], undefined> } {
  const isEmpty = (value: unknown) =>
    value == null || (typeof value === 'object' && Object.keys(value).length === 0);
  const entries = Object.entries(row).filter(([, value]: [string, unknown]) => !isEmpty(value));
  return Object.fromEntries(entries) as { [Key in keyof Row]: Exclude<Row[Key], undefined> };
}
