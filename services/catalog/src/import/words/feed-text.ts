import type { FeedProblem } from '@gantry/contracts/feed-problems';
import type { FeedWord, FeedWords } from '@gantry/contracts/feed-words';
import { feedWords as english } from '@gantry/contracts/feed-words/en-US';
import { feedWords as spanish } from '@gantry/contracts/feed-words/es-US';
import { feedWords as french } from '@gantry/contracts/feed-words/fr-CA';
import { IntlMessageFormat } from 'intl-messageformat';

const languages: Readonly<Record<string, FeedWords>> = {
  'en-US': english,
  'es-US': spanish,
  'fr-CA': french,
};

/** What the service itself says of feeds, in one language; the back office words the same problems on its pages. */
export class FeedText {
  static readonly #known = new Map<string, FeedText>();
  readonly #prepared = new Map<string, IntlMessageFormat>();

  private constructor(
    private readonly locale: string,
    private readonly words: FeedWords,
  ) {}

  /** The words of a language; another language than ours reads English. */
  static in(locale: string): FeedText {
    const code = Object.hasOwn(languages, locale) ? locale : 'en-US';
    const text = this.#known.get(code) ?? new FeedText(code, languages[code]!);
    this.#known.set(code, text);
    return text;
  }

  problem({ code, values }: FeedProblem): string {
    return this.#say(`feed.problem-${code}`, values);
  }

  word(word: FeedWord, values: Readonly<Record<string, string | number>> = {}): string {
    return this.#say(`feed.word-${word}`, values);
  }

  #say(id: keyof FeedWords, values: Readonly<Record<string, string | number>>): string {
    let format = this.#prepared.get(id);
    if (!format) {
      format = new IntlMessageFormat(this.words[id], this.locale, undefined, { ignoreTag: true });
      this.#prepared.set(id, format);
    }
    return String(format.format(values));
  }
}

/** For the command, the audit trail and whoever reads no language but English. */
export const englishText = FeedText.in('en-US');
