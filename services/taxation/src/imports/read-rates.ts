import { hasZipCodes, isZipOfState } from '@gantry/domain/zip-codes';
import type { TaxLevel } from '@gantry/contracts/schemas/taxation';
import { cityCode, countyCode, districtCode, stateCode } from '../places/jurisdiction-code.ts';
import type { JurisdictionFacts } from '../rates/jurisdiction.entity.ts';
import { plainRate } from '../rates/rate.ts';
import { dayOf, listOf } from './file-cells.ts';
import type { FileRow, ImportKind } from './import-file.ts';

/** A rate as a file states it. */
export interface StatedRate {
  readonly line: number;
  readonly place: JurisdictionFacts;
  /** `0.06250` */
  readonly rate: string;
  /** ISO dates; null where the file says none */
  readonly from: string | null;
  readonly until: string | null;
}
export interface RefusedRow {
  readonly line: number;
  readonly what: string;
  readonly reason: string;
}
export type RateKind = Exclude<ImportKind, 'zip-codes' | 'holidays'>;

const levels: Readonly<Record<RateKind, TaxLevel>> = {
  states: 'state',
  counties: 'county',
  cities: 'city',
  districts: 'district',
};
/** No sales tax of one place comes near it: a share where a percentage was meant, or the reverse, is seen. */
const maxPercent = 25;

/** Reads the rows of a file of rates; rows of one district are taken together. */
export function readRates(kind: RateKind, rows: readonly FileRow[]) {
  const stated = new Map<string, StatedRate>();
  const refused: RefusedRow[] = [];
  for (const row of rows) {
    const what = whatOf(kind, row);
    const read = readRow(kind, row);
    if (typeof read === 'string') refused.push({ line: row.line, what, reason: read });
    else {
      const merged = mergeInto(stated, kind, read);
      if (merged) refused.push({ line: row.line, what, reason: merged });
    }
  }
  return { stated: [...stated.values()], refused };
}

const whatOf = (kind: RateKind, { fields }: FileRow): string =>
  [fields['state_code'], kind === 'states' ? '' : fields[levels[kind]]].filter(Boolean).join(' · ');

/** The row, or why it cannot be used. */
function readRow(kind: RateKind, { line, fields }: FileRow): StatedRate | string {
  const state = (fields['state_code'] ?? '').toUpperCase();
  if (!hasZipCodes(state)) return 'state-unknown';
  const rate = rateOf(fields[kind === 'states' ? 'general_rate_pct' : 'rate_pct'] ?? '');
  if (!rate) return 'rate-wrong';
  const place = placeOf(kind, state, fields);
  if (typeof place === 'string') return place;
  const [from, until] = [dayOf(fields['effective_from']), dayOf(fields['effective_until'])];
  if (from === undefined || until === undefined || (from && until && from >= until)) return 'dates-wrong';
  return { line, place, rate, from, until };
}

function placeOf(kind: RateKind, state: string, fields: FileRow['fields']): JurisdictionFacts | string {
  const level = levels[kind];
  const none = { level, state, county: null, district: null, zips: [], counties: [] };
  if (level === 'state') return { ...none, code: stateCode(state), name: state };
  const name = fields[level] ?? '';
  if (!name || name.length > 120) return 'name-missing';
  if (level === 'county') return { ...none, code: countyCode(state, name), name };
  if (level === 'district') {
    const counties = listOf(fields['counties']).map((county) => countyCode(state, county));
    return { ...none, code: districtCode(state, name), name, counties };
  }
  const zips = [...new Set(listOf(fields['zips']))].sort();
  if (zips.some((zip) => !isZipOf(state, zip))) return 'zip-of-other-state';
  const district = fields['district'] ? districtCode(state, fields['district']) : null;
  return { ...none, code: cityCode(state, name), name, county: fields['county'] || null, district, zips };
}

const isZipOf = (state: string, zip: string): boolean =>
  /^\d{5}$/.test(zip) && isZipOfState({ country: 'US', region: state, postalCode: zip });

/** Percent with up to five places as a decimal fraction; null for what is none. */
function rateOf(text: string): string | null {
  if (!/^\d{1,2}(\.\d{1,8})?$/.test(text)) return null;
  const [whole = '', fraction = ''] = text.split('.');
  // finer than that is not kept, and not rounded away in silence
  if (Number(text) > maxPercent || /[1-9]/.test(fraction.slice(5))) return null;
  return plainRate(`0.${whole.padStart(2, '0')}${fraction.padEnd(3, '0').slice(0, 5)}`);
}

/** @returns why a second row of the same place cannot be taken with the first */
function mergeInto(stated: Map<string, StatedRate>, kind: RateKind, read: StatedRate): string | null {
  const { code } = read.place;
  const known = stated.get(code);
  if (!known) stated.set(code, read);
  else if (kind !== 'districts') return 'twice-in-file';
  else if (known.rate !== read.rate) return 'rates-differ-in-file';
  else {
    const counties = [...new Set([...known.place.counties, ...read.place.counties])].sort();
    stated.set(code, { ...known, place: { ...known.place, counties } });
  }
  return null;
}
