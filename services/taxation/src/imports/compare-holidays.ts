import type { ImportRow } from '@gantry/contracts/schemas/tax-admin';
import { hasZipCodes } from '@gantry/domain/zip-codes';
import { cityKey } from '../places/place-names.ts';
import type { HolidayFacts } from '../tables/tax-books.ts';
import { dayOf, listOf } from './file-cells.ts';
import { rowOf, type Difference, type ImportChange, type ImportChoices } from './import-change.ts';
import type { FileRow } from './import-file.ts';

const maxCodes = 20;

/** A holiday is told by its state, name and first day. */
const keyOf = ({ state, name, from }: HolidayFacts): string => [state, cityKey(name), from].join('|');
const textOf = ({ from, until, taxCodes, maxPrice }: HolidayFacts): string =>
  [
    `${from} – ${until}`,
    ...(taxCodes.length > 0 ? [taxCodes.join(', ')] : []),
    ...(maxPrice === null ? [] : [`≤ $${(maxPrice / 100).toFixed(2)}`]),
  ].join(', ');
const nameOf = ({ state, name }: HolidayFacts): string => `${state} · ${name}`;

/**
 * The difference a file of holidays makes. Days that have begun are not rewritten: what was asked in the past stays as it
 * was. A complete file takes out those of its states that it does not hold and that have not begun.
 */
export function compareHolidays(
  rows: readonly FileRow[],
  known: readonly HolidayFacts[],
  { effectiveFrom, isComplete }: ImportChoices,
): Difference {
  const shown: ImportRow[] = [];
  const changes: ImportChange[] = [];
  const byKey = new Map(known.map((one) => [keyOf(one), one]));
  const held = new Map<string, HolidayFacts>();
  for (const row of rows) {
    const read = readHoliday(row);
    const reason = typeof read === 'string' ? read : held.has(keyOf(read)) ? 'twice-in-file' : null;
    if (reason !== null || typeof read === 'string') {
      shown.push(rowOf('refused', row.line, row.fields['holiday'] ?? '', { reason }));
      continue;
    }
    held.set(keyOf(read), read);
    const { row: made, change } = compareOne(row.line, read, byKey.get(keyOf(read)), effectiveFrom);
    shown.push(made);
    if (change) changes.push(change);
  }
  const states = new Set([...held.values()].map(({ state }) => state));
  const endsMissing = isComplete && !shown.some(({ action }) => action === 'refused');
  for (const before of endsMissing ? known : []) {
    if (!states.has(before.state) || held.has(keyOf(before)) || before.from < effectiveFrom) continue;
    changes.push({ op: 'holiday', before, after: null });
    shown.push(rowOf('ended', null, nameOf(before), { before: textOf(before) }));
  }
  return { rows: shown, changes };
}

function compareOne(line: number, after: HolidayFacts, before: HolidayFacts | undefined, today: string) {
  const what = nameOf(after);
  const change: ImportChange = { op: 'holiday', before: before ?? null, after };
  if (!before) {
    if (after.from < today) return { row: rowOf('refused', line, what, { reason: 'has-begun' }) };
    return { row: rowOf('added', line, what, { after: textOf(after) }), change };
  }
  if (textOf(before) === textOf(after)) return { row: rowOf('unchanged', line, what) };
  if (before.from < today) return { row: rowOf('refused', line, what, { reason: 'has-begun' }) };
  return { row: rowOf('changed', line, what, { before: textOf(before), after: textOf(after) }), change };
}

/** A row, or why it cannot be used. */
function readHoliday({ fields }: FileRow): HolidayFacts | string {
  const state = (fields['state_code'] ?? '').toUpperCase();
  if (!hasZipCodes(state)) return 'state-unknown';
  const name = fields['holiday'] ?? '';
  if (!name || name.length > 120) return 'name-missing';
  const [from, until] = [dayOf(fields['effective_from']), dayOf(fields['effective_until'])];
  if (!from || !until || from >= until) return 'dates-wrong';
  const taxCodes = listOf(fields['tax_codes']).map((code) => code.toLowerCase());
  if (taxCodes.length > maxCodes || taxCodes.some((code) => !/^[a-z0-9][a-z0-9-]{0,39}$/.test(code)))
    return 'tax-code-wrong';
  const maxPrice = centsOf(fields['max_price']);
  return maxPrice === undefined ? 'price-wrong' : { state, name, taxCodes, maxPrice, from, until };
}

/** Dollars in cents; null where nothing stands there, undefined for what is no price. */
function centsOf(text = ''): number | null | undefined {
  if (text === '') return null;
  const [, whole = '', cents = ''] = /^(\d{1,6})(?:\.(\d{2}))?$/.exec(text) ?? [];
  return Number(`${whole}${cents.padEnd(2, '0')}`) || undefined;
}
