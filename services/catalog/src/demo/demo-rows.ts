import type { FeedRowInput } from '@gantry/contracts/schemas/feed';
import { availabilityLabels, type Availability } from '@gantry/contracts/statuses/availability';
import { commercialFacts } from './commercial-facts.ts';
import { attributeTexts, familyTexts, productTexts } from './demo-texts.ts';
import { lifeFacts } from './life-facts.ts';
import { partners } from './partners.ts';
import { bearingAndShaftFamilies } from './families/bearings-and-shafts.ts';
import { chemicalFamilies } from './families/chemicals.ts';
import { cuttingToolFamilies } from './families/cutting-tools.ts';
import { driveFamilies } from './families/drives.ts';
import { electricalFamilies } from './families/electrical.ts';
import { facilityFamilies } from './families/facility.ts';
import { handToolFamilies } from './families/hand-tools.ts';
import { handlingFamilies } from './families/handling.ts';
import { nutAndPinFamilies } from './families/nuts-and-pins.ts';
import { pipingFamilies } from './families/piping.ts';
import { safetyFamilies } from './families/safety.ts';
import { screwFamilies } from './families/screws.ts';
import { sealingFamilies } from './families/sealing.ts';
import type { Finish, PartFamily, Size } from './part-family.ts';

/** Every kind of part the demo catalogue knows. */
export const partFamilies: readonly PartFamily[] = [
  ...screwFamilies,
  ...nutAndPinFamilies,
  ...bearingAndShaftFamilies,
  ...driveFamilies,
  ...sealingFamilies,
  ...pipingFamilies,
  ...cuttingToolFamilies,
  ...handToolFamilies,
  ...electricalFamilies,
  ...safetyFamilies,
  ...handlingFamilies,
  ...facilityFamilies,
  ...chemicalFamilies,
];

/** How many tables (finish, brand, package) a family is spread over before they are filled with every size. */
const fewestTables = 6;

/** One product of a family: which size of which table. */
export interface Variant {
  readonly size: Size;
  readonly finish: Finish;
  readonly brand: string;
  readonly pack: number;
  /** 1 for the first production series; later ones exist only in very large catalogues */
  readonly series: number;
}

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

/** Spreads `count` products over tables, so that a small catalogue still has several makers and materials to choose from. */
function* variantsOf(family: PartFamily, count: number): Generator<Variant> {
  const { sizes, finishes, brands, packs } = family;
  const tables = Math.max(Math.ceil(count / sizes.length), Math.min(fewestTables, count));
  for (let table = 0; table < tables; table += 1) {
    const rows = Math.floor(count / tables) + (table < count % tables ? 1 : 0);
    const round = Math.floor(table / finishes.length);
    const position = table % finishes.length;
    const finish = finishes[position]!;
    const brand = brands[(round + position) % brands.length]!;
    const packRound = Math.floor(round / brands.length);
    const pack = packs[packRound % packs.length]!;
    const series = Math.floor(packRound / packs.length) + 1;
    for (let row = 0; row < rows; row += 1) {
      yield { size: sizes[Math.floor((row * sizes.length) / rows)]!, finish, brand, pack, series };
    }
  }
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
  const values: Record<string, string | number> = { ...size.values, ...finish.values };
  const name = [
    `${family.name}, ${size.label}`,
    finish.label,
    pack > 1 ? `package of ${pack}` : '',
    series > 1 ? `series ${series}` : '',
  ]
    .filter(Boolean)
    .join(', ');
  const dimensions = family.dimensions?.(size.values) ?? numbersOf(size.values);
  return {
    id: `demo-${sku.toLowerCase()}`,
    sku,
    name,
    brand,
    category: [...family.category],
    description: `${family.sentence} ${finish.label[0]!.toUpperCase()}${finish.label.slice(1)}.`,
    attributes: Object.entries(family.attributes)
      .filter(([code]) => values[code] !== undefined)
      .map(([code, { name: attributeName, unit }]) => ({
        code: codeOf(code),
        name: attributeName,
        type: typeof values[code] === 'number' ? 'number' : 'text',
        value: values[code]!,
        unit: unit ?? null,
        translations: attributeTexts(attributeName, values[code]!),
      })),
    family: {
      id: [family.id, brandKeyOf(brand), finish.key, suffixOf(variant)]
        .filter(Boolean)
        .join('-')
        .toLowerCase(),
      name: `${brand} ${family.name.toLowerCase()}s, ${finish.label}${pack > 1 ? `, packages of ${pack}` : ''}${series > 1 ? `, series ${series}` : ''}`,
      summary: family.sentence,
      translations: familyTexts(family, variant),
    },
    drawing: {
      kind: family.drawing,
      dimensions: Object.fromEntries(
        Object.entries(dimensions).map(([code, value]) => [codeOf(code), value]),
      ),
    },
    safety: family.safety?.(values),
    weight: Math.round(size.grams * pack) / 1000,
    unit_of_measure: pack > 1 ? 'pack' : 'each',
    pack_size: pack,
    ...commercialFacts({ sku, cents: size.cents * finish.factor, pack, brand, series, label, index }),
    ...lifeFacts({ sku, brand, department: family.category[0]!, label }),
    translations: productTexts(family, variant),
    source: 'demo',
  };
}

const brandKeyOf = (brand: string) =>
  brand
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();

const suffixOf = ({ pack, series }: Variant) =>
  [pack > 1 ? String(pack) : '', series > 1 ? `S${series}` : ''].filter(Boolean).join('-');

function skuOf(family: PartFamily, variant: Variant): string {
  const { size, finish, brand } = variant;
  return [`${brandKeyOf(brand)}${family.code}`, size.key, finish.key, suffixOf(variant)]
    .filter(Boolean)
    .join('-');
}

/** Codes are lower-case; `d` and `D` of a drawing become a bore and an outer diameter. */
const codeOf = (code: string) => (code === 'D' ? 'outer' : code.toLowerCase());

const numbersOf = (values: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
