/** Thread standards, lengths and weights that several kinds of fasteners share. */
const metricFacts = [
  'd',
  'pitch',
  's',
  'k',
  'socketHead',
  'key',
  'flatHead',
  'buttonHead',
  'buttonHeight',
  'nut',
  'washerHole',
  'washer',
  'washerHeight',
] as const;

/** Coarse metric threads: ISO 4014/4017 heads, ISO 4762 and ISO 10642 and ISO 7380 heads, ISO 4032 nuts, ISO 7089 washers (mm). */
export type Metric = Record<(typeof metricFacts)[number], number>;

type Values<Facts extends readonly string[]> = { [Index in keyof Facts]: number };
const metricRow = (...values: Values<typeof metricFacts>): Metric =>
  Object.fromEntries(metricFacts.map((fact, index) => [fact, values[index]])) as Metric;

export const metric: readonly Metric[] = [
  metricRow(3, 0.5, 5.5, 2, 5.5, 2.5, 6.72, 5.7, 1.65, 2.4, 3.2, 7, 0.5),
  metricRow(4, 0.7, 7, 2.8, 7, 3, 8.96, 7.6, 2.2, 3.2, 4.3, 9, 0.8),
  metricRow(5, 0.8, 8, 3.5, 8.5, 4, 11.2, 9.5, 2.75, 4.7, 5.3, 10, 1),
  metricRow(6, 1, 10, 4, 10, 5, 13.44, 10.5, 3.3, 5.2, 6.4, 12, 1.6),
  metricRow(8, 1.25, 13, 5.3, 13, 6, 17.92, 14, 4.4, 6.8, 8.4, 16, 1.6),
  metricRow(10, 1.5, 16, 6.4, 16, 8, 22.4, 17.5, 5.5, 8.4, 10.5, 20, 2),
  metricRow(12, 1.75, 18, 7.5, 18, 10, 26.88, 21, 6.6, 10.8, 13, 24, 2.5),
  metricRow(16, 2, 24, 10, 24, 14, 33.6, 28, 8.8, 14.8, 17, 30, 3),
  metricRow(20, 2.5, 30, 12.5, 30, 17, 40.32, 35, 11, 18, 21, 37, 3),
  metricRow(24, 3, 36, 15, 36, 19, 48, 42, 13, 21.5, 25, 44, 4),
];
/** Unified coarse threads: nominal diameter, threads per inch, hex head and nut across flats (in). */
export const unified = [
  ['#6-32', 0.138, 0.3125],
  ['#8-32', 0.164, 0.34375],
  ['#10-24', 0.19, 0.375],
  ['1/4"-20', 0.25, 0.4375],
  ['5/16"-18', 0.3125, 0.5],
  ['3/8"-16', 0.375, 0.5625],
  ['1/2"-13', 0.5, 0.75],
  ['5/8"-11', 0.625, 0.9375],
  ['3/4"-10', 0.75, 1.125],
  ['1"-8', 1, 1.5],
] as const;
export const lengths = [
  6, 8, 10, 12, 16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 70, 80, 90, 100, 110, 120, 140, 160, 180, 200,
];
export const inchLengths = [0.25, 0.375, 0.5, 0.625, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6];
export const steelGrams = (d: number, length: number) =>
  Math.max(0.3, (Math.PI / 4) * d * d * length * 0.00785);
