import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { taxationAdminChooseZip, taxationAdminListZips } from '@gantry/contracts/endpoints/taxation';
import type { ZipRow } from '@gantry/contracts/schemas/tax-admin';
import { statesOfZip } from '@gantry/domain/zip-codes';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { rateOfCodes } from '../calculation/situation.ts';
import { cityKey } from '../places/place-names.ts';
import { ZipChoice } from '../places/zip.entity.ts';
import { CachedTables } from '../tables/cached-tables.ts';
import type { TaxTables } from '../tables/tax-tables.ts';
import { isAmbiguous, type ZipCandidate } from '../tables/zip-index.ts';
import { WriteBooks } from './write-books.ts';

type ListQuery = ValidRequestOf<typeof taxationAdminListZips>['query'];
type ChooseRequest = ValidRequestOf<typeof taxationAdminChooseZip>;

/** ZIP codes as forms and staff look them up. */
@Injectable()
export class ZipsService {
  constructor(
    private readonly tables: CachedTables,
    private readonly writes: WriteBooks,
  ) {}

  /** Cities of a ZIP code to fill in a form: names the post office uses, then those of cities that tax there. */
  async findZip(postalCode: string) {
    const { zips } = await this.tables.current();
    const zip = postalCode.slice(0, 5);
    const candidates = zips.candidatesOf(zip);
    const places = new Map<string, { city: string; state: string; county: string | null }>();
    for (const { city, state, county } of [...zips.placesOf(zip), ...candidates]) {
      const key = `${state}/${cityKey(city)}`;
      if (!places.has(key)) places.set(key, { city, state, county: county || null });
    }
    const [state, ...others] = candidates.length === 0 ? statesOfZip(zip) : [];
    // a ZIP code nobody knows, such as a new one or one of a territory: its first digits name the state
    const named = state && others.length === 0 ? [{ city: '', state, county: null }] : [];
    const confidence = isAmbiguous(candidates) ? ('ambiguous' as const) : ('unique' as const);
    return { places: [...places.values(), ...named], confidence };
  }

  async listZips({ page = 1, size = 50, search, state, only }: ListQuery) {
    const tables = await this.tables.current();
    const matches = matcherOf(tables, { search, state: state ?? null, only });
    const found = tables.zips.allZips().filter(matches);
    const shown = found.slice((page - 1) * size, page * size);
    return { items: shown.map((zip) => rowOf(tables, zip)), total: found.length, page, size };
  }

  /** @throws DomainError NOT_FOUND, INVALID for a place it does not have, STALE_VERSION */
  async chooseZip(call: Call, { params: { zip }, body }: ChooseRequest): Promise<ZipRow> {
    const { zips } = await this.tables.current();
    const candidates = zips.candidatesOf(zip);
    if (candidates.length === 0) throw new DomainError('NOT_FOUND');
    const { rule, version } = body;
    if (rule?.startsWith('place:') && !candidates.some(({ key }) => `place:${key}` === rule))
      throw new DomainError('INVALID', undefined, [{ path: 'body.rule', message: 'is no place of it' }]);
    await this.writes.writeOnce(call, { action: `choose-zip:${zip}`, request: body }, async (em) => {
      const known = await em.findOne(ZipChoice, { zip });
      if ((known?.version ?? 0) !== version)
        throw new DomainError('STALE_VERSION', { version: known?.version ?? 0 });
      const before = known?.rule ?? null;
      if (known) Object.assign(known, { rule, version: version + 1 });
      else em.persist(Object.assign(new ZipChoice(), { zip, rule, version: 1 }));
      const change = { entity: 'ZIP code', number: zip, field: 'rule', before, after: rule, reason: null };
      return { change, answer: null };
    });
    return rowOf(await this.tables.current(), zip);
  }
}

interface Wanted {
  readonly search: string | null;
  readonly state: string | null;
  readonly only: 'all' | 'ambiguous' | 'chosen';
}

function matcherOf({ zips, books }: TaxTables, { search, state, only }: Wanted): (zip: string) => boolean {
  const digits = /^\d{1,5}/.exec(search ?? '')?.[0] ?? null;
  const words = digits ? '' : cityKey(search ?? '');
  const isNamed = ({ city, county }: ZipCandidate) =>
    cityKey(city).includes(words) || cityKey(county).includes(words);
  return (zip) => {
    if (digits && !zip.startsWith(digits)) return false;
    if (only === 'chosen' && !books.zipChoices.get(zip)?.rule) return false;
    if (!state && !words && only !== 'ambiguous') return true;
    const candidates = zips.candidatesOf(zip);
    if (only === 'ambiguous' && !isAmbiguous(candidates)) return false;
    return candidates.some((one) => (!state || one.state === state) && (!words || isNamed(one)));
  };
}

function rowOf(tables: TaxTables, zip: string): ZipRow {
  const candidates = tables.zips.candidatesOf(zip);
  const [postal] = tables.zips.placesOf(zip);
  const choice = tables.books.zipChoices.get(zip);
  return {
    zip,
    city: postal?.city ?? candidates[0]?.city ?? '',
    county: postal?.county ?? candidates[0]?.county ?? '',
    state: postal?.state ?? candidates[0]?.state ?? '',
    confidence: isAmbiguous(candidates) ? 'ambiguous' : 'unique',
    rule: choice?.rule ?? null,
    version: choice?.version ?? 0,
    candidates: candidates.map((one) => candidateOf(tables, one)),
  };
}

function candidateOf(tables: TaxTables, { key, city, county, plus4, source, codes }: ZipCandidate) {
  const today = new Date().toISOString().slice(0, 10);
  const parts = codes.flatMap((code) => {
    const place = tables.placeOf(code);
    const rate = tables.rateOf(code, 'goods', today);
    return place && rate ? [{ code, level: place.level, name: place.name, rate }] : [];
  });
  const rate = rateOfCodes(tables, codes, today);
  return { key, city, county, plus4: plus4?.join('-') ?? null, rate, source, parts };
}
