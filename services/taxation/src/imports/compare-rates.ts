import type { ImportRow } from '@gantry/contracts/schemas/tax-admin';
import type { JurisdictionFacts } from '../rates/jurisdiction.entity.ts';
import { holdsOn, type Rate } from '../rates/rate.ts';
import { rowOf, type Difference, type ImportChange, type ImportChoices } from './import-change.ts';
import type { RefusedRow, StatedRate } from './read-rates.ts';

/** What the books hold, as far as a file of rates is compared with it. */
export interface RateBooks {
  placeOf(code: string): JurisdictionFacts | undefined;
  /** rates of a place for goods, oldest first */
  ratesOf(code: string): readonly Rate[];
  readonly jurisdictions: readonly JurisdictionFacts[];
}
interface StatedFile {
  readonly level: JurisdictionFacts['level'];
  readonly stated: readonly StatedRate[];
  readonly refused: readonly RefusedRow[];
}

/**
 * The difference a file of rates makes. A place that is new gets its rate from the day the file names; a rate that is
 * another holds from that day only if it is still to come, else from the day of the import: what was asked in the past
 * is never rewritten.
 */
export function compareRates(file: StatedFile, books: RateBooks, choices: ImportChoices): Difference {
  const changes: ImportChange[] = [];
  const rows: ImportRow[] = file.refused.map(({ line, what, reason }) =>
    rowOf('refused', line, what, { reason }),
  );
  for (const stated of file.stated) {
    const { row, made } = compareOne(stated, books, choices);
    rows.push(row);
    changes.push(...made);
  }
  if (choices.isComplete) endMissing(file, books, choices, { rows, changes });
  return { rows, changes };
}

function compareOne(stated: StatedRate, books: RateBooks, choices: ImportChoices) {
  const { place, rate, line } = stated;
  const known = books.placeOf(place.code);
  const rates = books.ratesOf(place.code).filter(({ appliesTo }) => appliesTo === 'goods');
  const last = rates.at(-1);
  const what = nameOf(place);
  const placed = placeChange(place, known);
  const from = last ? later(stated.from, choices.effectiveFrom) : (stated.from ?? choices.effectiveFrom);
  const holds = rates.find((one) => holdsOn(one, from));
  // a rate that is entered for later stays, where the file says nothing of it
  const isSame = holds?.rate === rate && (stated.until === null || stated.until === holds.until);
  if (isSame) {
    const after = placed ? areaOf(place) : null;
    const row = placed
      ? rowOf('changed', line, what, { before: known ? areaOf(known) : null, after })
      : rowOf('unchanged', line, what);
    return { row, made: placed ? [placed] : [] };
  }
  if (last && last.from >= from)
    return { row: rowOf('refused', line, what, { reason: 'later-rate-entered' }), made: [] };
  const begins: ImportChange = {
    op: 'rate',
    code: place.code,
    level: place.level,
    rate,
    from,
    until: stated.until,
    ends: last && (last.until === null || last.until > from) ? { from: last.from, until: last.until } : null,
  };
  const row = rowOf(holds ? 'changed' : 'added', line, what, {
    before: holds ? textOf(holds.rate, holds.from) : null,
    after: textOf(rate, from),
  });
  return { row, made: placed ? [placed, begins] : [begins] };
}

/** The place with what the file says of where it is; what the file leaves out stays. */
function placeChange(place: JurisdictionFacts, known: JurisdictionFacts | undefined): ImportChange | null {
  if (!known) return { op: 'place', after: place, before: null };
  // a file of counties or states says nothing of areas
  if (place.level !== 'city' && place.level !== 'district') return null;
  const after = { ...place, name: known.name };
  return areaOf(after) === areaOf(known) ? null : { op: 'place', after, before: known };
}

const areaOf = ({ county, district, zips, counties }: JurisdictionFacts): string =>
  [county, district, [...zips].sort().join(' '), [...counties].sort().join(' ')].filter(Boolean).join(', ');

/** Places of the states in the file that it does not hold any more. */
function endMissing(
  { level, stated, refused }: StatedFile,
  books: RateBooks,
  { effectiveFrom }: ImportChoices,
  { rows, changes }: Difference,
): void {
  const states = new Set(stated.map(({ place }) => place.state));
  const held = new Set(stated.map(({ place }) => place.code));
  // of a row that cannot be read nobody knows which place it meant
  if (refused.length > 0) return;
  for (const place of books.jurisdictions) {
    if (place.level !== level || !states.has(place.state) || held.has(place.code)) continue;
    const last = books.ratesOf(place.code).at(-1);
    if (!last || (last.until !== null && last.until <= effectiveFrom) || last.from >= effectiveFrom) continue;
    changes.push({ op: 'end', code: place.code, from: last.from, until: effectiveFrom, was: last.until });
    rows.push(
      rowOf('ended', null, nameOf(place), { before: textOf(last.rate, last.from), after: effectiveFrom }),
    );
  }
}

const later = (stated: string | null, day: string): string =>
  stated !== null && stated > day ? stated : day;
const nameOf = ({ level, state, name }: JurisdictionFacts): string =>
  level === 'state' ? state : `${state} · ${name}`;
const textOf = (rate: string, from: string): string => `${percentOf(rate)} % (${from})`;
const percentOf = (rate: string): string => (Number(rate) * 100).toFixed(5).replace(/\.?0+$/, '');
