import type { SafetyFacts } from '@gantry/contracts/schemas/safety';

/** A flammable liquid with every fact a sheet knows. */
export const alcohol: SafetyFacts = {
  use: { 'en-US': 'Cleans parts.', 'es-US': 'Limpia piezas.', 'fr-CA': 'Nettoie des pièces.' },
  signal: 'danger',
  hazards: ['H225', 'H319', 'H336'],
  precautions: ['P210', 'P305+P351+P338', 'P999'],
  components: [{ name: { 'en-US': 'Isopropyl alcohol' }, cas: '67-63-0', from: 99, to: 100, pel_ppm: 400 }],
  form: 'liquid',
  color: { 'en-US': 'Colorless' },
  flash_point: 12,
  boiling_point: 82,
  density: 0.785,
  solubility: 'miscible',
  transport: {
    un: 'UN1219',
    name: 'Isopropanol',
    class: '3',
    packing_group: 'II',
    limited_quantity: false,
  },
  revised: '2026-03-02',
};

/** Something without hazards. */
export const grease: SafetyFacts = {
  use: { 'en-US': 'Lubricates bearings.' },
  hazards: [],
  precautions: [],
  components: [{ name: { 'en-US': 'Mineral oil' }, from: 80, to: 80 }],
  form: 'paste',
  revised: '2026-03-02',
};
