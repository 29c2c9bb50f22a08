import { fold } from './fold.ts';
import { unitNamed } from './measure-units.ts';

/** Longest word kept, and most words read of one text: a crafted query costs no more than a long name. */
const maxWordLength = 40;
const maxTextLength = 2000;

/** Folds the usual English, Spanish and French plurals: `batteries`, `boxes` and `screws` meet their singular. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || /\d/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('us') || word.endsWith('is')) return word;
  return word.slice(0, -1);
}

/** Words that say nothing of a product; they are neither kept nor searched for. */
const emptyWords = new Set(
  'a an and are as at be by for from in into is it its of on or per that the this to with w o y de del la el los las para con du des le les et pour avec'.split(
    ' ',
  ),
);
/** Whether a text is told in a sentence, not in figures and names: it holds words that only join others. */
export const isSentence = (text: string): boolean =>
  (fold(text.slice(0, maxTextLength)).match(/\p{L}+/gu) ?? []).filter((word) => emptyWords.has(word)).length >
  1;

/** What follows these is not what a product is but what it goes or comes with. */
const companionWords = new Set(
  'for fits fit compatible f para pour suits with w including includes con avec featuring'.split(' '),
);
/** What follows these describes a product that was named before. */
const describingWords = new Set(['in', 'en']);

/** A word of a text with other ways to find it, such as the bare number of a size. */
export interface Token {
  word: string;
  variants: string[];
  /** whether a clause ends before it: at a comma, a dash or a preposition */
  startsClause: boolean;
  /** whether it stands in brackets */
  isAside: boolean;
  /** whether it names what the product goes or comes with: `toner for LaserJet`, `kit with battery` */
  isCompanion: boolean;
}

interface RawToken {
  kind: 'number' | 'letters' | 'mark' | 'other';
  text: string;
  /** whether nothing stands between it and the token before */
  isGlued: boolean;
}

const rawTokenPattern = /(\d+(?:[.,]\d+)*|\.\d+)|(\p{L}+)|(''|′′|["'″′])|(\S)/gu;

function rawTokensOf(text: string): RawToken[] {
  const rawTokens: RawToken[] = [];
  let end = 0;
  for (const match of text.matchAll(rawTokenPattern)) {
    const kind = match[1] ? 'number' : match[2] ? 'letters' : match[3] ? 'mark' : 'other';
    rawTokens.push({ kind, text: match[0], isGlued: match.index === end });
    end = match.index + match[0].length;
  }
  return rawTokens;
}

/** A number in one form: `1,000`, `2.50` and `,5` as `1000`, `2.5` and `0.5`; codes with leading zeros stay. */
function plainNumber(text: string): string {
  const whole = text.replace(/,(?=\d{3}(?!\d))/g, '');
  const decimal = /^\d*[.,]\d{1,4}$/.test(whole) ? whole.replace(',', '.') : whole;
  if (/^0\d/.test(decimal) || decimal.length > 12) return decimal.replace(/,/g, '.');
  const value = Number(decimal);
  return Number.isFinite(value) ? String(value) : decimal.replace(/,/g, '.');
}

const denominators = new Set([2, 3, 4, 8, 16, 32, 64]);

/** `20 x 20` has the same word twice; what tells it from `16 x 20` is this one, in whatever unit. */
export const sizeTwice = (number: string): string => `${number}x${number}`;

/** Reads texts into words; numbers and their units become one word, however they are written. */
class TokenReader {
  private readonly rawTokens: RawToken[];
  private at = 0;
  private readonly tokens: Token[] = [];
  private startsClause = false;
  private isCompanion = false;
  private isAside = false;
  /** the number before, where this one is the next of a size: `20` of `20 x 20` */
  private joinedTo: string | null = null;

  constructor(text: string) {
    this.rawTokens = rawTokensOf(fold(text.slice(0, maxTextLength)));
  }

  readTokens(): Token[] {
    while (this.at < this.rawTokens.length) this.step();
    return this.tokens;
  }

  private peek(ahead = 0): RawToken | undefined {
    return this.rawTokens[this.at + ahead];
  }

  private step(): void {
    const rawToken = this.peek() as RawToken;
    if (rawToken.kind === 'number') this.readNumber();
    else if (rawToken.kind === 'letters') this.readLetters();
    else {
      this.readMark(rawToken);
      this.at += 1;
    }
  }

  private readMark({ text, isGlued }: RawToken): void {
    if (/[([{]/.test(text)) this.isAside = true;
    else if (/[)\]}]/.test(text)) this.isAside = false;
    else if (/[,;:|]/.test(text) || (/[-–—]/.test(text) && !isGlued)) this.startsClause = true;
  }

  private readNumber(): void {
    if (this.isModel()) {
      this.readModel();
      return;
    }
    const number = this.takeNumber();
    const unit = this.takeUnit();
    const twice = this.joinedTo === number ? [sizeTwice(number)] : [];
    if (unit === undefined) this.push(number, twice);
    else this.push(number + unit, [number, ...twice]);
    this.joinedTo = this.isTimes() ? number : null;
    // `8 x 20`, `8x20`: what joins two numbers is no word
    if (this.isTimes()) this.at += 1;
  }

  /** Letters glued to digits, but for a unit and for `8x20`: a model, a thread, a standard. */
  private isModel(): boolean {
    const next = this.peek(1);
    if (next?.kind !== 'letters' || !next.isGlued) return false;
    if (next.text === 'x' && this.peek(2)?.kind === 'number' && this.peek(2)?.isGlued) return false;
    const after = this.peek(2);
    const goesOn = after?.kind === 'number' && after.isGlued;
    return (
      goesOn ||
      unitNamed(next.text, { isGlued: true, isHyphened: false, isBetweenNumbers: false }) === undefined
    );
  }

  private readModel(): void {
    let word = '';
    for (;;) {
      const rawToken = this.peek();
      if (
        !rawToken ||
        (word && !rawToken.isGlued) ||
        (rawToken.kind !== 'number' && rawToken.kind !== 'letters')
      )
        break;
      if (word && rawToken.text === 'x' && this.peek(1)?.kind === 'number' && /\d$/.test(word)) {
        this.push(word);
        this.at += 1;
        this.readNumber();
        return;
      }
      word += rawToken.kind === 'number' ? rawToken.text.replace(/,/g, '') : rawToken.text;
      this.at += 1;
    }
    this.push(word);
    if (this.isTimes()) this.at += 1;
  }

  private isTimes(): boolean {
    const [times, next] = [this.peek(), this.peek(1)];
    return times !== undefined && /^(?:[x×*]|by)$/.test(times.text) && next?.kind === 'number';
  }

  /** A number with the fraction behind it: `1/4`, `1-1/2`, `1 1/2`. */
  private takeNumber(): string {
    const fraction = this.fractionAt(0);
    if (fraction !== null) {
      this.at += 3;
      return String(fraction);
    }
    const whole = plainNumber(this.peek()?.text ?? '');
    this.at += 1;
    const skip = this.peek()?.text === '-' ? 1 : 0;
    const added = this.fractionAt(skip);
    const isNear = skip === 1 || this.peek()?.isGlued === false;
    if (added === null || !isNear || !/^\d+$/.test(whole)) return whole;
    this.at += skip + 3;
    return String(Number(whole) + added);
  }

  private fractionAt(ahead: number): number | null {
    const [top, bar, bottom] = [this.peek(ahead), this.peek(ahead + 1), this.peek(ahead + 2)];
    if (top?.kind !== 'number' || !/^[/⁄]$/.test(bar?.text ?? '') || bottom?.kind !== 'number') return null;
    if (!bottom.isGlued || /\D/.test(top.text + bottom.text)) return null;
    const [numerator, denominator] = [Number(top.text), Number(bottom.text)];
    return denominators.has(denominator) && numerator < denominator ? numerator / denominator : null;
  }

  private takeUnit(): string | undefined {
    const isHyphened = this.peek()?.text === '-' && this.peek()?.isGlued === true;
    const skip = isHyphened ? 1 : 0;
    const next = this.peek(skip);
    if (!next || (next.kind !== 'letters' && next.kind !== 'mark')) return undefined;
    const isGlued = next.isGlued && !isHyphened;
    if (next.kind === 'mark' && !isGlued) return undefined;
    // `933 M12`: what is glued to digits is no unit of the number before it
    if (!isGlued && this.peek(skip + 1)?.kind === 'number' && this.peek(skip + 1)?.isGlued) return undefined;
    const isBetweenNumbers = this.peek(skip + 1)?.kind === 'number';
    const unit = unitNamed(next.text, { isGlued, isHyphened, isBetweenNumbers });
    if (unit === undefined) return undefined;
    this.at += skip + 1;
    // `2 in. x 4 in.`: the stop of a shortened unit ends no measure
    if (this.peek()?.text === '.' && this.peek()?.isGlued) this.at += 1;
    return unit;
  }

  private readLetters(): void {
    const next = this.peek(1);
    const { text } = this.peek() as RawToken;
    if (next?.kind === 'number' && next.isGlued && !(text === 'nps' && this.isFraction(1))) {
      this.readModel();
      return;
    }
    this.at += 1;
    // `24 in. W x 30 in. H`: between measures it is no word
    if (text === 'x' && next?.kind === 'number' && this.tokens.length > 0) return;
    if (companionWords.has(text)) this.isCompanion = true;
    if (companionWords.has(text) || describingWords.has(text)) this.startsClause = true;
    if (emptyWords.has(text)) return;
    if (text === 's' && this.rawTokens[this.at - 2]?.kind === 'mark') return;
    this.push(singular(text.slice(0, maxWordLength)), this.joined(text));
  }

  /** Whether a fraction begins so far ahead: `1/2`, `1-1/2`. */
  private isFraction(ahead: number): boolean {
    const texts = [1, 2, 3, 4].map((more) => this.peek(ahead + more)?.text ?? '');
    return texts[0] === '/' || (texts[0] === '-' && texts[2] === '/');
  }

  /** `wi-fi` is found as `wifi` too, `DCD-791` as `dcd791`. */
  private joined(text: string): string[] {
    const [dash, next] = [this.peek(), this.peek(1)];
    if (
      dash?.text === '-' &&
      dash.isGlued &&
      next?.kind === 'number' &&
      next.isGlued &&
      /^\d+$/.test(next.text)
    )
      return this.peek(2)?.isGlued && /[\d\p{L}]/u.test(this.peek(2)?.text ?? '') ? [] : [text + next.text];
    const isJoined = dash?.text === '-' && dash.isGlued && next?.kind === 'letters' && next.isGlued;
    return isJoined ? [singular((text + next.text).slice(0, maxWordLength))] : [];
  }

  private push(word: string, variants: string[] = []): void {
    const { startsClause, isCompanion, isAside } = this;
    this.tokens.push({ word: word.slice(0, maxWordLength), variants, startsClause, isCompanion, isAside });
    this.startsClause = false;
  }
}

/** The words of a text in order, with what they are told apart by. */
export const tokensOf = (text: string): Token[] => new TokenReader(text).readTokens();

/** The words of a query, in order and each once, at most `max`. */
export function queryWords(text: string, max = 12): string[] {
  const words = tokensOf(text.slice(0, 400)).map(({ word }) => word);
  return [...new Set(words)].slice(0, max);
}
