import type { Situation, TaxingPlace, TaxRequest, ZipRule } from '@gantry/contracts/schemas/taxation';
import { statesOfZip } from '@gantry/domain/zip-codes';
import { cityKey } from '../places/place-names.ts';
import { stateCode } from '../places/jurisdiction-code.ts';
import { placeOf } from '../places/place.ts';
import { holdsOn, sumOfRates } from '../rates/rate.ts';
import type { TaxTables } from '../tables/tax-tables.ts';
import { isAmbiguous, type ZipCandidate } from '../tables/zip-index.ts';

/** States tax is collected for while staff have entered none. */
export type DefaultNexus = 'all' | ReadonlySet<string>;
/** Tax code of goods that are never taxed. */
const exemptCode = 'exempt';
const noRate = '0.00000';

const nowhere: Situation = {
  kind: 'unknown',
  state: null,
  city: null,
  county: null,
  confidence: 'unique',
  choice: null,
  candidates: [],
  places: [],
  nexus: false,
  shippingTaxable: false,
  handlingTaxable: false,
  taxCodes: {},
  holiday: null,
  certificate: null,
};

/** What the tables say about an address, a customer and the tax codes of an order on a day. */
export function situationOf(
  request: TaxRequest,
  tables: TaxTables,
  { day, defaultNexus }: { readonly day: string; readonly defaultNexus: DefaultNexus },
): Situation {
  const place = placeOf(request);
  if (place.kind === 'abroad') return { ...nowhere, kind: 'abroad' };
  if (place.kind === 'unknown') return { ...nowhere, state: place.state };
  const { state } = place;
  const zip = request.postalCode.slice(0, 5);
  if (!liesIn(tables, zip, state)) return { ...nowhere, state };
  const found = findPlace(request, tables, { state, day });
  const { customer } = request;
  const certificate = tables.certificateOf(customer, state, day);
  return {
    ...found,
    kind: 'taxed',
    state,
    nexus: hasNexus(tables, state, day, defaultNexus),
    shippingTaxable: isTaxable(tables, state, 'shipping', day),
    handlingTaxable: isTaxable(tables, state, 'handling', day),
    taxCodes: taxCodesOf(request, tables, { state, day }),
    ...holidaysOf(tables, state, day),
    certificate: certificate && {
      id: certificate.id,
      number: certificate.number,
      reason: certificate.reason,
    },
  };
}

/** A ZIP code that is known lies in the states it is known in; one nobody knows, in those of its first digits. */
function liesIn(tables: TaxTables, zip: string, state: string): boolean {
  const known = tables.zips.candidatesOf(zip);
  return known.length === 0 ? statesOfZip(zip).includes(state) : known.some((one) => one.state === state);
}

interface Where {
  readonly state: string;
  readonly day: string;
}
type FoundPlace = Pick<Situation, 'city' | 'county' | 'confidence' | 'choice' | 'candidates' | 'places'>;

function findPlace(request: TaxRequest, tables: TaxTables, { state, day }: Where): FoundPlace {
  const zip = request.postalCode.slice(0, 5);
  const plus4 = request.postalCode.replace('-', '').slice(5);
  const all = tables.zips.candidatesOf(zip).filter((one) => one.state === state);
  const exact = all.filter(
    ({ plus4: span }) => span !== null && plus4 !== '' && span[0] <= plus4 && plus4 <= span[1],
  );
  const possible = exact.length > 0 ? exact : all;
  const rateFor = ({ codes }: ZipCandidate) => rateOfCodes(tables, codes, day);
  const ambiguous = isAmbiguous(possible);
  const chosen = ambiguous
    ? chooseCandidate(possible, request, tables, rateFor)
    : { one: possible[0], choice: null };
  return {
    city: chosen.one?.city ?? null,
    county: chosen.one?.county || null,
    confidence: ambiguous ? 'ambiguous' : 'unique',
    choice: chosen.choice,
    candidates: ambiguous
      ? possible.map((one) => ({
          city: one.city,
          county: one.county,
          rate: rateFor(one),
          jurisdictions: [...one.codes],
        }))
      : [],
    places: (chosen.one?.codes ?? [stateCode(state)]).flatMap((code) => taxingPlace(tables, code, day)),
  };
}

/** The goods rate of several places together on a day. */
export const rateOfCodes = (tables: TaxTables, codes: readonly string[], day: string): string =>
  sumOfRates(codes.map((code) => tables.rateOf(code, 'goods', day) ?? noRate));

interface Chosen {
  readonly one: ZipCandidate | undefined;
  readonly choice: Situation['choice'];
}

/**
 * One of several places. What staff chose for this ZIP code holds; otherwise the city of the address decides where it
 * is the name of one of them, and the general rule where it is not.
 */
function chooseCandidate(
  possible: readonly ZipCandidate[],
  request: TaxRequest,
  tables: TaxTables,
  rateFor: (one: ZipCandidate) => string,
): Chosen {
  const own = tables.books.zipChoices.get(request.postalCode.slice(0, 5))?.rule ?? null;
  const place = own?.startsWith('place:') ? possible.find(({ key }) => `place:${key}` === own) : undefined;
  if (place) return { one: place, choice: 'place' };
  const rule = own && !own.startsWith('place:') ? (own as ZipRule) : tables.books.zipRule;
  const city = cityKey(request.city ?? '');
  const isStrict = own !== null && rule !== 'city';
  const named =
    city && !isStrict ? possible.find((one) => one.isNamed && cityKey(one.city) === city) : undefined;
  if (named) return { one: named, choice: 'city-name' };
  if (rule === 'city' || rule === 'likely') return { one: possible[0], choice: 'likely' };
  const sorted = [...possible].sort((a, b) => Number(rateFor(a)) - Number(rateFor(b)));
  return { one: rule === 'lowest' ? sorted[0] : sorted.at(-1), choice: rule };
}

function taxingPlace(tables: TaxTables, code: string, day: string): TaxingPlace[] {
  const place = tables.placeOf(code);
  const goods = tables.rateOf(code, 'goods', day);
  if (!place || goods === null) return [];
  const shipping = tables.rateOf(code, 'shipping', day);
  const handling = tables.rateOf(code, 'handling', day);
  return [{ code, level: place.level, name: place.name, goods, shipping, handling }];
}

function hasNexus({ books }: TaxTables, state: string, day: string, fallback: DefaultNexus): boolean {
  if (books.nexus.length === 0) return fallback === 'all' || fallback.has(state);
  return books.nexus.some((one) => one.state === state && holdsOn(one, day));
}

/** What nobody entered: a handling fee is part of the price of the goods, shipping is not. */
function isTaxable({ books }: TaxTables, state: string, kind: 'shipping' | 'handling', day: string): boolean {
  const rule = books.taxability.find(
    (one) => one.state === state && one.appliesTo === kind && holdsOn(one, day),
  );
  return rule?.isTaxable ?? kind === 'handling';
}

function taxCodesOf({ lines }: TaxRequest, { books }: TaxTables, { state, day }: Where) {
  const found: Record<string, string | null> = {};
  for (const { taxCode } of lines) {
    const rule = books.taxCodes.find(
      (one) => one.state === state && one.taxCode === taxCode && holdsOn(one, day),
    );
    if (rule) found[taxCode] = rule.rate;
    else if (taxCode === exemptCode) found[taxCode] = null;
  }
  return found;
}

function holidaysOf(
  { books }: TaxTables,
  state: string,
  day: string,
): Pick<Situation, 'holiday' | 'holidays'> {
  const holidays = books.holidays
    .filter((one) => one.state === state && holdsOn(one, day))
    .map(({ name, taxCodes, maxPrice }) => ({ name, taxCodes: [...taxCodes], maxPrice }));
  const [first] = holidays;
  return first ? { holiday: { name: first.name, taxCodes: first.taxCodes }, holidays } : { holiday: null };
}
