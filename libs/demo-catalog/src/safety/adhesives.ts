import type { SafetyInput } from '@gantry/contracts/schemas/safety';
import { colorless, inThree, irritantAdvice, part, revised } from './safety-facts.ts';

const dimethacrylate = inThree(
  'Polyglycol dimethacrylate',
  'Dimetacrilato de poliglicol',
  'Diméthacrylate de polyglycol',
);
const cumene = part(
  inThree('Cumene hydroperoxide', 'Hidroperóxido de cumeno', 'Hydroperoxyde de cumène'),
  '80-15-9',
  [0.1, 1],
);
const mild = inThree('Mild', 'Suave', 'Légère');
const sharp = inThree('Sharp', 'Penetrante', 'Piquante');
const sensitizing = ['P272', 'P333+P313', ...irritantAdvice];

/** Safety facts of adhesives and sealants by their type, after the usual composition of each. */
export const adhesiveSafety: Readonly<Record<string, SafetyInput>> = {
  Threadlocker: {
    use: inThree(
      'Locks threaded fasteners; cures without air.',
      'Fija roscas; cura sin aire.',
      'Freine les filets; durcit à l’abri de l’air.',
    ),
    signal: 'warning',
    hazards: ['H315', 'H317', 'H319', 'H335'],
    precautions: sensitizing,
    components: [
      part(dimethacrylate, '25852-47-5', [50, 80]),
      part(inThree('Saccharin', 'Sacarina', 'Saccharine'), '81-07-2', [1, 5]),
      cumene,
    ],
    form: 'liquid',
    color: inThree('Blue', 'Azul', 'Bleu'),
    odor: mild,
    flash_point: 101,
    density: 1.09,
    solubility: 'slight',
    revised,
  },
  'Pipe sealant': {
    use: inThree(
      'Seals tapered metal pipe threads.',
      'Sella roscas cónicas de tubos metálicos.',
      'Scelle les filets coniques de tuyaux métalliques.',
    ),
    signal: 'warning',
    hazards: ['H317', 'H319'],
    precautions: sensitizing,
    components: [
      part(dimethacrylate, '25852-47-5', [30, 60]),
      part(
        inThree('Polytetrafluoroethylene', 'Politetrafluoroetileno', 'Polytétrafluoroéthylène'),
        '9002-84-0',
        [5, 10],
      ),
      cumene,
    ],
    form: 'paste',
    color: inThree('White', 'Blanco', 'Blanc'),
    odor: mild,
    flash_point: 101,
    density: 1.13,
    solubility: 'slight',
    revised,
  },
  'Retaining compound': {
    use: inThree(
      'Bonds fitted cylindrical parts.',
      'Une piezas cilíndricas ajustadas.',
      'Colle des pièces cylindriques ajustées.',
    ),
    signal: 'danger',
    hazards: ['H315', 'H317', 'H318', 'H335'],
    precautions: sensitizing,
    components: [
      part(dimethacrylate, '25852-47-5', [40, 60]),
      part(
        inThree(
          '2-Hydroxyethyl methacrylate',
          'Metacrilato de 2-hidroxietilo',
          'Méthacrylate de 2-hydroxyéthyle',
        ),
        '868-77-9',
        [10, 30],
      ),
      part(inThree('Acrylic acid', 'Ácido acrílico', 'Acide acrylique'), '79-10-7', [1, 3]),
      cumene,
    ],
    form: 'liquid',
    color: inThree('Green', 'Verde', 'Vert'),
    odor: sharp,
    flash_point: 101,
    density: 1.1,
    solubility: 'slight',
    revised,
  },
  'Instant adhesive': {
    use: inThree(
      'Bonds small parts in seconds.',
      'Une piezas pequeñas en segundos.',
      'Colle de petites pièces en quelques secondes.',
    ),
    signal: 'warning',
    hazards: ['H227', 'H315', 'H319', 'H335'],
    precautions: ['P210', ...irritantAdvice],
    components: [
      part(
        inThree('Ethyl 2-cyanoacrylate', '2-Cianoacrilato de etilo', '2-Cyanoacrylate d’éthyle'),
        '7085-85-0',
        [80, 95],
      ),
      part(
        inThree('Poly(methyl methacrylate)', 'Polimetilmetacrilato', 'Polyméthacrylate de méthyle'),
        '9011-14-7',
        [5, 15],
      ),
    ],
    form: 'liquid',
    color: colorless,
    odor: sharp,
    flash_point: 83,
    boiling_point: 149,
    density: 1.05,
    first_aid: inThree(
      'Bonds skin in seconds. Do not pull bonded skin apart: soak it in warm soapy water and peel it gently. Bonded eyelids open by themselves within days; cover the eye with a wet pad and see a physician.',
      'Pega la piel en segundos. No tire de la piel pegada: remójela en agua tibia con jabón y despéguela con suavidad. Los párpados pegados se abren solos en unos días; cubra el ojo con una gasa húmeda y acuda a un médico.',
      'Colle la peau en quelques secondes. Ne pas tirer sur la peau collée : la tremper dans de l’eau tiède savonneuse et la décoller doucement. Des paupières collées s’ouvrent d’elles-mêmes en quelques jours; couvrir l’œil d’une compresse humide et consulter un médecin.',
    ),
    revised,
  },
  Epoxy: {
    use: inThree(
      'Bonds and fills metal, wood and masonry; two parts.',
      'Une y rellena metal, madera y mampostería; dos componentes.',
      'Colle et comble métal, bois et maçonnerie; deux composants.',
    ),
    signal: 'warning',
    hazards: ['H315', 'H317', 'H319', 'H411'],
    precautions: ['P273', ...sensitizing],
    components: [
      part(
        inThree('Bisphenol A epoxy resin', 'Resina epoxi de bisfenol A', 'Résine époxy de bisphénol A'),
        '25068-38-6',
        [40, 60],
      ),
      part(
        inThree('Polymercaptan hardener', 'Endurecedor de polimercaptano', 'Durcisseur au polymercaptan'),
        null,
        [30, 50],
      ),
      part(
        inThree(
          '2,4,6-Tris(dimethylaminomethyl)phenol',
          '2,4,6-Tris(dimetilaminometil)fenol',
          '2,4,6-Tris(diméthylaminométhyl)phénol',
        ),
        '90-72-2',
        [1, 5],
      ),
    ],
    form: 'paste',
    color: inThree('Amber', 'Ámbar', 'Ambre'),
    odor: inThree('Like sulfur', 'A azufre', 'De soufre'),
    flash_point: 110,
    density: 1.17,
    solubility: 'insoluble',
    transport: {
      un: 'UN3082',
      name: 'Environmentally hazardous substance, liquid, n.o.s. (epoxy resin)',
      class: '9',
      packing_group: 'III',
      limited_quantity: true,
    },
    revised,
  },
  'Silicone sealant': {
    use: inThree(
      'Seals joints against water; gives off acetic acid while it cures.',
      'Sella juntas contra el agua; desprende ácido acético al curar.',
      'Scelle les joints contre l’eau; dégage de l’acide acétique en durcissant.',
    ),
    signal: 'warning',
    hazards: ['H319'],
    precautions: ['P264', 'P271', 'P280', 'P305+P351+P338', 'P337+P313', 'P501'],
    components: [
      part(
        inThree(
          'Polydimethylsiloxane, hydroxy-terminated',
          'Polidimetilsiloxano hidroxiterminado',
          'Polydiméthylsiloxane à terminaison hydroxyle',
        ),
        '70131-67-8',
        [60, 90],
      ),
      part(inThree('Amorphous silica', 'Sílice amorfa', 'Silice amorphe'), '7631-86-9', [5, 10]),
      part(
        inThree('Methyltriacetoxysilane', 'Metiltriacetoxisilano', 'Méthyltriacétoxysilane'),
        '4253-34-3',
        [1, 3],
      ),
    ],
    form: 'paste',
    odor: inThree('Like vinegar', 'A vinagre', 'De vinaigre'),
    density: 1.03,
    solubility: 'insoluble',
    voc: 30,
    revised,
  },
};
