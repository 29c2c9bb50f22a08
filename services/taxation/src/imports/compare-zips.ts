import { hasZipCodes, isZipOfState } from '@gantry/domain/zip-codes';
import type { ImportRow } from '@gantry/contracts/schemas/tax-admin';
import { cityKey, countyKey } from '../places/place-names.ts';
import type { PostalPlace } from '../places/postal-places.ts';
import type { ZipPlaceFacts } from '../places/zip.entity.ts';
import type { FileRow } from './import-file.ts';
import { rowOf, type Difference, type ImportChange } from './import-change.ts';

/** What the books hold of ZIP codes. */
export interface ZipBooks {
  /** entered places that begin with a ZIP code */
  enteredFor(zip: string): readonly ZipPlaceFacts[];
  /** what comes with the store */
  postalFor(zip: string): readonly PostalPlace[];
}
interface ReadZip {
  readonly line: number;
  readonly facts: ZipPlaceFacts;
}

/**
 * The difference a file of ZIP codes makes: all rows of a ZIP code together take the place of what was known of it. Rows
 * that say what is known already are not entered.
 */
export function compareZips(rows: readonly FileRow[], books: ZipBooks, source: string): Difference {
  const shown: ImportRow[] = [];
  const byZip = new Map<string, ReadZip[]>();
  for (const row of rows) {
    const read = readZip(row, source);
    if (typeof read === 'string')
      shown.push(rowOf('refused', row.line, row.fields['zip'] ?? '', { reason: read }));
    else {
      const others = byZip.get(read.zipFrom);
      const one = { line: row.line, facts: read };
      if (others) others.push(one);
      else byZip.set(read.zipFrom, [one]);
    }
  }
  const changes: ImportChange[] = [];
  for (const [zip, read] of byZip) {
    const { row, change } = compareZip(zip, read, books);
    shown.push(row);
    if (change) changes.push(change);
  }
  return { rows: shown, changes };
}

function compareZip(zip: string, read: readonly ReadZip[], books: ZipBooks) {
  const after = read.map(({ facts }) => facts);
  const before = books.enteredFor(zip);
  const postal = before.length === 0 ? books.postalFor(zip).map(asFacts(zip)) : before;
  const line = read[0]?.line ?? null;
  if (isAlike(after, postal) || keysOf(after) === keysOf(postal))
    return { row: rowOf('unchanged', line, zip), change: null };
  const row = rowOf(postal.length === 0 ? 'added' : 'changed', line, zip, {
    before: postal.length === 0 ? null : textOf(postal),
    after: textOf(after),
  });
  return { row, change: { op: 'zip' as const, zip, after, before } };
}

/** A row, or why it cannot be used. */
function readZip({ fields }: FileRow, source: string): ZipPlaceFacts | string {
  const zipFrom = fields['zip'] ?? '';
  const zipTo = fields['zip_to'] || zipFrom;
  if (![zipFrom, zipTo].every((zip) => /^\d{5}$/.test(zip)) || zipTo < zipFrom) return 'zip-wrong';
  const state = (fields['state_code'] ?? '').toUpperCase();
  if (!hasZipCodes(state)) return 'state-unknown';
  if (![zipFrom, zipTo].every((postalCode) => isZipOfState({ country: 'US', region: state, postalCode })))
    return 'zip-of-other-state';
  const city = fields['city'] ?? '';
  if (!city || city.length > 80) return 'name-missing';
  const plus4From = fields['plus4_from'] || null;
  const plus4To = fields['plus4_to'] || plus4From;
  const isWrong =
    plus4From && (!/^\d{4}$/.test(plus4From) || !/^\d{4}$/.test(plus4To ?? '') || plus4To! < plus4From);
  if (isWrong || (!plus4From && plus4To) || (plus4From && zipFrom !== zipTo)) return 'plus4-wrong';
  return { zipFrom, zipTo, plus4From, plus4To, city, county: fields['county'] ?? '', state, source };
}

const asFacts =
  (zip: string) =>
  ({ city, county, state }: PostalPlace): ZipPlaceFacts => ({
    zipFrom: zip,
    zipTo: zip,
    plus4From: null,
    plus4To: null,
    city,
    county,
    state,
    source: 'postal',
  });

/** Most rows of a whole table say the very same: no spelling has to be looked at. */
function isAlike(
  [one, ...more]: readonly ZipPlaceFacts[],
  [other, ...others]: readonly ZipPlaceFacts[],
): boolean {
  if (!one || !other || more.length > 0 || others.length > 0) return false;
  const { zipTo, plus4From, city, county, state } = one;
  return (
    zipTo === other.zipTo &&
    plus4From === null &&
    other.plus4From === null &&
    city === other.city &&
    county === other.county &&
    state === other.state
  );
}

/** The same places in one spelling: `Apo` and `APO AA` are one name, as the post office uses them. */
const keysOf = (places: readonly ZipPlaceFacts[]): string =>
  [
    ...new Set(
      places.map(({ zipTo, plus4From, plus4To, city, county, state }) =>
        [zipTo, plus4From, plus4To, nameKey(city, state), countyKey(county), state].join('|'),
      ),
    ),
  ]
    .sort()
    .join(' ');
const nameKey = (city: string, state: string): string =>
  ['AA', 'AE', 'AP'].includes(state) ? cityKey(city).slice(0, 3) : cityKey(city);

const textOf = (places: readonly ZipPlaceFacts[]): string =>
  places
    .map(({ city, county, state, zipFrom, zipTo, plus4From, plus4To }) =>
      [
        [city, county, state].filter(Boolean).join(', '),
        zipTo === zipFrom ? '' : `–${zipTo}`,
        plus4From ? `+${plus4From}–${plus4To}` : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ');
