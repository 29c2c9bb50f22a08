import { brandGroups } from '../brands.ts';
import {
  cross,
  finish,
  inches,
  inchToMm,
  keyOf,
  millimetres,
  plain,
  type PartFamily,
} from '../part-family.ts';

/** ASME B36.10 pipe: nominal size, outside diameter, schedule 40 wall (in). */
const pipes = [
  ['1/8', 0.405, 0.068],
  ['1/4', 0.54, 0.088],
  ['3/8', 0.675, 0.091],
  ['1/2', 0.84, 0.109],
  ['3/4', 1.05, 0.113],
  ['1', 1.315, 0.133],
  ['1-1/4', 1.66, 0.14],
  ['1-1/2', 1.9, 0.145],
  ['2', 2.375, 0.154],
  ['2-1/2', 2.875, 0.203],
  ['3', 3.5, 0.216],
] as const;
const brands = brandGroups.fluid;
const fittingAttributes = {
  pipe: plain('Pipe size'),
  od: inches('Pipe OD'),
  connection: plain('Connection'),
  pressure: { name: 'Maximum pressure', unit: 'psi' },
  material: plain('Material'),
};
const fittingFinishes = [
  finish('BM', 'black malleable iron, 150', 1, {
    material: 'Malleable iron',
    connection: 'NPT',
    rating: '150',
  }),
  finish('GM', 'galvanized malleable iron, 150', 1.2, {
    material: 'Galvanized iron',
    connection: 'NPT',
    rating: '150',
  }),
  finish('BZ', 'brass, 125', 2.2, { material: 'Brass', connection: 'NPT', rating: '125' }),
  finish('S316', '316 stainless steel, 150', 3.3, {
    material: '316 stainless steel',
    connection: 'NPT',
    rating: '150',
  }),
  finish('P80', 'PVC, schedule 80', 0.7, { material: 'PVC', connection: 'Socket weld', rating: '80' }),
];
const fitting = (
  ...[id, code, name, category, drawing, sentence, factor]: [
    id: string,
    code: string,
    name: string,
    category: string,
    drawing: string,
    sentence: string,
    factor: number,
  ]
): PartFamily => ({
  id,
  code,
  name,
  drawing,
  sentence,
  brands,
  finishes: fittingFinishes,
  packs: [1, 10],
  category: ['Pipe, tubing & hose', 'Pipe fittings', category],
  attributes: { ...fittingAttributes, a: inches('Center to end') },
  sizes: pipes.map(([pipe, od]) => ({
    key: keyOf(pipe),
    label: `${pipe}" pipe`,
    values: {
      pipe: `${pipe}"`,
      od,
      pressure: od < 1.4 ? 300 : 150,
      a: Math.round((od * 0.72 + 0.35) * 100) / 100,
    },
    cents: (90 + od * od * 210) * factor,
    grams: od * od * 140 * factor,
  })),
  dimensions: ({ od, a }) => ({ od: inchToMm(Number(od)), a: inchToMm(Number(a)) }),
});

/** Pipe, fittings, valves and hose. */
export const pipingFamilies: PartFamily[] = [
  fitting(
    'pipe-elbow',
    'EL',
    '90° pipe elbow',
    'Elbows',
    'elbow',
    'Female threads at both ends; turns the line by 90 degrees.',
    1,
  ),
  fitting('pipe-tee', 'TE', 'Pipe tee', 'Tees', 'tee', 'Three equal ends; joins a branch to a line.', 1.4),
  fitting(
    'pipe-coupling',
    'CP',
    'Straight pipe coupling',
    'Couplings',
    'pipe',
    'Joins two threaded pipes of the same size.',
    0.8,
  ),
  {
    id: 'pipe-nipple',
    code: 'NP',
    name: 'Threaded pipe nipple',
    category: ['Pipe, tubing & hose', 'Pipe', 'Nipples'],
    drawing: 'pipe',
    sentence: 'Schedule 40 pipe threaded at both ends.',
    attributes: {
      pipe: plain('Pipe size'),
      od: inches('Outside diameter'),
      wall: inches('Wall thickness'),
      length: inches('Length'),
      material: plain('Material'),
    },
    sizes: cross(
      pipes.slice(0, 9),
      [1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12],
      ([, od], length) => length > od,
      ([pipe, od, wall], length) => ({
        key: `${keyOf(pipe)}X${keyOf(length)}`,
        label: `${pipe}" pipe, ${length}" long`,
        values: { pipe: `${pipe}"`, od, wall, length },
        cents: 60 + od * length * 42,
        grams: od * wall * length * 400,
      }),
    ),
    finishes: fittingFinishes
      .slice(0, 4)
      .map((one) => ({ ...one, values: { material: one.values['material']! } })),
    packs: [1, 10],
    brands,
    dimensions: ({ od, wall, length }) => ({
      od: inchToMm(Number(od)),
      wall: inchToMm(Number(wall)),
      length: inchToMm(Number(length)),
    }),
  },
  {
    id: 'ball-valve',
    code: 'BV',
    name: 'Full-port ball valve',
    category: ['Pipe, tubing & hose', 'Valves', 'Ball valves'],
    drawing: 'ball-valve',
    sentence: 'A quarter turn opens the full bore.',
    attributes: {
      pipe: plain('Pipe size'),
      dn: millimetres('Bore'),
      length: millimetres('Length'),
      h: millimetres('Height'),
      connection: plain('Connection'),
      pressure: { name: 'Maximum pressure', unit: 'psi' },
      material: plain('Body'),
    },
    sizes: (
      [
        ['1/4', 8, 45, 42],
        ['3/8', 10, 47, 44],
        ['1/2', 15, 59, 50],
        ['3/4', 20, 66, 56],
        ['1', 25, 78, 64],
        ['1-1/4', 32, 92, 74],
        ['1-1/2', 40, 103, 82],
        ['2', 50, 123, 94],
      ] as const
    ).map(([pipe, dn, length, h]) => ({
      key: keyOf(pipe),
      label: `${pipe}" pipe`,
      values: { pipe: `${pipe}"`, dn, length, h, pressure: 600 },
      cents: 520 + dn * dn * 3.2,
      grams: dn * dn * 0.9 + 90,
    })),
    finishes: [
      finish('BR', 'brass', 1, { material: 'Brass', connection: 'NPT' }),
      finish('LF', 'lead-free brass', 1.25, { material: 'Lead-free brass', connection: 'NPT' }),
      finish('S316', '316 stainless steel', 2.3, { material: '316 stainless steel', connection: 'NPT' }),
      finish('PV', 'PVC', 0.8, { material: 'PVC', connection: 'Socket weld' }),
    ],
    packs: [1],
    brands,
  },
  {
    id: 'air-hose',
    code: 'AH',
    name: 'Air and water hose',
    category: ['Pipe, tubing & hose', 'Hose'],
    drawing: 'hose',
    sentence: 'Reinforced hose by the coil; fit with barbs and clamps.',
    attributes: {
      id: millimetres('Inside diameter'),
      od: millimetres('Outside diameter'),
      length: { name: 'Length', unit: 'ft' },
      pressure: { name: 'Maximum pressure', unit: 'psi' },
      material: plain('Material'),
    },
    sizes: cross(
      [
        [6.4, 11],
        [9.5, 15.5],
        [12.7, 19],
        [15.9, 23],
        [19, 27],
        [25.4, 34],
      ] as const,
      [10, 25, 50, 100, 250],
      () => true,
      ([id, od], length) => ({
        key: `${keyOf(id)}X${length}`,
        label: `${id} mm ID, ${length} ft`,
        values: { id, od, length, pressure: id < 13 ? 300 : 200 },
        cents: 90 + id * length * 9,
        grams: id * length * 9,
      }),
    ),
    finishes: [
      finish('EP', 'EPDM rubber', 1, { material: 'EPDM rubber' }),
      finish('PV', 'PVC', 0.6, { material: 'PVC' }),
      finish('PU', 'polyurethane', 1.3, { material: 'Polyurethane' }),
    ],
    packs: [1],
    brands,
  },
  {
    id: 'hose-clamp',
    code: 'HC',
    name: 'Worm-drive hose clamp',
    category: ['Pipe, tubing & hose', 'Hose clamps'],
    drawing: 'hose-clamp',
    sentence: 'Tighten with a screwdriver or a 5/16" nut driver.',
    attributes: {
      min: millimetres('Smallest diameter'),
      max: millimetres('Largest diameter'),
      width: millimetres('Band width'),
      material: plain('Material'),
    },
    sizes: (
      [
        [8, 12],
        [10, 16],
        [12, 22],
        [16, 27],
        [20, 32],
        [25, 40],
        [32, 50],
        [40, 60],
        [50, 70],
        [60, 80],
        [70, 90],
        [80, 100],
        [90, 110],
        [110, 130],
        [130, 150],
      ] as const
    ).flatMap(([min, max]) =>
      [9, 12].map((width) => ({
        key: `${min}-${max}W${width}`.replace('-', 'T'),
        label: `${min} to ${max} mm`,
        values: { min, max, width },
        cents: 40 + max * 1.2,
        grams: max * 0.5,
      })),
    ),
    finishes: [
      finish('W1', 'zinc-plated steel', 1, { material: 'Zinc-plated steel' }),
      finish('W4', '304 stainless steel', 1.9, { material: '304 stainless steel' }),
      finish('W5', '316 stainless steel', 2.8, { material: '316 stainless steel' }),
    ],
    packs: [10, 1, 50],
    brands,
  },
];
