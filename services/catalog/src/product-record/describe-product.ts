import type { Issue } from '@gantry/contracts/errors';
import type { ProductField, ProductValues } from '@gantry/contracts/schemas/product-admin';
import { facetNumber } from '@gantry/product-search/facet-value';
import { splitMeasure } from '@gantry/product-search/split-measure';
import type { StoredAttribute } from '@gantry/product-search/stored-attribute';
import type { FedBrand, FedStep } from '../pins/feed-fields.ts';
import { plainLine } from '../text/plain-text.ts';
import { slug } from '../text/slug.ts';
import type { RunSql } from '../version/run-sql.ts';
import { categoryPath } from './category-path.ts';
import type { StoredProduct } from './stored-product.ts';

type Attributes = NonNullable<ProductValues['attributes']>;
interface Definition {
  code: string;
  name: string;
  unit: string | null;
}
interface Described<Value> {
  readonly value: Value;
  readonly issues: Issue[];
}

const stepsSql = `select c.name, c.path from catalog.category c, catalog.category k
  where k.path = $1 and starts_with(k.path || '/', c.path || '/') order by c.depth`;
const definitionsSql = 'select code, name, unit from catalog.attribute where code = any($1::text[])';

/**
 * What staff say a product is, as it is stored: the steps of its category, its brand, and its attributes as an import writes them,
 * fractions of an inch among them; and what is wrong with it. Of fields that are not changed nothing is said.
 */
export async function describeProduct(
  run: RunSql,
  product: StoredProduct,
  { category, attributes, brand }: Pick<ProductValues, 'category' | 'attributes' | 'brand'>,
  changed: readonly ProductField[],
): Promise<{ values: Map<ProductField, unknown>; issues: Issue[] }> {
  const values = new Map<ProductField, unknown>();
  const issues: Issue[] = [];
  if (changed.includes('category') && category !== undefined) {
    const steps = await describeCategory(run, category);
    values.set('category', steps.value);
    issues.push(...steps.issues);
  }
  if (changed.includes('attributes') && attributes !== undefined) {
    const stored = await describeAttributes(run, product, attributes);
    values.set('attributes', stored.value);
    issues.push(...stored.issues);
  }
  if (changed.includes('brand') && brand) {
    const named = await describeBrand(run, brand);
    values.set('brand', named.value);
    issues.push(...named.issues);
  }
  return { values, issues };
}

/** A brand the catalogue has is named as it is there. */
async function describeBrand(run: RunSql, typed: string): Promise<Described<FedBrand>> {
  const name = plainLine(typed);
  const brandSlug = slug(name, 60);
  const [known] = await run<FedBrand>('select name, slug from catalog.brand where slug = $1', [brandSlug]);
  const issues = brandSlug ? [] : [{ path: 'form.brand', message: 'is no name of a brand' }];
  return { value: known ?? { name, slug: brandSlug }, issues };
}

async function describeCategory(run: RunSql, path: string): Promise<Described<FedStep[]>> {
  const value = await run<{ name: string; path: string }>(stepsSql, [categoryPath(path)]);
  const issues = value.length > 0 ? [] : [{ path: 'form.category', message: 'is no category of ours' }];
  return { value, issues };
}

/** An attribute nobody touched stays as it is stored, whatever a feed wrote into it. */
async function describeAttributes(
  run: RunSql,
  product: StoredProduct,
  attributes: Attributes,
): Promise<Described<StoredAttribute[]>> {
  const codes = [...new Set(attributes.map(({ code }) => code))];
  const known = new Map((await run<Definition>(definitionsSql, [codes])).map((one) => [one.code, one]));
  const before = new Map(product.attributes.map((one) => [one.code, one]));
  const issues: Issue[] = [];
  const value = attributes.map((typed, at) => {
    const stored = before.get(typed.code);
    const definition = known.get(typed.code);
    const isRepeated = attributes.some((other, place) => place < at && other.code === typed.code);
    if (isRepeated) issues.push({ path: `form.attributes.${at}.code`, message: 'is named twice' });
    if (stored && stored.value === typed.value && stored.unit === typed.unit) return stored;
    if (!definition) issues.push({ path: `form.attributes.${at}.code`, message: 'is no attribute of ours' });
    const written = writtenAttribute(typed, definition);
    const problem = problemOfValue(written, definition);
    if (problem) issues.push({ path: `form.attributes.${at}.value`, message: problem });
    return { ...written, ...(stored?.drawn ? { drawn: stored.drawn } : {}) };
  });
  return { value, issues };
}

/** As an import writes it; a bare number of something that is measured is in the unit it is compared in. */
function writtenAttribute({ code, value, unit }: Attributes[number], definition: Definition | undefined) {
  const split = splitMeasure(plainLine(value), unit?.trim() || null, definition?.name ?? '');
  if (split.unit !== null || !definition?.unit) return { code, ...split };
  return { code, ...splitMeasure(split.value, definition.unit, definition.name) };
}

function problemOfValue({ value, unit }: StoredAttribute, definition: Definition | undefined): string | null {
  if (value === '') return 'a value is needed';
  if (!definition?.unit) return null;
  const isMeasure = facetNumber(`${value} ${unit ?? ''}`, definition.unit) !== null;
  return isMeasure ? null : 'is not a measure';
}
