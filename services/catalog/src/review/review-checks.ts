import type { ReviewEntry, ReviewFinding } from '@gantry/contracts/schemas/review';
import { rudeWords } from './rude-words.ts';

type Field = ReviewFinding['field'];
type Code = ReviewFinding['code'];

const maxPerKind = 3;
const maxExcerptLength = 80;

// Each pattern reads a text once: no part of one can match what the part before it could have taken as well.
const linkPattern =
  /(?:https?:\/\/|www\.)\S{1,200}|\b[a-z0-9-]{2,63}\.(?:com|net|org|info|biz|shop|store|io|co|us|ca|mx|ru|cn|xyz|top|link|click)\b/giu;
const emailPattern = /[^\s@]{1,64}@[^\s@]{1,190}\.[a-z]{2,24}/giu;
const wordPattern = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/gu;
const repeatedMark = /[!?]{4,}|(\p{L})\1{4,}/gu;
/** Ten digits and more with the signs people put between them: telephone, card and account numbers. */
const digitRun = /\+?\d(?:[ ().-]{0,3}\d){9,24}/gu;

/**
 * What a person should look at before a review is published: links, personal data, shouting, rude words,
 * another language than ours. A finding decides nothing; staff do.
 */
export function checkReview({ title, body, displayName }: Omit<ReviewEntry, 'rating'>): ReviewFinding[] {
  const fields: [Field, string][] = [
    ['title', title],
    ['body', body],
    ['displayName', displayName ?? ''],
  ];
  return fields.flatMap(([field, text]) => checkField(field, text));
}

function checkField(field: Field, text: string): ReviewFinding[] {
  const finding = (code: Code) => (excerpt: string) => ({
    code,
    field,
    excerpt: excerpt.trim().slice(0, maxExcerptLength),
  });
  const mails = found(text, emailPattern);
  // The domain of a mail address is no link of its own.
  const links = found(text, linkPattern).filter((link) => !mails.some((mail) => mail.includes(link)));
  return [
    ...links.map(finding('link')),
    ...[...mails, ...found(text, digitRun)].map(finding('personal-data')),
    ...shouting(text).map(finding('shouting')),
    ...rude(text).map(finding('rude-language')),
    ...foreign(text).map(finding('other-language')),
  ];
}

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].slice(0, maxPerKind).map(([match]) => match);

/** Mostly capitals, or marks and letters again and again. Part numbers are not words. */
function shouting(text: string): string[] {
  const words = splitWords(text).filter((word) => word.length > 3);
  const loud = words.filter((word) => word === word.toUpperCase() && word !== word.toLowerCase());
  const isLoud = loud.length >= 3 && loud.length * 2 > words.length;
  return [...(isLoud ? [loud.slice(0, 6).join(' ')] : []), ...found(text, repeatedMark).slice(0, 1)];
}

const splitWords = (text: string): string[] => text.match(wordPattern) ?? [];

function rude(text: string): string[] {
  const words = splitWords(text).map((word) => word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, ''));
  return [...new Set(words.filter((word) => rudeWords.has(word)))].slice(0, maxPerKind);
}

/** Most of its letters are of a script that none of our languages is written in. */
function foreign(text: string): string[] {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const ours = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters >= 10 && ours * 2 < letters ? [text] : [];
}
