import type { BrandInfo, CategoryInfo, ReferenceData } from '../references/reference-data.ts';
import { fold } from '../text/fold.ts';
import { queryWords, singular } from '../text/words.ts';

/** A category that holds at least this share of the best products is what was meant. */
const minShare = 0.25;

interface References<Category extends CategoryInfo> {
  readonly categories: ReadonlyMap<number, Category>;
}

/** The names of categories in a reader's language. */
export interface NameTexts<Category extends CategoryInfo> {
  /** the same for all readers who are told the same names */
  locale: string;
  nameOf(category: Category): string;
}

interface Named<Thing> {
  thing: Thing;
  name: string;
  words: readonly string[];
}

function named<Thing>(thing: Thing, name: string): Named<Thing> {
  const folded = fold(name);
  return { thing, name: folded, words: (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular) };
}

/** The words of all names, read once for each state of the catalogue and language. */
const brandsOf = new WeakMap<ReferenceData, Named<BrandInfo>[]>();
const categoriesOf = new WeakMap<object, Map<string, Named<CategoryInfo>[]>>();

function namedBrands(references: ReferenceData): Named<BrandInfo>[] {
  const known = brandsOf.get(references);
  if (known) return known;
  const made = [...references.brands.values()].map((brand) => named(brand, brand.name));
  brandsOf.set(references, made);
  return made;
}

function namedCategories<Category extends CategoryInfo>(
  references: References<Category>,
  texts: NameTexts<Category>,
): Named<Category>[] {
  const byLocale = (categoriesOf.get(references) ?? new Map()) as Map<string, Named<Category>[]>;
  categoriesOf.set(references, byLocale);
  const known = byLocale.get(texts.locale);
  if (known) return known;
  const made = [...references.categories.values()].map((category) => named(category, texts.nameOf(category)));
  byLocale.set(texts.locale, made);
  return made;
}

/** Whether a name holds all words of a query, the last of which may be unfinished. */
function fits<Thing>(asked: readonly string[], { words }: Named<Thing>): boolean {
  return asked.length > 0 && asked.every((word) => words.some((own) => own.startsWith(word)));
}

/** Categories called like a query in the reader's language, then those most of the best products are in. */
export function categoriesLike<Category extends CategoryInfo>(
  q: string,
  {
    references,
    texts,
    bestCategoryIds,
  }: {
    references: References<Category>;
    texts: NameTexts<Category>;
    bestCategoryIds: readonly number[];
  },
): Category[] {
  const words = queryWords(q);
  const share = new Map<number, number>();
  for (const id of bestCategoryIds) share.set(id, (share.get(id) ?? 0) + 1 / bestCategoryIds.length);
  const shareOf = ({ thing }: Named<Category>) => share.get(thing.id) ?? 0;
  const called = namedCategories(references, texts)
    .filter((category) => fits(words, category))
    .sort((a, b) => shareOf(b) - shareOf(a) || a.name.length - b.name.length)
    .map(({ thing }) => thing);
  const meant = [...share]
    .filter(([, part]) => part >= minShare)
    .sort((a, b) => b[1] - a[1])
    .flatMap(([id]) => references.categories.get(id) ?? []);
  return [...new Set([...called, ...meant])];
}

/** Brands called like a query, those that begin like it first. */
export function brandsLike(q: string, references: ReferenceData): BrandInfo[] {
  const words = queryWords(q);
  const typed = fold(q);
  const isFirst = ({ name }: Named<BrandInfo>) => Number(name.startsWith(typed));
  return namedBrands(references)
    .filter((brand) => fits(words, brand))
    .sort((a, b) => isFirst(b) - isFirst(a) || a.name.length - b.name.length)
    .map(({ thing }) => thing);
}
