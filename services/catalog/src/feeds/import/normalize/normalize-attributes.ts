import type { FeedRow } from '@gantry/contracts/schemas/feed';
import { splitMeasure } from '@gantry/product-search/split-measure';
import type { StoredAttribute } from '@gantry/product-search/stored-attribute';
import { plainLine } from '../../../text/plain-text.ts';
import { displayValue } from '../../format/cells/display-value.ts';
import { slug } from '../../../text/slug.ts';
import { translatedLocales } from '@gantry/contracts/schemas/feed';
import type { Translations } from '../../../tables/translations.ts';

/** What the catalogue knows of an attribute: the first unit it was met in is the one it is compared in. */
export interface AttributeDefinition {
  code: string;
  name: string;
  unit: string | null;
}

/** Where the catalogue keeps what it learns about attributes while it stores them. */
export interface AttributeBook {
  /** is told of each, so that the catalogue knows its name and unit; answers the code the attribute has here */
  define(definition: AttributeDefinition): string;
  /** is told what an attribute is called and, where its value is a word, what that is, in other languages */
  translate(code: string, value: string, texts: Translations<{ name: string; value: string }>): void;
}

const maxAttributes = 300;

/**
 * The attributes of a feed row as they are stored: one per code, in the order of the feed. Two feeds (or two kinds of
 * parts) may use one code for different things: the book decides the code an attribute has here.
 */
export function normalizeAttributes(
  attributes: FeedRow['attributes'],
  book: AttributeBook,
): StoredAttribute[] {
  const stored = new Map<string, StoredAttribute>();
  for (const attribute of attributes.slice(0, maxAttributes)) {
    const wanted = attributeCode(attribute);
    if (!wanted) continue;
    const given = displayValue(attribute.value);
    const { value, unit } = splitMeasure(given, attribute.unit?.trim() || null, attribute.name);
    const code = book.define({ code: wanted, name: attribute.name, unit });
    if (stored.has(code)) continue;
    const drawn = attribute.drawn ?? (code === wanted ? null : wanted);
    stored.set(code, { code, value, unit, ...(drawn ? { drawn } : {}) });
    if (attribute.translations) book.translate(code, value, textsOf(attribute.translations));
  }
  return [...stored.values()];
}

const codes = new Map<string, string>();
const maxCodes = 100_000;

/** The code an attribute asks for: its own, or one made from its name. A feed says the same names in every row. */
export function attributeCode({ code, name }: FeedRow['attributes'][number]): string {
  const text = code || name;
  const known = codes.get(text);
  if (known !== undefined) return known;
  const made = slug(text, 60);
  if (codes.size < maxCodes) codes.set(text, made);
  return made;
}

function textsOf(given: NonNullable<FeedRow['attributes'][number]['translations']>) {
  const texts: Translations<{ name: string; value: string }> = {};
  for (const locale of translatedLocales) {
    const found = given[locale];
    if (found) texts[locale] = { name: plainLine(found.name ?? ''), value: plainLine(found.value ?? '') };
  }
  return texts;
}
