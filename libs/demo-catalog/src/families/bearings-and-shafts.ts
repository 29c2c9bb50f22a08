import { brandGroups } from '../brands.ts';
import { cross, finish, keyOf, millimetres, pairs, plain, type PartFamily } from '../part-family.ts';

/** Deep groove ball bearings, ISO 15 boundary dimensions: designation, d, D, B (mm). */
const bearings = [
  ['608', 8, 22, 7],
  ['626', 6, 19, 6],
  ['6000', 10, 26, 8],
  ['6001', 12, 28, 8],
  ['6002', 15, 32, 9],
  ['6003', 17, 35, 10],
  ['6004', 20, 42, 12],
  ['6005', 25, 47, 12],
  ['6006', 30, 55, 13],
  ['6007', 35, 62, 14],
  ['6008', 40, 68, 15],
  ['6009', 45, 75, 16],
  ['6010', 50, 80, 16],
  ['6200', 10, 30, 9],
  ['6201', 12, 32, 10],
  ['6202', 15, 35, 11],
  ['6203', 17, 40, 12],
  ['6204', 20, 47, 14],
  ['6205', 25, 52, 15],
  ['6206', 30, 62, 16],
  ['6207', 35, 72, 17],
  ['6208', 40, 80, 18],
  ['6209', 45, 85, 19],
  ['6210', 50, 90, 20],
  ['6300', 10, 35, 11],
  ['6301', 12, 37, 12],
  ['6302', 15, 42, 13],
  ['6303', 17, 47, 14],
  ['6304', 20, 52, 15],
  ['6305', 25, 62, 17],
  ['6306', 30, 72, 19],
  ['6307', 35, 80, 21],
  ['6308', 40, 90, 23],
] as const;
const bores = [6, 8, 10, 12, 14, 15, 16, 18, 20, 22, 24, 25, 28, 30, 32, 35, 38, 40, 45, 50];
const brands = brandGroups.power;
const category = (...path: string[]) => ['Power transmission', ...path];
const material = { material: plain('Material') };
const steel = finish('ST', 'steel', 1, { material: 'Steel' });
const stainless = finish('SS', 'stainless steel', 2.4, { material: 'Stainless steel' });
const aluminum = finish('AL', 'aluminum', 1.3, { material: 'Aluminum' });

/** Bearings, collars, couplings and springs. */
export const bearingAndShaftFamilies: PartFamily[] = [
  {
    id: 'ball-bearing',
    code: 'DG',
    name: 'Deep groove ball bearing',
    category: category('Bearings', 'Ball bearings'),
    drawing: 'ball-bearing',
    sentence: 'Single-row bearings for radial and light axial loads at high speed; sizes to ISO 15.',
    attributes: {
      designation: plain('Trade number'),
      d: millimetres('Bore'),
      D: millimetres('Outside diameter'),
      B: millimetres('Width'),
      seal: plain('Seals'),
      material: plain('Material'),
      clearance: plain('Clearance'),
    },
    sizes: bearings.map(([designation, d, D, B]) => ({
      key: designation,
      label: designation,
      values: { designation, d, D, B },
      cents: 150 + D * D * B * 0.014,
      grams: D * D * B * 0.0036,
    })),
    finishes: [
      finish('2RS', 'sealed both sides', 1.1, {
        material: 'Chrome steel',
        seal: '2RS rubber',
        clearance: 'CN',
      }),
      finish('ZZ', 'shielded both sides', 1, {
        material: 'Chrome steel',
        seal: 'ZZ shields',
        clearance: 'CN',
      }),
      finish('OP', 'open', 0.9, { material: 'Chrome steel', seal: 'Open', clearance: 'CN' }),
      finish('2RSC3', 'sealed, C3 clearance', 1.15, {
        material: 'Chrome steel',
        seal: '2RS rubber',
        clearance: 'C3',
      }),
      finish('SS2RS', 'stainless, sealed', 2.6, {
        material: 'Stainless steel',
        seal: '2RS rubber',
        clearance: 'CN',
      }),
    ],
    packs: [1, 10],
    brands,
  },
  {
    id: 'pillow-block',
    code: 'PB',
    name: 'Pillow block bearing',
    category: category('Bearings', 'Mounted bearings'),
    drawing: 'pillow-block',
    sentence: 'Self-aligning bearing in a cast foot housing with two bolt slots.',
    attributes: {
      d: millimetres('Shaft diameter'),
      h: millimetres('Center height'),
      length: millimetres('Length'),
      material: plain('Housing'),
    },
    sizes: (
      [
        [12, 30.2, 127],
        [15, 30.2, 127],
        [17, 30.2, 127],
        [20, 33.3, 127],
        [25, 36.5, 140],
        [30, 42.9, 160],
        [35, 47.6, 167],
        [40, 49.2, 184],
        [45, 54, 190],
        [50, 57.2, 206],
      ] as const
    ).map(([d, h, length]) => ({
      key: `UCP${d}`,
      label: `for ${d} mm shafts`,
      values: { d, h, length },
      cents: 900 + d * 55,
      grams: d * 34,
    })),
    finishes: [
      finish('CI', 'cast iron', 1, { material: 'Cast iron' }),
      finish('SS', 'stainless steel', 3.4, { material: 'Stainless steel' }),
      finish('TP', 'thermoplastic', 1.8, { material: 'Thermoplastic' }),
    ],
    packs: [1],
    brands,
  },
  {
    id: 'shaft-collar',
    code: 'SC',
    name: 'Clamping shaft collar',
    category: category('Shafts & collars'),
    drawing: 'collar',
    sentence: 'One-piece collars clamp around the shaft without marring it.',
    attributes: {
      bore: millimetres('Bore'),
      D: millimetres('Outside diameter'),
      width: millimetres('Width'),
      ...material,
    },
    sizes: bores.map((bore) => ({
      key: `${bore}`,
      label: `${bore} mm bore`,
      values: { bore, D: Math.round(bore * 1.6 + 8), width: bore < 20 ? 11 : 15 },
      cents: 320 + bore * 28,
      grams: bore * 4,
    })),
    finishes: [steel, stainless, aluminum],
    packs: [1, 10],
    brands,
  },
  {
    id: 'jaw-coupling',
    code: 'JC',
    name: 'Jaw coupling',
    category: category('Couplings'),
    drawing: 'coupling',
    sentence: 'Two hubs and an elastic spider take up misalignment and shock.',
    attributes: {
      bore: millimetres('Bore'),
      D: millimetres('Outside diameter'),
      length: millimetres('Length'),
      ...material,
    },
    sizes: cross(
      bores.filter((bore) => bore <= 38),
      [30, 40, 55, 65, 80, 95],
      (bore, D) => bore <= D * 0.5 && bore >= D * 0.14,
      (bore, D) => ({
        key: `${D}B${bore}`,
        label: `${D} mm, ${bore} mm bore`,
        values: { bore, D, length: Math.round(D * 1.5 + 10) },
        cents: 700 + D * 46,
        grams: D * D * 0.16,
      }),
    ),
    finishes: [aluminum, steel],
    packs: [1],
    brands,
  },
  {
    id: 'compression-spring',
    code: 'CS',
    name: 'Compression spring',
    category: category('Springs'),
    drawing: 'spring',
    sentence: 'Closed and ground ends; rate and travel follow from wire, diameter and length.',
    attributes: {
      wire: millimetres('Wire diameter'),
      D: millimetres('Outside diameter'),
      length: millimetres('Free length'),
      ...material,
    },
    sizes: pairs(
      [0.5, 0.8, 1, 1.25, 1.6, 2, 2.5, 3.2, 4],
      [5, 6.3, 8, 10, 12.5, 16, 20, 25, 32],
      (wire, D) => D >= wire * 5 && D <= wire * 14,
    ).flatMap(([wire, D]) =>
      [16, 25, 32, 40, 63, 80, 100]
        .filter((length) => length > D * 0.9 && length < D * 8)
        .map((length) => ({
          key: `${keyOf(wire)}D${keyOf(D)}L${length}`,
          label: `${wire} × ${D} × ${length} mm`,
          values: { wire, D, length },
          cents: 45 + wire * D * length * 0.012,
          grams: wire * wire * D * length * 0.004,
        })),
    ),
    finishes: [
      finish('MW', 'music wire', 1, { material: 'Music wire' }),
      finish('302', '302 stainless steel', 1.6, { material: 'Stainless steel' }),
    ],
    packs: [10, 1, 100],
    brands,
  },
];
