import { brandGroups } from '../brands.ts';
import { cross, finish, millimetres, plain, type PartFamily } from '../part-family.ts';

const brands = brandGroups.electrical;
const category = (kind: string) => ['Electrical & lighting', 'Lamps', kind];

/** What is told of every lamp. */
const lamp = {
  power: { name: 'Power', unit: 'W' },
  flux: { name: 'Light output', unit: 'lm' },
  d: millimetres('Diameter'),
  length: millimetres('Length'),
  base: plain('Base'),
  colorTemperature: { name: 'Color temperature', unit: 'K' },
};

export const lampFamilies: PartFamily[] = [
  {
    id: 'led-bulb',
    code: 'LB',
    name: 'LED lamp',
    category: category('LED bulbs'),
    drawing: 'lamp',
    sentence: 'Replaces the incandescent lamp of the stated wattage.',
    attributes: {
      shape: plain('Shape'),
      ...lamp,
    },
    sizes: cross(
      [
        ['A19', 60, 110, 'E26', 9],
        ['A21', 67, 125, 'E26', 15],
        ['BR30', 95, 130, 'E26', 10],
        ['PAR38', 121, 135, 'E26', 16],
        ['MR16', 50, 46, 'GU5.3', 7],
        ['G25', 80, 118, 'E26', 8],
      ] as const,
      [2700, 3000, 4000, 5000],
      () => true,
      ([shape, d, length, base, power], colorTemperature) => ({
        key: `${shape}K${colorTemperature}`,
        label: `${shape}, ${power} W, ${colorTemperature} K`,
        values: { shape, power, flux: power * 95, d, length, base, colorTemperature },
        cents: 280 + power * 30,
        grams: 60,
      }),
    ),
    finishes: [
      finish('ND', 'not dimmable', 1, { dimming: 'No' }),
      finish('DM', 'dimmable', 1.3, { dimming: 'Yes' }),
    ],
    packs: [1, 6, 24],
    brands,
  },
  {
    id: 'led-tube',
    code: 'LT',
    name: 'LED tube',
    category: category('LED tubes'),
    drawing: 'lamp',
    sentence: 'T8 tubes for existing fixtures.',
    attributes: {
      ...lamp,
      wiring: plain('Wiring'),
    },
    sizes: cross(
      [
        [600, 8],
        [900, 12],
        [1200, 16],
        [1500, 22],
        [2400, 36],
      ] as const,
      [3000, 3500, 4000, 5000, 6500],
      () => true,
      ([length, power], colorTemperature) => ({
        key: `${length}K${colorTemperature}`,
        label: `${length} mm, ${power} W, ${colorTemperature} K`,
        values: { power, flux: power * 125, d: 26, length, base: 'G13', colorTemperature },
        cents: 350 + power * 34,
        grams: length * 0.2,
      }),
    ),
    finishes: [
      finish('A', 'ballast compatible', 1, { wiring: 'Ballast (type A)' }),
      finish('B', 'direct wire', 0.95, { wiring: 'Direct wire (type B)' }),
    ],
    packs: [1, 10, 25],
    brands,
  },
];
