import { translatedLocales, type TranslatedLocale } from '@gantry/contracts/schemas/feed';
import { attributeNames } from './words/attribute-names.ts';
import { categoryNames } from './words/category-names.ts';
import { finishes } from './words/finishes.ts';
import { labelParts } from './words/label-parts.ts';
import { partNames } from './words/part-names.ts';
import { sentences } from './words/sentences.ts';
import { values } from './words/values.ts';

type Words = ReadonlyMap<string, string>;

/** The lists hold the languages in the order of `translatedLocales`, behind the English. */
function parseWords(list: string, locale: TranslatedLocale): Words {
  const column = translatedLocales.indexOf(locale) + 1;
  const rows = list.trim().split('\n');
  return new Map(rows.map((row) => row.split(' | ')).map((cells) => [cells[0]!, cells[column]!]));
}

/** Figures, with the letters before them and the blanks behind them: `M8 × 1.25 `, `1/4"-20`. */
const figure = /[A-Z]*\d[\d./×x\- ]*/g;

/** A part of a label with a mark for each figure, as the list of parts has it. */
export const labelPattern = (part: string): string => part.replace(figure, '#');

const perPackage = { 'es-US': 'paquete de', 'fr-CA': 'paquet de' } as const;
const perSeries = { 'es-US': 'serie', 'fr-CA': 'série' } as const;

/** The demo catalogue's words in one other language; what a list does not hold stays English. */
export class DemoWords {
  private readonly names: Words;
  private readonly sentences: Words;
  private readonly attributes: Words;
  private readonly categories: Words;
  private readonly finishes: Words;
  private readonly values: Words;
  private readonly labelParts: Words;
  private readonly labels = new Map<string, string>();
  private readonly locale: TranslatedLocale;

  constructor(locale: TranslatedLocale) {
    this.locale = locale;
    this.names = parseWords(partNames, locale);
    this.sentences = parseWords(sentences, locale);
    this.attributes = parseWords(attributeNames, locale);
    this.categories = parseWords(categoryNames, locale);
    this.finishes = parseWords(finishes, locale);
    this.values = parseWords(values, locale);
    this.labelParts = parseWords(labelParts, locale);
  }

  name = (english: string): string => this.names.get(english) ?? english;
  sentence = (english: string): string => this.sentences.get(english) ?? english;
  category = (english: string): string => this.categories.get(english) ?? english;
  finish = (english: string): string => this.finishes.get(english) ?? english;
  attribute = (english: string): string | undefined => this.attributes.get(english);
  value = (english: string): string | undefined => this.values.get(english);

  package = (pieces: number): string => `${perPackage[this.locale]} ${pieces}`;
  series = (number: number): string => `${perSeries[this.locale]} ${number}`;

  /** A size's label, part by part; figures stay what they are. */
  label(english: string): string {
    const known = this.labels.get(english);
    if (known !== undefined) return known;
    const text = english
      .split(', ')
      .map((part) => this.labelPart(part))
      .join(', ');
    this.labels.set(english, text);
    return text;
  }

  private labelPart(part: string): string {
    const figures = part.match(figure) ?? [];
    const found = this.labelParts.get(labelPattern(part));
    let at = 0;
    if (found === undefined) return part;
    // A doubled mark is a number sign before its figure, as in `#40`.
    return found.replace(/##?/g, (mark) => (mark === '##' ? '#' : '') + (figures[at++] ?? '')).trim();
  }
}

/** Every other language the store speaks. */
export const demoWords = translatedLocales.map((locale) => [locale, new DemoWords(locale)] as const);
