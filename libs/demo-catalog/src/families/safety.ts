import { brandGroups } from '../brands.ts';
import { cross, finish, keyOf, millimetres, plain, type PartFamily } from '../part-family.ts';

const { safety } = brandGroups;
const gloveSizes = [
  ['XS', 220],
  ['S', 230],
  ['M', 240],
  ['L', 250],
  ['XL', 260],
  ['2XL', 270],
] as const;

/** Gloves, respirators, eyewear and head protection. */
export const safetyFamilies: PartFamily[] = [
  {
    id: 'work-glove',
    code: 'GL',
    name: 'Coated work glove',
    category: ['Safety', 'Hand protection', 'Work gloves'],
    drawing: 'glove',
    sentence: 'Knit liners with a coated palm for grip.',
    attributes: {
      size: plain('Size'),
      length: millimetres('Length'),
      cut: plain('ANSI cut level'),
      coating: plain('Coating'),
      liner: plain('Liner'),
    },
    sizes: cross(
      gloveSizes,
      ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'],
      () => true,
      ([size, length], cut) => ({
        key: `${size}${cut}`,
        label: `size ${size}, cut ${cut}`,
        values: { size, length, cut },
        cents: 180 + Number(cut[1]) * 110,
        grams: 60,
      }),
    ),
    finishes: [
      finish('NT', 'nitrile palm', 1, { coating: 'Nitrile foam', liner: 'Nylon' }),
      finish('PU', 'polyurethane palm', 0.9, { coating: 'Polyurethane', liner: 'HPPE' }),
      finish('LX', 'latex palm', 0.8, { coating: 'Crinkle latex', liner: 'Cotton' }),
    ],
    packs: [12, 1],
    brands: safety,
  },
  {
    id: 'disposable-glove',
    code: 'DGV',
    name: 'Disposable glove',
    category: ['Safety', 'Hand protection', 'Disposable gloves'],
    drawing: 'glove',
    sentence: 'Powder-free, box of 100.',
    attributes: {
      size: plain('Size'),
      thickness: { name: 'Thickness', unit: 'mil' },
      length: millimetres('Length'),
      material: plain('Material'),
    },
    sizes: cross(
      gloveSizes,
      [3, 4, 5, 6, 8],
      () => true,
      ([size, length], thickness) => ({
        key: `${size}T${thickness}`,
        label: `size ${size}, ${thickness} mil`,
        values: { size, thickness, length },
        cents: 6 + thickness * 1.6,
        grams: thickness,
      }),
    ),
    finishes: [
      finish('NB', 'nitrile, blue', 1, { material: 'Nitrile' }),
      finish('VN', 'vinyl', 0.6, { material: 'Vinyl' }),
      finish('LX', 'latex', 0.8, { material: 'Latex' }),
    ],
    packs: [100, 1000],
    brands: safety,
  },
  {
    id: 'half-mask-respirator',
    code: 'RM',
    name: 'Half-mask respirator',
    category: ['Safety', 'Respiratory protection'],
    drawing: 'respirator',
    sentence: 'Facepiece with bayonet ports; filters as stated.',
    attributes: {
      size: plain('Size'),
      width: millimetres('Width'),
      filter: plain('Filter'),
      material: plain('Facepiece'),
    },
    sizes: cross(
      [
        ['S', 140],
        ['M', 150],
        ['L', 160],
      ] as const,
      ['None', 'P100', 'Organic vapor', 'Organic vapor, P100', 'Acid gas', 'Multi gas'],
      () => true,
      ([size, width], filter) => ({
        key: `${size}${keyOf(filter)}`,
        label: `size ${size}, filter: ${filter.toLowerCase()}`,
        values: { size, width, filter },
        cents: 1400 + filter.length * 60,
        grams: 180,
      }),
    ),
    finishes: [
      finish('SI', 'silicone', 1.3, { material: 'Silicone' }),
      finish('TPE', 'thermoplastic', 1, { material: 'Thermoplastic elastomer' }),
    ],
    packs: [1],
    brands: safety,
  },
  {
    id: 'safety-glasses',
    code: 'SF',
    name: 'Safety glasses',
    category: ['Safety', 'Eye protection'],
    drawing: 'glasses',
    sentence: 'Polycarbonate lenses to ANSI Z87.1.',
    attributes: {
      lens: plain('Lens'),
      width: millimetres('Width'),
      coating: plain('Coating'),
      frame: plain('Frame'),
    },
    sizes: cross(
      ['Clear', 'Gray', 'Amber', 'Indoor/outdoor', 'Blue mirror'],
      [
        [138, 'Small'],
        [145, 'Regular'],
        [152, 'Wide'],
      ] as const,
      () => true,
      (lens, [width, fit]) => ({
        key: `${keyOf(lens).slice(0, 4)}${width}`,
        label: `${lens.toLowerCase()} lens, ${fit.toLowerCase()}`,
        values: { lens, width },
        cents: 280,
        grams: 28,
      }),
    ),
    finishes: [
      finish('HC', 'hard coated', 1, { coating: 'Hard coat', frame: 'Frameless' }),
      finish('AF', 'anti-fog', 1.4, { coating: 'Anti-fog', frame: 'Frameless' }),
      finish('AFF', 'anti-fog, full frame', 1.7, { coating: 'Anti-fog', frame: 'Full frame' }),
    ],
    packs: [12, 1, 100],
    brands: safety,
  },
  {
    id: 'hard-hat',
    code: 'HH',
    name: 'Hard hat',
    category: ['Safety', 'Head protection'],
    drawing: 'hard-hat',
    sentence: 'Type I to ANSI Z89.1, ratchet suspension.',
    attributes: {
      color: plain('Color'),
      class: plain('Class'),
      length: millimetres('Length'),
      height: millimetres('Height'),
      brim: plain('Brim'),
    },
    sizes: cross(
      ['White', 'Yellow', 'Orange', 'Blue', 'Red', 'Green', 'Gray', 'Hi-vis lime'],
      ['C', 'E', 'G'],
      () => true,
      (color, rating) => ({
        key: `${keyOf(color).slice(0, 3)}${rating}`,
        label: `${color.toLowerCase()}, class ${rating}`,
        values: { color, class: rating, length: 280, height: 160 },
        cents: 1500 + rating.charCodeAt(0) * 4,
        grams: 380,
      }),
    ),
    finishes: [
      finish('CP', 'cap brim', 1, { brim: 'Cap' }),
      finish('FB', 'full brim', 1.25, { brim: 'Full' }),
    ],
    packs: [1, 10],
    brands: safety,
  },
];
