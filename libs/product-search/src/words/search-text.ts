import { isLogistic } from '../attribute/logistic-attribute.ts';
import type { StoredAttribute } from '../attribute/stored-attribute.ts';
import { isShortQuality, isShortThing } from '../text/abbreviations.ts';
import { isKindWord } from '../text/kind-words.ts';
import { normalPartNumber } from '../text/part-number.ts';
import { isSentence, tokensOf, type Token } from '../text/words.ts';

/** What a product can be found by. */
export interface SearchFacts {
  name: string;
  partNumber: string;
  sku: string;
  brand: { name: string } | null;
  categoryNames: readonly string[];
  attributes: readonly StoredAttribute[];
  description: string | null;
  oldPartNumbers: readonly string[];
  /** texts in other languages */
  translations: Partial<Record<string, { name?: string }>>;
}

/**
 * Between the parts of a search text: name, other forms of its words, brand, category, attributes, description, part
 * numbers.
 */
export const partMark = '\u001f';
/** In the name: behind the word that says what the product is, and before what it goes or comes with. */
export const headMark = '|';
export const companionMark = '>';

const maxAttributeWords = 200;
const maxDescriptionWords = 100;
const maxValueLength = 160;
/** A shorter value is no sentence, whatever words it holds. */
const minSentence = 25;

/**
 * The words of a product by where they stand, as `catalog.listing_row.words` keeps them. Each part is framed by
 * spaces, so that the database can look for whole words and beginnings without the index.
 */
export function searchText(facts: SearchFacts): string {
  const name = tokensOf(facts.name);
  const known = new Set(name.map(({ word }) => word));
  const translated = Object.values(facts.translations).flatMap((texts) => allWords(texts?.name ?? ''));
  const variants = new Set([...name.flatMap((token) => token.variants), ...translated]);
  for (const word of known) variants.delete(word);
  const attributes = new Set(facts.attributes.flatMap(attributeWords));
  const category = new Set(facts.categoryNames.flatMap((step) => allWords(step)));
  const brand = new Set(facts.brand ? allWords(facts.brand.name) : []);
  for (const word of [...known, ...variants, ...brand, ...category]) attributes.delete(word);
  const elsewhere = new Set([...known, ...variants, ...brand, ...category, ...attributes]);
  const prose = [...facts.attributes.filter(isProse).map(({ value }) => value), facts.description ?? ''];
  const description = new Set(prose.flatMap(allWords).filter((word) => !elsewhere.has(word)));
  return [
    nameWords(name),
    variants,
    brand,
    category,
    [...attributes].slice(0, maxAttributeWords),
    [...description].slice(0, maxDescriptionWords),
    numbersOf(facts),
  ]
    .map((words) => ` ${[...words].join(' ')} `)
    .join(partMark);
}

function allWords(text: string): string[] {
  return tokensOf(text).flatMap(({ word, variants }) => [word, ...variants]);
}

/** The name in order; a mark follows the word that says what the product is, another precedes what it goes with. */
function nameWords(tokens: readonly Token[]): string[] {
  const head = headOf(tokens);
  const companion = tokens.findIndex(({ isCompanion }) => isCompanion);
  return tokens.flatMap(({ word }, at) => [
    ...(at === companion ? [companionMark] : []),
    word,
    ...(at === head ? [headMark] : []),
  ]);
}

/**
 * What a product is stands at the end of the first clause, before its colour and measures: `laser printer A4 black`.
 * Stock systems begin with it and shorten it: `VLV BALL 1/2 BRS`.
 */
function headOf(tokens: readonly Token[]): number {
  const end = tokens.findIndex(
    ({ startsClause, isCompanion }, at) => at > 0 && (startsClause || isCompanion),
  );
  const clause = end < 0 ? tokens : tokens.slice(0, end);
  const said = clause.findIndex(({ word }) => isKindWord(word));
  if (isShortThing(clause[said]?.word ?? '')) return said;
  const head = clause.findLastIndex(
    ({ word, isAside }) => !isAside && isKindWord(word) && !isShortQuality(word),
  );
  return head < 0 ? clause.length - 1 : head;
}

/** The numbers a product is ordered by, in the form they are compared in. */
const numbersOf = ({ sku, partNumber, oldPartNumbers }: SearchFacts): Set<string> =>
  new Set([sku, partNumber, ...oldPartNumbers].map(normalPartNumber).filter(Boolean));

/** Whether a value is told in sentences, as the bullets of brands are; it counts like the description then. */
const isProse = ({ value }: Pick<StoredAttribute, 'value'>): boolean =>
  value.length > maxValueLength || (value.length >= minSentence && isSentence(value));

/** The words of a value with its unit; of a yes, those of the attribute's name: `Touchscreen: Yes`. */
function attributeWords({ code, value, unit }: StoredAttribute): string[] {
  if (isLogistic(code) || isProse({ value }) || value === 'No') return [];
  if (value === 'Yes') return allWords(code.replaceAll('-', ' '));
  return allWords(unit ? `${value} ${unit}` : value);
}
