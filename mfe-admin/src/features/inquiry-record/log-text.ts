import { quoteCancelReasons, quoteClearReasons } from '@gantry/domain/statuses/quote-reasons';

/** A message and what it says, for what the log keeps in English. */
export interface LogText {
  readonly id: string;
  readonly values?: Readonly<Record<string, string>>;
}

const codes: ReadonlySet<string> = new Set([...quoteCancelReasons, ...quoteClearReasons]);
/** What the store itself writes to the log; names of suppliers and numbers stay as they are. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/^revision (?<number>\d+)$/, 'revision'],
  [/^customer did not answer in time$/, 'customer-late'],
  [/^customer did not answer the reminder$/, 'reminder-late'],
  [/^(?<who>.+) did not answer in time$/s, 'supplier-late'],
  [/^(?<who>.+): taken back$/s, 'taken-back'],
  [/^split from (?<number>q-\d+)$/, 'split'],
  [/^copy of (?<number>q-\d+)$/, 'copy'],
];

/**
 * Takes a logged reason apart, which is a code, a phrase or a person's own words, or a code and the rest of it behind
 * a colon; own words come back as they are.
 */
export function readLogReason(reason: string): readonly (LogText | string)[] {
  const [first = '', ...rest] = reason.split(': ');
  if (!codes.has(first)) return [readPhrase(reason)];
  const code = { id: `admin.inquiry.reason.${first}` };
  return rest.length > 0 ? [code, readPhrase(rest.join(': '))] : [code];
}

function readPhrase(words: string): LogText | string {
  for (const [pattern, name] of phrases) {
    const values = pattern.exec(words);
    if (values) return { id: `admin.inquiry.log.${name}`, values: upperNumber(values.groups ?? {}) };
  }
  return words;
}

const upperNumber = ({ number, ...rest }: Readonly<Record<string, string>>) =>
  number ? { ...rest, number: number.toUpperCase() } : rest;
