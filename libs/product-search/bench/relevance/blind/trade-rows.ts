import type { JudgedRow } from '../judged-row.ts';
import { moreOfTradeStore } from './trade-store-second.ts';
import { tradeStore } from './trade-store.ts';

interface Line {
  kind: string;
  variants: string[][];
  short: string;
  long: string;
  plain: string;
  category: string;
  names: string[];
  text: string;
}

function lineOf(written: string): Line {
  const [kind = '', variants = '', short = '', long = '', plain = '', category = '', names = '', text = ''] =
    written.split(' ; ');
  const factsOf = (variant: string) => variant.split(' ').map((fact) => fact.replace('_', ' '));
  return {
    kind,
    variants: variants.split('|').map(factsOf),
    short,
    long,
    plain,
    category,
    names: names.split('|'),
    text,
  };
}

const told = (template: string, facts: readonly string[]): string =>
  template.replace(/\$(\d)/g, (_, place: string) => facts[Number(place) - 1] ?? '').trim();

/** Makers of a trade, all invented; the first two write long titles, the third plain ones. */
const makersOf: Record<string, readonly [string, string, string]> = {
  FASTENERS: ['Boltwright', 'Harlan Fastening', 'Gripstead'],
  'POWER TOOLS': ['Kestwick', 'Ironvale', 'Marudo'],
  'TOOL ACCESSORIES': ['Kestwick', 'Ironvale', 'Carbex'],
  'HAND TOOLS': ['Stanmoor', 'Ironvale', 'Proforge'],
  PLUMBING: ['Waterbury Flow', 'Copperline', 'Nibley'],
  ELECTRICAL: ['Levinton', 'Southbrook Wire', 'Hubwell'],
  LIGHTING: ['Lumenor', 'Brightfold', 'Sylvmark'],
  SAFETY: ['Guardline', 'Safe-T-Pro', 'Bouton Hill'],
};
const otherMakers = ['Millhouse', 'Granby', 'Delcor Industrial'] as const;

const text = (name: string, value: string) => ({ name, type: 'text' as const, value });

/** As stock systems number: digits and a dash. */
const stockNumber = (place: number): string =>
  `${100_000 + ((place * 7919) % 900_000)}`.replace(/^(...)/, '$1-');

/** One variant as every vendor writes it: a stock system, two brands, a plain catalogue. */
function* rowsOf(line: Line, facts: string[], place: number): Generator<JudgedRow> {
  const kind = [line.kind, ...facts].join('|');
  const path = line.category.split(' > ');
  const [first, second, third] = makersOf[path[0] ?? ''] ?? otherMakers;
  yield {
    id: `s${place}`,
    sku: stockNumber(place),
    name: told(line.short, facts).toUpperCase(),
    kind,
  };
  for (const [at, brand] of [first, second].entries()) {
    yield {
      id: `b${place}-${at}`,
      sku: `${brand.slice(0, 2).toUpperCase()}${at}${1000 + place}`,
      name: `${brand} ${told(line.long, facts)}`,
      brand,
      description: `The ${brand} ${told(line.long, facts)} is made for professionals. ${line.text}`,
      attributes: [
        text('Bullet01', line.text),
        text('Bullet02', 'Limited lifetime warranty, backed by our service'),
        text('MFG Brand Name', brand),
        ...line.names.slice(0, 1).map((name) => text(name, facts[0] ?? '')),
      ],
      kind,
    };
  }
  yield {
    id: `p${place}`,
    sku: `${third.slice(0, 1)}-${place}.${facts.length}`,
    name: told(line.plain, facts),
    brand: third,
    category: path,
    description: line.text,
    attributes: line.names.map((name, at) => text(name, facts[at] ?? '')),
    kind,
  };
}

/**
 * The rows of a made-up distributor of tools and hardware, always the same: capital letters and abbreviations of a
 * stock system beside long titles of brands, flat categories or none, facts as attributes or in the title alone.
 */
export const tradeRows = (): JudgedRow[] => rowsOfStore(tradeStore);

/** The same distributor with half as many kinds more, for the second blind set. */
export const secondTradeRows = (): JudgedRow[] => rowsOfStore(tradeStore + moreOfTradeStore.trimStart());

function rowsOfStore(store: string): JudgedRow[] {
  let place = 0;
  return store
    .trim()
    .split('\n')
    .map(lineOf)
    .flatMap((line) => line.variants.flatMap((facts) => [...rowsOf(line, facts, (place += 1))]));
}
