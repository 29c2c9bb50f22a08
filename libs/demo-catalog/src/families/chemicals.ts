import { brandGroups } from '../brands.ts';
import { cross, finish, keyOf, millimetres, plain, type Attribute, type PartFamily } from '../part-family.ts';
import { cleanerSafety, sprayPaintSafety } from '../safety/cleaners-and-paints.ts';
import { greaseSafety, oilSafety } from '../safety/lubricants.ts';

const brands = brandGroups.chemicals;
const department = 'Lubricants & chemicals';
const celsius = (name: string): Attribute => ({ name, unit: '°C' });
const roundContainer: Record<string, Attribute> = {
  d: millimetres('Diameter'),
  height: millimetres('Height'),
};

/** Outside of a round container of this many millilitres, twice as high as wide, in millimetres. */
function outside(volume: number): { d: number; height: number } {
  const d = Math.round(Math.cbrt((volume * 1000 * 2) / Math.PI) * 1.05);
  return { d, height: d * 2 };
}

/** ISO 3448 viscosity grades with the usual flash point (°C) and density (g/cm³) of an oil of each. */
const viscosityGrades = [
  [10, 160, 0.84],
  [22, 190, 0.855],
  [32, 210, 0.865],
  [46, 220, 0.87],
  [68, 230, 0.875],
  [100, 240, 0.88],
  [150, 250, 0.885],
  [220, 260, 0.89],
  [320, 270, 0.895],
  [460, 280, 0.9],
] as const;

/** What is greased, oiled, cleaned and painted with. All of it comes with a safety data sheet. */
export const chemicalFamilies: PartFamily[] = [
  {
    id: 'grease',
    code: 'GRS',
    name: 'Lubricating grease',
    category: [department, 'Greases'],
    drawing: 'bottle',
    sentence: 'Choose the thickener by load, water and temperature; do not mix thickeners.',
    attributes: {
      nlgi: plain('NLGI grade'),
      net: { name: 'Net weight', unit: 'g' },
      thickener: plain('Thickener'),
      drop: plain('Dropping point'),
      ...roundContainer,
    },
    sizes: cross(
      ['0', '1', '2', '3'],
      [85, 400, 1000, 5000, 18_000],
      () => true,
      (nlgi, net) => ({
        key: `${nlgi}G${net}`,
        label: `NLGI ${nlgi}, ${net} g`,
        values: { nlgi, net, ...outside(net / 0.9) },
        cents: 260 + net * 1.1,
        grams: net * 1.08,
      }),
    ),
    finishes: [
      finish('LC', 'lithium complex', 1, { thickener: 'Lithium complex', drop: '260 °C' }),
      finish('CS', 'calcium sulfonate', 1.6, { thickener: 'Calcium sulfonate', drop: '300 °C' }),
      finish('PU', 'polyurea', 1.5, { thickener: 'Polyurea', drop: '250 °C' }),
      finish('AC', 'aluminum complex, food grade', 1.9, { thickener: 'Aluminum complex', drop: '250 °C' }),
      finish('MO', 'lithium with molybdenum disulfide', 1.2, {
        thickener: 'Lithium, molybdenum disulfide',
        drop: '190 °C',
      }),
    ],
    packs: [1, 10],
    brands,
    safety: ({ thickener }) => greaseSafety[String(thickener)],
  },
  {
    id: 'machine-oil',
    code: 'OIL',
    name: 'Machine oil',
    category: [department, 'Oils'],
    drawing: 'bottle',
    sentence: 'Viscosity grades to ISO 3448, at 40 °C.',
    attributes: {
      grade: plain('Viscosity grade'),
      litres: { name: 'Content', unit: 'l' },
      oil: plain('Oil type'),
      flash: celsius('Flash point'),
      ...roundContainer,
    },
    sizes: cross(
      viscosityGrades,
      [1, 5, 20, 208],
      () => true,
      ([viscosity, flash, density], litres) => ({
        key: `${viscosity}L${litres}`,
        label: `ISO VG ${viscosity}, ${litres} l`,
        values: {
          grade: `ISO VG ${viscosity}`,
          litres,
          flash,
          ...outside(litres * 1000),
          viscosity,
          density,
        },
        cents: 350 + litres * 420,
        grams: litres * density * 1060,
      }),
    ),
    finishes: [
      finish('HM', 'hydraulic oil', 1, { oil: 'Hydraulic' }),
      finish('EP', 'gear oil', 1.1, { oil: 'Gear' }),
      finish('FG', 'food grade oil', 1.8, { oil: 'Food grade' }),
      finish('SY', 'synthetic oil', 2.4, { oil: 'Synthetic' }),
    ],
    packs: [1, 4],
    brands,
    dimensions: ({ d, height }) => ({ d: Number(d), height: Number(height) }),
    safety: ({ oil, viscosity, flash, density }) =>
      oilSafety(String(oil), Number(viscosity), Number(flash), Number(density)),
  },
  {
    id: 'industrial-cleaner',
    code: 'CLN',
    name: 'Industrial cleaner',
    category: [department, 'Cleaners & degreasers'],
    drawing: 'bottle',
    sentence: 'For parts and surfaces; read the safety sheet before use.',
    attributes: {
      type: plain('Type'),
      volume: { name: 'Content', unit: 'ml' },
      container: plain('Container'),
      ...roundContainer,
    },
    sizes: cross(
      Object.keys(cleanerSafety),
      [500, 1000, 5000, 20_000],
      () => true,
      (type, volume) => ({
        key: `${keyOf(type).slice(0, 3)}${volume}`,
        label: `${type.toLowerCase()}, ${volume} ml`,
        values: { type, volume, ...outside(volume) },
        cents: 380 + volume * 0.55,
        grams: volume * 0.95,
      }),
    ),
    finishes: [
      finish('PC', 'plastic container', 1, { container: 'Plastic' }),
      finish('SC', 'steel can', 1.15, { container: 'Steel' }),
      finish('SP', 'plastic container with spout', 1.05, { container: 'Plastic, with spout' }),
    ],
    packs: [1, 6],
    brands,
    safety: ({ type }) => cleanerSafety[String(type)],
  },
  {
    id: 'spray-paint',
    code: 'SPY',
    name: 'Spray paint',
    category: [department, 'Paints & coatings'],
    drawing: 'bottle',
    sentence: 'Dry to the touch in 15 minutes; shake for one minute before use.',
    attributes: {
      color: plain('Color'),
      volume: { name: 'Content', unit: 'ml' },
      sheen: plain('Sheen'),
      ...roundContainer,
    },
    sizes: cross(
      ['Black', 'White', 'Gray', 'Red', 'Blue', 'Green', 'Yellow', 'Orange', 'Silver'],
      [200, 400, 500, 600],
      () => true,
      (color, volume) => ({
        key: `${keyOf(color).slice(0, 3)}${volume}`,
        label: `${color.toLowerCase()}, ${volume} ml`,
        values: { color, volume, d: volume > 300 ? 65 : 52, height: Math.round(80 + Math.sqrt(volume) * 6) },
        cents: 420 + volume * 0.9,
        grams: volume * 0.8 + 60,
      }),
    ),
    finishes: [
      finish('GL', 'gloss', 1, { sheen: 'Gloss' }),
      finish('SA', 'satin', 1, { sheen: 'Satin' }),
      finish('MT', 'matte', 1.05, { sheen: 'Matte' }),
    ],
    packs: [1, 6, 12],
    brands,
    safety: () => sprayPaintSafety,
  },
];
