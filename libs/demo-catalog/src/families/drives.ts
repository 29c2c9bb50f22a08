import { brandGroups } from '../brands.ts';
import { cross, finish, keyOf, millimetres, pairs, plain, type PartFamily } from '../part-family.ts';

/** V-belt sections: top width, height (mm). */
const beltSections = [
  ['A', 13, 8],
  ['B', 17, 11],
  ['C', 22, 14],
  ['SPZ', 10, 8],
  ['SPA', 13, 10],
  ['SPB', 17, 14],
] as const;
/** ANSI roller chain: number, pitch, roller diameter, inside width (mm). */
const chains = [
  ['25', 6.35, 3.3, 3.18],
  ['35', 9.525, 5.08, 4.77],
  ['40', 12.7, 7.92, 7.85],
  ['41', 12.7, 7.77, 6.25],
  ['50', 15.875, 10.16, 9.4],
  ['60', 19.05, 11.91, 12.57],
  ['80', 25.4, 15.88, 15.75],
  ['100', 31.75, 19.05, 18.9],
] as const;
const brands = brandGroups.power;
const category = (...path: string[]) => ['Power transmission', ...path];
const material = { material: plain('Material') };
const steel = finish('ST', 'steel', 1, { material: 'Steel' });
const stainless = finish('SS', 'stainless steel', 2.4, { material: 'Stainless steel' });

/** Belts, chains, sprockets and gears. */
export const driveFamilies: PartFamily[] = [
  {
    id: 'v-belt',
    code: 'VB',
    name: 'V-belt',
    category: category('Belts', 'V-belts'),
    drawing: 'v-belt',
    sentence: 'Wrapped belts for industrial drives; the length is the outside length.',
    attributes: {
      section: plain('Section'),
      width: millimetres('Top width'),
      height: millimetres('Height'),
      length: millimetres('Length'),
      material: plain('Material'),
    },
    sizes: cross(
      beltSections,
      [500, 560, 630, 710, 800, 900, 1000, 1120, 1250, 1400, 1600, 1800, 2000, 2240, 2500, 2800, 3150],
      () => true,
      ([section, width, height], length) => ({
        key: `${section}${length}`,
        label: `${section} section, ${length} mm`,
        values: { section, width, height, length },
        cents: 300 + (width * length) / 14,
        grams: width * height * length * 0.0011,
      }),
    ),
    finishes: [
      finish('CR', 'chloroprene', 1, { material: 'Chloroprene, wrapped' }),
      finish('XP', 'cogged EPDM', 1.3, { material: 'EPDM, cogged' }),
    ],
    packs: [1],
    brands,
  },
  {
    id: 'timing-belt',
    code: 'TB',
    name: 'Timing belt',
    category: category('Belts', 'Timing belts'),
    drawing: 'timing-belt',
    sentence: 'Toothed belts keep shafts in step without slip.',
    attributes: {
      profile: plain('Profile'),
      pitch: millimetres('Pitch'),
      width: millimetres('Width'),
      length: millimetres('Pitch length'),
      material: plain('Material'),
    },
    sizes: pairs(
      [
        ['3M', 3],
        ['5M', 5],
        ['8M', 8],
        ['14M', 14],
      ] as const,
      [9, 15, 20, 25, 30, 40, 55],
      ([, pitch], width) => width >= pitch * 2,
    ).flatMap(([[profile, pitch], width]) =>
      [60, 80, 100, 120, 150, 180, 220].map((teeth) => ({
        key: `${profile}${width}T${teeth}`,
        label: `${profile}, ${width} mm wide, ${teeth} teeth`,
        values: { profile, pitch, width, length: teeth * pitch },
        cents: 240 + width * pitch * teeth * 0.05,
        grams: width * pitch * teeth * 0.004,
      })),
    ),
    finishes: [
      finish('NE', 'neoprene, glass cord', 1, { material: 'Neoprene, glass cord' }),
      finish('PU', 'polyurethane, steel cord', 1.7, { material: 'Polyurethane, steel cord' }),
    ],
    packs: [1],
    brands,
  },
  {
    id: 'roller-chain',
    code: 'RC',
    name: 'Roller chain',
    category: category('Chains & sprockets', 'Roller chains'),
    drawing: 'roller-chain',
    sentence: 'Single-strand chain to ANSI B29.1, boxed with one connecting link.',
    attributes: {
      number: plain('ANSI number'),
      pitch: millimetres('Pitch'),
      roller: millimetres('Roller diameter'),
      width: millimetres('Inside width'),
      length: { name: 'Length', unit: 'ft' },
      material: plain('Material'),
    },
    sizes: cross(
      chains,
      [3, 5, 10, 50],
      () => true,
      ([number, pitch, roller, width], length) => ({
        key: `${number}X${length}`,
        label: `#${number}, ${length} ft`,
        values: { number, pitch, roller, width, length },
        cents: length * pitch * 26,
        grams: length * pitch * 18,
      }),
    ),
    finishes: [
      steel,
      stainless,
      finish('NP', 'nickel-plated steel', 1.5, { material: 'Nickel-plated steel' }),
    ],
    packs: [1],
    brands,
  },
  {
    id: 'sprocket',
    code: 'SP',
    name: 'Roller chain sprocket',
    category: category('Chains & sprockets', 'Sprockets'),
    drawing: 'gear',
    sentence: 'Plain-bore B-type sprockets with hub; bore, key and set screw to your need.',
    attributes: {
      number: plain('For ANSI chain'),
      teeth: plain('Teeth'),
      D: millimetres('Outside diameter'),
      bore: millimetres('Bore'),
      width: millimetres('Width'),
      ...material,
    },
    sizes: cross(
      chains.slice(1, 7),
      [10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 26, 30, 35, 40],
      () => true,
      ([number, pitch, , width], teeth) => ({
        key: `${number}T${teeth}`,
        label: `for #${number}, ${teeth} teeth`,
        values: {
          number,
          teeth,
          D: Math.round(pitch * (0.6 + 1 / Math.tan(Math.PI / teeth)) * 10) / 10,
          bore: Math.max(8, Math.round(pitch * 0.9)),
          width: Math.round(width * 9) / 10,
        },
        cents: 350 + pitch * teeth * 5,
        grams: pitch * pitch * teeth * 0.12,
      }),
    ),
    finishes: [steel, stainless],
    packs: [1],
    brands,
  },
  {
    id: 'spur-gear',
    code: 'SG',
    name: 'Spur gear',
    category: category('Gears'),
    drawing: 'gear',
    sentence: '20° pressure angle, with hub; modules to ISO 54.',
    attributes: {
      module: plain('Module'),
      teeth: plain('Teeth'),
      D: millimetres('Outside diameter'),
      bore: millimetres('Bore'),
      width: millimetres('Face width'),
      ...material,
    },
    sizes: cross(
      [0.5, 1, 1.5, 2, 2.5, 3, 4],
      [12, 15, 18, 20, 24, 25, 30, 36, 40, 48, 60, 80],
      () => true,
      (module, teeth) => ({
        key: `${keyOf(module)}T${teeth}`,
        label: `module ${module}, ${teeth} teeth`,
        values: {
          module,
          teeth,
          D: module * (teeth + 2),
          bore: Math.max(4, Math.round(module * 6)),
          width: module * 10,
        },
        cents: 400 + module * module * teeth * 14,
        grams: module ** 3 * teeth * 2.4,
      }),
    ),
    finishes: [
      steel,
      finish('POM', 'acetal', 0.7, { material: 'Acetal' }),
      finish('BS', 'brass', 1.9, { material: 'Brass' }),
    ],
    packs: [1],
    brands,
  },
];
