import * as v from 'valibot';
import { amountSchema } from './common.ts';
import { freightClasses } from './freight-class.ts';
import {
  shippingProviders,
  shippingServiceSchema,
  surcharges,
  type ShippingProvider,
  type ShippingService,
  type Surcharge,
} from './shipping.ts';

const tariffRules = ['free-ground', 'handling'] as const;

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
const shortText = (pattern: RegExp) => v.pipe(v.string(), v.trim(), v.regex(pattern));
const positive = v.pipe(amountSchema, v.minValue(0), v.maxValue(10_000_000));

/** What may stand in a cell of a tariff table, by the type of its column. */
const cellSchemas = {
  service: shippingServiceSchema,
  provider: v.picklist(shippingProviders),
  zone: shortText(/^[A-Za-z0-9-]{1,12}$/),
  /** the first three to five digits of a ZIP code; empty: wherever it is */
  zip: shortText(/^(\d{3,5})?$/),
  /** two letters, or * for every country without a row of its own */
  country: shortText(/^([A-Z]{2}|\*)$/),
  'freight-class': v.picklist(freightClasses),
  surcharge: v.picklist(surcharges),
  rule: v.picklist(tariffRules),
  /** US states, territories and armed-forces regions, with spaces between them */
  regions: shortText(/^([A-Z]{2}( [A-Z]{2})*)?$/),
  /** whole pounds; where the column is a limit, 0 means none */
  pounds: whole(0, 100_000),
  inches: whole(0, 2_000),
  'cubic-inches': whole(0, 10_000_000),
  days: whole(0, 90),
  /** minor units */
  money: positive,
  /** hundredths of a percent */
  percent: whole(0, 10_000),
} as const;
export type TariffCell = keyof typeof cellSchemas;

interface TableBook {
  readonly columns: Readonly<Record<string, TariffCell>>;
  /** rows that agree in these stand for one thing: the one that began last holds */
  readonly key: readonly string[];
}

/** The dated tables that say what it costs to send goods (specification §9), column by column. */
export const tariffTables = {
  /** a parcel up to a weight */
  base: {
    columns: { service: 'service', zone: 'zone', upToPounds: 'pounds', amount: 'money' },
    key: ['service', 'zone', 'upToPounds'],
  },
  /** how far it is from a ZIP code to another; the row that fits closest holds */
  zone: {
    columns: { originZip: 'zip', country: 'country', fromZip: 'zip', toZip: 'zip', zone: 'zone' },
    key: ['originZip', 'country', 'fromZip', 'toZip'],
  },
  /** cubic inches that count as a pound, of parcels larger than so many */
  divisor: {
    columns: { service: 'service', overCubicInches: 'cubic-inches', cubicInchesPerPound: 'cubic-inches' },
    key: ['service', 'overCubicInches'],
  },
  /** less than truckload, per hundred pounds from a weight */
  freight: {
    columns: {
      service: 'service',
      zone: 'zone',
      freightClass: 'freight-class',
      fromPounds: 'pounds',
      perHundredPounds: 'money',
      minimum: 'money',
    },
    key: ['service', 'zone', 'freightClass', 'fromPounds'],
  },
  /** oversize holds above its inches or pounds, a delivery area between its ZIP codes */
  surcharge: {
    columns: {
      provider: 'provider',
      surcharge: 'surcharge',
      fromZip: 'zip',
      toZip: 'zip',
      overInches: 'inches',
      overPounds: 'pounds',
      amount: 'money',
      percent: 'percent',
    },
    key: ['provider', 'surcharge', 'fromZip', 'toZip', 'overInches', 'overPounds'],
  },
  /** free ground from a goods value up to a weight, and the fee of orders below a goods value */
  rule: {
    columns: {
      rule: 'rule',
      service: 'service',
      minimumOrder: 'money',
      upToPounds: 'pounds',
      excluded: 'regions',
      fee: 'money',
    },
    key: ['rule', 'service'],
  },
  /** one amount for a whole order up to a weight */
  fixed: {
    columns: { service: 'service', zone: 'zone', upToPounds: 'pounds', amount: 'money' },
    key: ['service', 'zone', 'upToPounds'],
  },
  /** business days on the way */
  transit: {
    columns: { service: 'service', zone: 'zone', minDays: 'days', maxDays: 'days' },
    key: ['service', 'zone'],
  },
} as const satisfies Readonly<Record<string, TableBook>>;

export type TariffKind = keyof typeof tariffTables;
export const tariffKinds = Object.keys(tariffTables) as TariffKind[];
export const tariffKindSchema = v.picklist(tariffKinds);

interface CellValues {
  readonly service: ShippingService;
  readonly provider: ShippingProvider;
  readonly 'freight-class': (typeof freightClasses)[number];
  readonly surcharge: Surcharge;
  readonly rule: (typeof tariffRules)[number];
  readonly zone: string;
  readonly zip: string;
  readonly country: string;
  readonly regions: string;
}
type ColumnsOf<Kind extends TariffKind> = (typeof tariffTables)[Kind]['columns'];
/** The values of a row of one table; amounts in minor units. */
export type TariffValues<Kind extends TariffKind> = {
  readonly [Name in keyof ColumnsOf<Kind>]: ColumnsOf<Kind>[Name] extends keyof CellValues
    ? CellValues[ColumnsOf<Kind>[Name]]
    : number;
};
/** A row of one table with the days it holds, the last not among them. */
export type TariffRow<Kind extends TariffKind> = TariffValues<Kind> & {
  readonly id: string;
  readonly effectiveFrom: string;
  readonly effectiveUntil: string | null;
};

/** What the values of a row must be, by its table. */
export const tariffValuesSchema = (kind: TariffKind) => {
  const columns: Readonly<Record<string, TariffCell>> = tariffTables[kind].columns;
  const entries = Object.entries(columns).map(([name, cell]) => [name, cellSchemas[cell]] as const);
  return v.object(Object.fromEntries(entries));
};

const textCells: ReadonlySet<TariffCell> = new Set([
  'service',
  'provider',
  'zone',
  'zip',
  'country',
  'freight-class',
  'surcharge',
  'rule',
  'regions',
]);
/** Whether a cell holds text; all others hold whole numbers. */
export const isTextCell = (cell: TariffCell): boolean => textCells.has(cell);
/** Cells that are typed with two decimals: dollars, and percent. */
const hundredths: ReadonlySet<TariffCell> = new Set(['money', 'percent']);

/** What is typed in a cell, in a form or a file, as its value: `12.5` in dollars is 1250. Nonsense stays text. */
function valueOfTyped(cell: TariffCell, typed: string): string | number {
  if (textCells.has(cell)) return typed;
  if (typed === '') return 0;
  if (!hundredths.has(cell)) return /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
  const [, dollars = '', cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
  return dollars === '' ? typed : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** The value of a cell as it is typed. */
export const typedOfValue = (cell: TariffCell, value: string | number): string =>
  hundredths.has(cell) ? (Number(value) / 100).toFixed(2) : String(value);

/** What may be typed in the cells of a row, as its values. */
export const typedTariffSchema = (kind: TariffKind) => {
  const entries = tariffColumns(kind).map(
    ([name, cell]) =>
      [
        name,
        v.pipe(
          v.optional(v.nullable(v.string()), ''),
          v.transform((typed) => valueOfTyped(cell, typed?.trim() ?? '')),
          v.union([v.string(), v.number()]),
          v.check((value) => v.is(cellSchemas[cell], value), 'is not right here'),
        ),
      ] as const,
  );
  return v.object(Object.fromEntries(entries));
};

/** The columns of a table with their types, in their order. */
export const tariffColumns = (kind: TariffKind): readonly (readonly [string, TariffCell])[] =>
  Object.entries(tariffTables[kind].columns);

/** What a cell may be chosen from; null where it is typed. */
export function choicesOf(cell: TariffCell): readonly string[] | null {
  const schema: object = cellSchemas[cell];
  return 'options' in schema ? (schema.options as readonly string[]) : null;
}

/** A row of any table as it is sent and kept. */
export const tariffRowSchema = v.object({
  id: v.string(),
  kind: tariffKindSchema,
  effectiveFrom: v.string(),
  effectiveUntil: v.nullable(v.string()),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type AnyTariffRow = v.InferOutput<typeof tariffRowSchema>;
