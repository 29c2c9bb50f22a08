import type { SafetyInput } from '@gantry/contracts/schemas/safety';
import { aspirationAdvice, colorless, inThree, part, revised } from './safety-facts.ts';

const heavyOil = part(
  inThree(
    'Distillates (petroleum), hydrotreated heavy paraffinic',
    'Destilados (petróleo), parafínicos pesados hidrotratados',
    'Distillats paraffiniques lourds (pétrole), hydrotraités',
  ),
  '64742-54-7',
  [70, 90],
);
const lightOil = inThree(
  'Distillates (petroleum), hydrotreated light paraffinic',
  'Destilados (petróleo), parafínicos ligeros hidrotratados',
  'Distillats paraffiniques légers (pétrole), hydrotraités',
);
const whiteOil = inThree('White mineral oil', 'Aceite mineral blanco', 'Huile minérale blanche');
const zinc = part(
  inThree('Zinc dialkyldithiophosphate', 'Dialquilditiofosfato de cinc', 'Dialkyldithiophosphate de zinc'),
  '68649-42-3',
  [0.1, 1],
);
const faint = inThree('Faint, of petroleum', 'Leve, a petróleo', 'Faible, de pétrole');
const amber = inThree('Amber', 'Ámbar', 'Ambre');
const white = inThree('White', 'Blanco', 'Blanc');
const grease = {
  use: inThree(
    'Lubricates bearings, joints and slides.',
    'Lubrica rodamientos, articulaciones y guías.',
    'Lubrifie roulements, articulations et glissières.',
  ),
  form: 'paste',
  odor: faint,
  solubility: 'insoluble',
  revised,
} as const;

/** Safety facts of greases by their thickener. None of them is a hazardous chemical; their makers give a sheet all the same. */
export const greaseSafety: Readonly<Record<string, SafetyInput>> = {
  'Lithium complex': {
    ...grease,
    components: [
      heavyOil,
      part(
        inThree(
          'Lithium 12-hydroxystearate',
          '12-Hidroxiestearato de litio',
          '12-Hydroxystéarate de lithium',
        ),
        '7620-77-1',
        [5, 10],
      ),
      zinc,
    ],
    color: inThree('Red', 'Rojo', 'Rouge'),
    flash_point: 220,
    density: 0.9,
  },
  'Calcium sulfonate': {
    ...grease,
    components: [
      { ...heavyOil, from: 60, to: 75 },
      part(
        inThree(
          'Calcium petroleum sulfonate',
          'Sulfonato de petróleo de calcio',
          'Sulfonate de pétrole de calcium',
        ),
        '61789-86-4',
        [20, 30],
      ),
    ],
    color: inThree('Tan', 'Canela', 'Beige'),
    flash_point: 240,
    density: 0.96,
  },
  Polyurea: {
    ...grease,
    components: [
      heavyOil,
      part(inThree('Polyurea thickener', 'Espesante de poliurea', 'Épaississant de polyurée'), null, [5, 15]),
    ],
    color: inThree('Blue', 'Azul', 'Bleu'),
    flash_point: 240,
    density: 0.9,
  },
  'Aluminum complex': {
    ...grease,
    components: [
      part(whiteOil, '8042-47-5', [80, 90]),
      part(
        inThree('Aluminum complex soap', 'Jabón complejo de aluminio', 'Savon complexe d’aluminium'),
        '300-92-5',
        [5, 10],
      ),
    ],
    color: white,
    flash_point: 200,
    density: 0.89,
  },
  'Lithium, molybdenum disulfide': {
    ...grease,
    components: [
      heavyOil,
      part(
        inThree(
          'Lithium 12-hydroxystearate',
          '12-Hidroxiestearato de litio',
          '12-Hydroxystéarate de lithium',
        ),
        '7620-77-1',
        [5, 10],
      ),
      part(
        inThree('Molybdenum disulfide', 'Disulfuro de molibdeno', 'Disulfure de molybdène'),
        '1317-33-5',
        [3, 5],
      ),
    ],
    color: inThree('Dark gray', 'Gris oscuro', 'Gris foncé'),
    flash_point: 210,
    density: 0.92,
  },
};

const bases: Readonly<Record<string, readonly SafetyInput['components'][number][]>> = {
  Hydraulic: [{ ...heavyOil, from: 95, to: 99 }, zinc],
  Gear: [
    { ...heavyOil, from: 93, to: 98 },
    part(
      inThree('Sulfurized isobutylene', 'Isobutileno sulfurado', 'Isobutylène sulfuré'),
      '68511-50-2',
      [1, 3],
    ),
  ],
  'Food grade': [part(whiteOil, '8042-47-5', [99, 100])],
  Synthetic: [
    part(
      inThree(
        '1-Decene homopolymer, hydrogenated',
        'Homopolímero de 1-deceno hidrogenado',
        'Homopolymère de 1-décène, hydrogéné',
      ),
      '68037-01-4',
      [95, 99],
    ),
  ],
};
/** Oils thinner than this at 40 °C are drawn into the lungs when swallowed (29 CFR 1910.1200, A.10), in mm²/s. */
const aspirationLimit = 20.5;

/** Safety facts of machine oils: by base, viscosity (mm²/s at 40 °C), flash point (°C) and density (g/cm³). */
export function oilSafety(base: string, viscosity: number, flashPoint: number, density: number): SafetyInput {
  const isThin = viscosity <= aspirationLimit;
  const parts = bases[base] ?? [];
  return {
    use: inThree(
      'Lubricates and cools machines.',
      'Lubrica y enfría máquinas.',
      'Lubrifie et refroidit les machines.',
    ),
    ...(isThin ? { signal: 'danger', hazards: ['H304'], precautions: [...aspirationAdvice, 'P501'] } : {}),
    // Thin mineral oils are cut from a lighter fraction.
    components: parts.map((one) =>
      isThin && one.cas === heavyOil.cas ? { ...one, name: lightOil, cas: '64742-55-8' } : one,
    ),
    form: 'liquid',
    color: base === 'Food grade' ? colorless : amber,
    odor: faint,
    flash_point: flashPoint,
    density,
    viscosity,
    solubility: 'insoluble',
    revised,
  };
}
