import type { LocaleCode } from '@gantry/contracts/locales';
import type { SafetyFacts } from '@gantry/contracts/schemas/safety';
import type { SafetySheetFacts } from '../rendering/job.ts';
import { classAdvice, type AdviceKind } from './class-advice.ts';
import { hazardWords, precautionWords, traitsOf, type Traits } from './hazards.ts';
import { headings } from './words/headings.ts';
import { sentences } from './words/sentences.ts';
import { WordList } from './words/word-list.ts';

const names = new WordList(headings);
const said = new WordList(sentences);

/** A line of a section: what it is about, and what is to be said of it; without a name it stands by itself. */
export interface SafetyLine {
  readonly name: string | null;
  readonly text: string;
}

/** A text of the sheet that belongs to no section. */
export const sheetWord = (key: 'title' | 'demonstration' | 'notice', locale: LocaleCode): string =>
  names.getText(key, locale);

/** Several texts under one name. */
export const listed = (name: string, texts: readonly string[]): SafetyLine[] =>
  texts.map((text, at) => ({ name: at === 0 ? name : '', text }));

/** Words lines in the reader's language. */
export class SectionWriter {
  readonly facts: SafetySheetFacts;
  readonly safety: SafetyFacts;
  readonly traits: Traits;
  private readonly numberFormat: Intl.NumberFormat;

  constructor(facts: SafetySheetFacts) {
    this.facts = facts;
    this.safety = facts.safety;
    this.traits = traitsOf(facts.safety);
    this.numberFormat = new Intl.NumberFormat(facts.locale === 'en-XA' ? 'en-US' : facts.locale, {
      maximumFractionDigits: 3,
    });
  }

  name = (key: string): string => names.getText(key, this.facts.locale);
  sentence = (key: string): string => said.getText(key, this.facts.locale);
  line = (key: string, text: string): SafetyLine => ({ name: this.name(key), text });

  /** A line of sentences; a key that is false is left out. */
  addText(key: string, ...wanted: readonly (string | false)[]): SafetyLine {
    const texts = wanted.filter((one) => one !== false).map(this.sentence);
    return this.line(key, texts.join(' '));
  }

  /** What the GHS advises on hazards that explode, react or feed a fire, under the line before. */
  advice(kind: AdviceKind): SafetyLine[] {
    return listed(
      '',
      classAdvice(this.safety.hazards, kind).map((code) => precautionWords(code, this.facts.locale)),
    );
  }

  /** What hazards say, without their codes. */
  statements = (codes: readonly string[]): string =>
    codes.map((code) => hazardWords(code, this.facts.locale)).join(' ');

  /** A measured value with its unit; appendix D wants it said where nobody measured. */
  measure(key: string, value: number | null | undefined, unit = ''): SafetyLine {
    return this.line(
      key,
      value == null ? this.name('unknown') : `${this.number(value)}${unit && ` ${unit}`}`,
    );
  }

  temperature(key: string, celsius: number | null | undefined): SafetyLine {
    if (celsius == null) return this.measure(key, celsius);
    const fahrenheit = this.number(Math.round(celsius * 1.8 + 32));
    return this.line(key, `${this.number(celsius)} °C (${fahrenheit} °F)`);
  }

  number = (value: number): string => this.numberFormat.format(value);

  /** A text of the product's own, English where nobody translated it. */
  own(key: string, text: SafetyFacts['color']): SafetyLine {
    return this.line(key, text ? this.translated(text) : this.name('unknown'));
  }

  translated(text: SafetyFacts['use']): string {
    const { locale } = this.facts;
    return (locale === 'en-XA' ? null : text[locale]) ?? text['en-US'];
  }
}
