import type { FeedRowInput } from '@gantry/contracts/schemas/feed';
import { availabilityLabels, type Availability } from '@gantry/domain/statuses/availability';
import { commercialFacts } from './commercial-facts.ts';
import { attributeTexts, familyTexts, productTexts } from './demo-texts.ts';
import { lifeFacts } from './life-facts.ts';
import { partners } from './partners.ts';
import type { PartFamily, Size } from './part-family.ts';
import { packedSize } from './packed-size.ts';
import { partFamilies } from './part-families.ts';
import { brandKeyOf, skuOf, suffixOf, variantsOf, type Variant } from './variants.ts';

/**
 * A deterministic industrial catalogue: the same number always gives the same rows, up to a million and beyond.
 * Dimensions are those of the standards the families name; makers are invented.
 */
export function* demoRows({ products }: { products: number }): Generator<FeedRowInput> {
  if (!Number.isSafeInteger(products) || products < 1)
    throw new RangeError('products must be a whole number of at least 1');
  const share = Math.floor(products / partFamilies.length);
  const extra = products % partFamilies.length;
  const countOf = (position: number) => share + (position < extra ? 1 : 0);
  const relationsOf = partners(partFamilies, (family) =>
    skusOf(family, countOf(partFamilies.indexOf(family))),
  );
  let index = 0;
  for (const [position, family] of partFamilies.entries()) {
    let before: string | undefined;
    for (const variant of variantsOf(family, countOf(position))) {
      const row = toRow(family, variant, index, forcedLabel(index, products));
      const isOld = row.availability === 'discontinued';
      yield {
        ...row,
        superseded_by: isOld ? before : undefined,
        relations: relationsOf(family, variant.size),
      };
      if (!isOld) before = row.id;
      index += 1;
    }
  }
}

/** Part numbers by size of the first table of a family: what other parts name as going with them. */
function skusOf(family: PartFamily, count: number): Map<Size, string> {
  const skus = new Map<Size, string>();
  let first: Variant | undefined;
  for (const variant of count > 0 ? variantsOf(family, count) : []) {
    first ??= variant;
    if (variant.finish !== first.finish || variant.brand !== first.brand) break;
    skus.set(variant.size, skuOf(family, variant));
  }
  return skus;
}

/** Spreads all 21 availability labels evenly over a small part of the catalogue; the rest get ordinary ones. */
function forcedLabel(index: number, products: number): Availability | undefined {
  const stride = Math.min(Math.max(products, availabilityLabels.length), 331);
  const spacing = Math.floor(stride / availabilityLabels.length);
  const place = index % stride;
  return place % spacing === 0 ? availabilityLabels[place / spacing] : undefined;
}

function toRow(
  family: PartFamily,
  variant: Variant,
  index: number,
  label: Availability | undefined,
): FeedRowInput {
  const { size, finish, brand, pack, series } = variant;
  const sku = skuOf(family, variant);
  const values = { ...size.values, ...finish.values };
  return {
    id: `demo-${sku.toLowerCase()}`,
    sku,
    name: nameOf(family, variant),
    brand,
    category: [...family.category],
    description: `${family.sentence} ${finish.label[0]!.toUpperCase()}${finish.label.slice(1)}.`,
    attributes: attributesOf(family, values),
    family: familyOf(family, variant),
    drawing: drawingOf(family, size),
    safety: family.safety?.(values),
    weight: Math.round(size.grams * pack) / 1000,
    ...packedSize(family, size, pack),
    unit_of_measure: pack > 1 ? 'pack' : 'each',
    pack_size: pack,
    ...commercialFacts({ sku, cents: size.cents * finish.factor, pack, brand, series, label, index }),
    ...lifeFacts({ sku, brand, department: family.category[0]!, label }),
    translations: productTexts(family, variant),
    source: 'demo',
  };
}

function nameOf(family: PartFamily, { size, finish, pack, series }: Variant): string {
  const parts = [
    `${family.name}, ${size.label}`,
    finish.label,
    pack > 1 ? `package of ${pack}` : '',
    series > 1 ? `series ${series}` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

function attributesOf(
  family: PartFamily,
  values: Readonly<Record<string, string | number>>,
): FeedRowInput['attributes'] {
  return Object.entries(family.attributes)
    .filter(([code]) => values[code] !== undefined)
    .map(([code, { name, unit }]) => ({
      code: codeOf(code),
      name,
      type: typeof values[code] === 'number' ? 'number' : 'text',
      value: values[code]!,
      unit: unit ?? null,
      translations: attributeTexts(name, values[code]!),
    }));
}

function familyOf(family: PartFamily, variant: Variant): FeedRowInput['family'] {
  const { finish, brand, pack, series } = variant;
  const idParts = [family.id, brandKeyOf(brand), finish.key, suffixOf(variant)];
  const packages = pack > 1 ? `, packages of ${pack}` : '';
  const later = series > 1 ? `, series ${series}` : '';
  return {
    id: idParts.filter(Boolean).join('-').toLowerCase(),
    name: `${brand} ${family.name.toLowerCase()}s, ${finish.label}${packages}${later}`,
    summary: family.sentence,
    translations: familyTexts(family, variant),
  };
}

function drawingOf(family: PartFamily, size: Size): FeedRowInput['drawing'] {
  const dimensions = family.dimensions?.(size.values) ?? numbersOf(size.values);
  return {
    kind: family.drawing,
    dimensions: Object.fromEntries(Object.entries(dimensions).map(([code, value]) => [codeOf(code), value])),
  };
}

/** Codes are lower-case; `d` and `D` of a drawing become a bore and an outer diameter. */
const codeOf = (code: string) => (code === 'D' ? 'outer' : code.toLowerCase());

const numbersOf = (values: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
