/**
 * The first digits of ZIP codes by state, territory and armed-forces region: `from-to` or a single beginning, of three
 * digits, or of all five where several share the first three (an island of New York in Connecticut's, a town of Wyoming in
 * Idaho's, the Pacific).
 */
const prefixesByState: Readonly<Record<string, string>> = {
  AA: '340',
  AE: '090-098',
  AK: '995-999',
  AL: '350-369',
  AP: '962-966',
  AR: '716-729',
  AS: '96799',
  AZ: '850-865',
  CA: '900-961',
  CO: '800-816',
  CT: '060-062 06300-06389 06391-06399 064-069',
  DC: '200 202-205 569',
  DE: '197-199',
  FL: '320-339 341-342 344 346-347 349',
  FM: '96941-96944',
  GA: '300-319 398-399',
  GU: '96910-96932',
  HI: '96700-96798 968',
  IA: '500-528',
  ID: '832-833 83400-83413 83415-83499 835-838',
  IL: '600-629',
  IN: '460-479',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  MA: '010-027 055',
  MD: '206-219',
  ME: '039-049',
  MH: '96960 96970',
  MI: '480-499',
  MN: '550-567',
  MO: '630-658',
  MP: '96950-96952',
  MS: '386-397',
  MT: '590-599',
  NC: '270-289',
  ND: '580-588',
  NE: '680-693',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NV: '889-898',
  NY: '005 06390 100-149',
  OH: '430-459',
  OK: '730-732 734-749',
  OR: '970-979',
  PA: '150-196',
  PR: '006-007 009',
  PW: '96939-96940',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-799 885',
  UM: '96898',
  UT: '840-847',
  VA: '201 220-246',
  VI: '008',
  VT: '050-054 056-059',
  WA: '980-994',
  WI: '530-549',
  WV: '247-268',
  WY: '820-831 83414',
};

/** ZIP codes beyond the border of the state their first digits belong to. */
const strayZips: Readonly<Record<string, string>> = {
  '20588': 'MD',
  '20598': 'VA',
  '72643': 'MO',
  '73960': 'TX',
};

/** Territories that address books also list as countries. */
const territoryCountries: ReadonlySet<string> = new Set(['PR', 'VI', 'GU', 'AS', 'MP', 'UM']);

/** Five digits, or nine as ZIP+4 with or without its dash. */
const zipCode = /^\d{5}(-?\d{4})?$/;

/** States, territories and armed-forces regions a ZIP code may belong to: one as a rule, none where there is no such code. */
export function statesOfZip(zip: string): string[] {
  if (!zipCode.test(zip)) return [];
  const near = (statesByBeginning ??= groupStates()).get(zip.slice(0, 3)) ?? [];
  return near.filter((state) => isIn(state, zip));
}

/** Whether there are ZIP codes of a US state, territory or armed-forces region. */
export const hasZipCodes = (state: string): boolean => state in prefixesByState;

const isIn = (state: string, zip: string): boolean =>
  beginsIn(state, zip) || strayZips[zip.slice(0, 5)] === state;

function beginsIn(state: string, zip: string): boolean {
  return rangesOf(state).some(([from, to]) => {
    const beginning = zip.slice(0, from.length);
    return from <= beginning && beginning <= to;
  });
}

/** Every address that is entered, priced, taxed or dated asks, at checkout dozens of times. */
let statesByBeginning: ReadonlyMap<string, readonly string[]> | undefined;

/** By three digits, the states that have any ZIP code which begins so. */
function groupStates(): Map<string, string[]> {
  const beginnings = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
  const strays = Object.entries(strayZips);
  const isNear = (state: string, beginning: string) =>
    strays.some(([zip, owner]) => owner === state && zip.startsWith(beginning)) ||
    rangesOf(state).some(([from, to]) => from.slice(0, 3) <= beginning && beginning <= to.slice(0, 3));
  const states = Object.keys(prefixesByState);
  return new Map(beginnings.map((one) => [one, states.filter((state) => isNear(state, one))]));
}

type Range = readonly [from: string, to: string];
const knownRanges = new Map<string, readonly Range[]>();

/** Read once: every address that is entered, priced, taxed or dated asks. */
function rangesOf(state: string): readonly Range[] {
  let ranges = knownRanges.get(state);
  if (!ranges) {
    ranges = (prefixesByState[state]?.split(' ') ?? []).map((range) => {
      const [from = '', to = from] = range.split('-');
      return [from, to];
    });
    if (state in prefixesByState) knownRanges.set(state, ranges);
  }
  return ranges;
}

/** An address as far as its state matters. */
export interface StatePlace {
  readonly country: string;
  readonly region: string | null;
}

/** Whether mail goes there by ZIP code. */
export const usesZipCodes = (country: string): boolean => country === 'US' || territoryCountries.has(country);

/** The state an address names, in capitals: a territory may be written as its own country. */
export const stateOf = ({ country, region }: StatePlace): string | null =>
  territoryCountries.has(country) ? country : (region?.toUpperCase() ?? null);

/**
 * Whether the ZIP code of an address is one of the state it names. Tax follows the state and shipping the ZIP code, so
 * the two have to name one place. Countries without ZIP codes and addresses that name no state pass.
 */
export function isZipOfState({ country, region, postalCode }: StatePlace & { postalCode: string }): boolean {
  if (!usesZipCodes(country)) return true;
  const state = stateOf({ country, region });
  return state === null || (zipCode.test(postalCode) && isIn(state, postalCode));
}
