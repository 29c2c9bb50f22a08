import { createRequire } from 'node:module';
import type { FeedProblem } from '@gantry/contracts/feed-problems';
import type enUS from '@gantry/contracts/messages/en-US.json';
import { IntlMessageFormat } from 'intl-messageformat';

type Words = typeof enUS;
type WordId = keyof Words;
type FeedWord = WordId extends infer Id ? (Id extends `feed.word-${infer Word}` ? Word : never) : never;

const require = createRequire(import.meta.url);
const readWords = (locale: string) => require(`@gantry/contracts/messages/${locale}.json`) as Words;
const languages: Readonly<Record<string, Words>> = {
  'en-US': readWords('en-US'),
  'es-US': readWords('es-US'),
  'fr-CA': readWords('fr-CA'),
};

/** What the service itself says of feeds, in one language; the back office words the same problems on its pages. */
export class FeedText {
  private static readonly known = new Map<string, FeedText>();
  private readonly prepared = new Map<string, IntlMessageFormat>();

  private constructor(
    private readonly locale: string,
    private readonly words: Words,
  ) {}

  /** The words of a language; another language than ours reads English. */
  static in(locale: string): FeedText {
    const code = Object.hasOwn(languages, locale) ? locale : 'en-US';
    const text = this.known.get(code) ?? new FeedText(code, languages[code]!);
    this.known.set(code, text);
    return text;
  }

  problem({ code, values }: FeedProblem): string {
    return this.formatText(`feed.problem-${code}`, values);
  }

  word(word: FeedWord, values: Readonly<Record<string, string | number>> = {}): string {
    return this.formatText(`feed.word-${word}`, values);
  }

  private formatText(id: WordId, values: Readonly<Record<string, string | number>>): string {
    let format = this.prepared.get(id);
    if (!format) {
      format = new IntlMessageFormat(this.words[id], this.locale, undefined, { ignoreTag: true });
      this.prepared.set(id, format);
    }
    return String(format.format(values));
  }
}

/** For the command, the audit trail and whoever reads no language but English. */
export const englishText = FeedText.in('en-US');
