import type { FeedRowInput } from '@gantry/contracts/schemas/feed';
import type { PartFamily } from './part-family.ts';
import { demoWords, type DemoWords } from './translate.ts';
import type { Variant } from './variants.ts';

type Texts<Part> = { 'es-US'?: Part; 'fr-CA'?: Part };
type AttributeTexts = Texts<{ name?: string; value?: string }>;

const inEachLanguage = <Part>(make: (words: DemoWords) => Part): Texts<Part> =>
  Object.fromEntries(demoWords.map(([locale, words]) => [locale, make(words)]));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(', ');

/** A product's name, description and place in the catalogue in the other languages. */
export function productTexts(family: PartFamily, variant: Variant): FeedRowInput['translations'] {
  const { size, finish, pack, series } = variant;
  return inEachLanguage((words) => ({
    name: listed([
      words.name(family.name),
      words.label(size.label),
      words.finish(finish.label),
      pack > 1 && words.package(pack),
      series > 1 && words.series(series),
    ]),
    description: `${words.sentence(family.sentence)} ${capital(words.finish(finish.label))}.`,
    category: family.category.map(words.category),
  }));
}

/** A family's title and sentence in the other languages. */
export function familyTexts(family: PartFamily, { finish, brand, pack, series }: Variant) {
  return inEachLanguage((words) => ({
    name: listed([
      `${words.name(family.name)} ${brand}`,
      words.finish(finish.label),
      pack > 1 && words.package(pack),
      series > 1 && words.series(series),
    ]),
    summary: words.sentence(family.sentence),
  }));
}

const known = new Map<string, AttributeTexts>();

/** An attribute's name, and its value where that is a word; the same object for the same pair, of which there are few. */
export function attributeTexts(name: string, value: string | number): AttributeTexts {
  const word = typeof value === 'number' ? '' : value;
  const key = `${name}=${word}`;
  const found = known.get(key);
  if (found) return found;
  const texts = inEachLanguage((words) => ({
    ...optional('name', words.attribute(name)),
    ...optional('value', word ? words.value(word) : undefined),
  }));
  known.set(key, texts);
  return texts;
}

const optional = (name: 'name' | 'value', text: string | undefined) =>
  text === undefined ? {} : { [name]: text };
