import type { LocaleCode } from '@gantry/contracts/locales';
import { textsIn, type Translations } from '../tables/translations.ts';

/** A word of an attribute: its code and its value in English. */
export type Word = readonly [code: string, value: string];
const keyOf = ([code, value]: Word): string => `${code}=${value}`;

/** A thing with a name of its own in some languages. */
interface NamedThing {
  name: string;
  translations: Translations<{ name?: string }>;
}

/** Figures, codes and signs are the same in every language; a word has three letters in a row. */
const isWord = (value: string): boolean => /\p{L}{3}/u.test(value);

/** The texts of an answer in one reader's language; English wherever nobody translated. */
export class ReaderTexts {
  readonly isEnglish: boolean;

  constructor(
    readonly locale: LocaleCode,
    private readonly words: ReadonlyMap<string, string> = new Map(),
  ) {
    this.isEnglish = !['es-US', 'fr-CA'].includes(locale);
  }

  /** With the translations of words, as `attribute_word` keeps them. */
  withWords(rows: readonly { code: string; value: string; translations: Translations<{ value: string }> }[]) {
    const words = rows.flatMap(({ code, value, translations }) => {
      const text = textsIn(translations, this.locale)?.value;
      return text ? [[keyOf([code, value]), text] as const] : [];
    });
    return new ReaderTexts(this.locale, new Map(words));
  }

  of<Texts>(thing: { translations: Translations<Texts> }): Texts | null {
    return textsIn(thing.translations, this.locale);
  }

  nameOf(thing: NamedThing): string {
    return this.of(thing)?.name ?? thing.name;
  }

  /** An attribute's value in the reader's words. */
  word(word: Word): string {
    return this.words.get(keyOf(word)) ?? word[1];
  }

  /** What of an attribute stays English for a reader of another language; undefined when nothing does. */
  englishOf(attribute: NamedThing | undefined, word: Word): 'name' | 'value' | 'both' | undefined {
    if (this.isEnglish) return undefined;
    const name = !attribute || this.of(attribute)?.name === undefined;
    const value = isWord(word[1]) && !this.words.has(keyOf(word));
    if (name && value) return 'both';
    return name ? 'name' : value ? 'value' : undefined;
  }
}
