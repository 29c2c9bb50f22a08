import { inchText } from '@gantry/domain/measure';
import { brandGroups } from '../brands.ts';
import {
  cross,
  finish,
  inchToMm,
  inches,
  keyOf,
  millimetres,
  plain,
  type PartFamily,
  type Size,
} from '../part-family.ts';
import { metricFinishes } from '../fastener-finishes.ts';
import { inchLengths, lengths, metric, steelGrams, unified, type Metric } from '../threads.ts';

const inchFinishes = [
  finish('G5', 'zinc-plated steel, grade 5', 1, {
    material: 'Steel',
    finish: 'Zinc plated',
    grade: 'Grade 5',
  }),
  finish('G8', 'yellow-zinc steel, grade 8', 1.4, {
    material: 'Steel',
    finish: 'Yellow zinc',
    grade: 'Grade 8',
  }),
  finish('188', '18-8 stainless steel', 2, { material: 'Stainless steel', finish: 'Plain', grade: '18-8' }),
  finish('316', '316 stainless steel', 2.9, { material: 'Stainless steel', finish: 'Plain', grade: '316' }),
];
const screwAttributes = {
  thread: plain('Thread size'),
  length: millimetres('Length'),
  material: plain('Material'),
  finish: plain('Finish'),
  grade: plain('Grade'),
};
const packs = [100, 25, 500];
const brands = brandGroups.fasteners;

function screwSizes(head: (row: Metric) => Record<string, number>): Size[] {
  return cross(
    metric,
    lengths,
    (row, length) => length >= row.d * 1.2 && length <= row.d * 12,
    (row, length) => ({
      key: `M${row.d}X${keyOf(length)}`,
      label: `M${row.d} × ${row.pitch} mm, ${length} mm long`,
      values: { thread: `M${row.d}`, pitch: row.pitch, length, d: row.d, ...head(row) },
      cents: 3 + row.d * row.d * 0.09 + row.d * length * 0.012,
      grams: steelGrams(row.d, length + row.k),
    }),
  );
}
const metricScrew = (
  ...[id, code, name, category, drawing, sentence, extra, head]: [
    id: string,
    code: string,
    name: string,
    category: string,
    drawing: string,
    sentence: string,
    extra: PartFamily['attributes'],
    head: (row: Metric) => Record<string, number>,
  ]
): PartFamily => ({
  id,
  code,
  name,
  drawing,
  sentence,
  packs,
  brands,
  finishes: metricFinishes,
  category: ['Fasteners', 'Screws & bolts', category],
  attributes: { ...screwAttributes, pitch: millimetres('Thread pitch'), ...extra },
  sizes: screwSizes(head),
});
/** Screws, bolts and threaded rods. */
export const screwFamilies: PartFamily[] = [
  metricScrew(
    'hex-head-screw',
    'HX',
    'Hex head screw',
    'Hex head screws',
    'hex-screw',
    'Fully threaded hex head screws to ISO 4017 for general assembly; tighten with a wrench or socket.',
    { s: millimetres('Width across flats'), k: millimetres('Head height') },
    ({ s, k }) => ({ s, k }),
  ),
  metricScrew(
    'socket-head-screw',
    'SH',
    'Socket head screw',
    'Socket head screws',
    'socket-screw',
    'Cylindrical heads to ISO 4762 take a hex key and fit where a wrench does not reach.',
    { dk: millimetres('Head diameter'), s: millimetres('Hex key size') },
    (row) => ({ dk: row.socketHead, s: row.key, k: row.d }),
  ),
  metricScrew(
    'flat-head-screw',
    'FH',
    'Flat head socket screw',
    'Flat head screws',
    'flat-screw',
    'Countersunk heads to ISO 10642 sit flush; the length is measured over the head.',
    { dk: millimetres('Head diameter'), s: millimetres('Hex key size') },
    (row) => ({ dk: row.flatHead, s: row.key * 0.75 }),
  ),
  metricScrew(
    'button-head-screw',
    'BH',
    'Button head screw',
    'Button head screws',
    'pan-screw',
    'Low rounded heads to ISO 7380 for covers and guards.',
    { dk: millimetres('Head diameter'), k: millimetres('Head height') },
    (row) => ({ dk: row.buttonHead, k: row.buttonHeight }),
  ),
  metricScrew(
    'set-screw',
    'GS',
    'Set screw',
    'Set screws',
    'rod',
    'Headless screws with a hex socket fix collars and gears to shafts.',
    { s: millimetres('Hex key size') },
    (row) => ({ s: row.key * 0.6 }),
  ),
  {
    id: 'inch-hex-screw',
    code: 'UHX',
    name: 'Hex cap screw',
    category: ['Fasteners', 'Screws & bolts', 'Hex head screws'],
    drawing: 'hex-screw',
    sentence: 'Unified coarse thread cap screws to ASME B18.2.1.',
    attributes: {
      thread: plain('Thread size'),
      length: inches('Length'),
      s: inches('Width across flats'),
      material: plain('Material'),
      finish: plain('Finish'),
      grade: plain('Grade'),
    },
    sizes: cross(
      unified,
      inchLengths,
      ([, d], length) => length >= d * 1.5 && length <= d * 14,
      ([thread, d, width], length) => ({
        key: `${keyOf(thread)}X${keyOf(length)}`,
        label: `${thread}, ${inchText(length)}" long`,
        values: { thread, length, s: width, d },
        cents: 4 + d * d * 60 + d * length * 9,
        grams: steelGrams(inchToMm(d), inchToMm(length)),
      }),
    ),
    finishes: inchFinishes,
    packs,
    brands,
    dimensions: ({ d, length, s }) => ({
      d: inchToMm(Number(d)),
      length: inchToMm(Number(length)),
      s: inchToMm(Number(s)),
      k: inchToMm(Number(d) * 0.65),
    }),
  },
  {
    id: 'threaded-rod',
    code: 'TR',
    name: 'Threaded rod',
    category: ['Fasteners', 'Threaded rods & studs'],
    drawing: 'rod',
    sentence: 'Threaded from end to end; cut to the length you need.',
    attributes: {
      thread: plain('Thread size'),
      length: millimetres('Length'),
      material: plain('Material'),
      finish: plain('Finish'),
      grade: plain('Grade'),
    },
    sizes: cross(
      metric,
      [250, 500, 1000, 2000],
      () => true,
      (row, length) => ({
        key: `M${row.d}X${length}`,
        label: `M${row.d}, ${length} mm long`,
        values: { thread: `M${row.d}`, length, d: row.d },
        cents: 40 + row.d * row.d * length * 0.0022,
        grams: steelGrams(row.d, length),
      }),
    ),
    finishes: metricFinishes,
    packs: [1, 10],
    brands,
  },
];
