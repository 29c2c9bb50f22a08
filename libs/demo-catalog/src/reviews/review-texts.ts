/** What made-up reviewers say, by how many stars they give: a headline, how they use it, what they think of it. */
export interface ReviewTexts {
  readonly language: string;
  readonly headlines: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>>;
  readonly uses: readonly string[];
  readonly verdicts: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>>;
  readonly ends: readonly string[];
}

const english: ReviewTexts = {
  language: 'en-US',
  headlines: {
    5: ['Exactly as drawn', 'Our standard now', 'No complaints in a year', 'Holds up', 'Does what it says'],
    4: ['Good, with one remark', 'Solid for the price', 'Fits, packaging could be better', 'Would buy again'],
    3: ['Does the job', 'Neither good nor bad', 'Fine for light duty', 'Average'],
    2: ['Expected more', 'Not for us', 'Wears sooner than the last ones'],
    1: ['Sent it back', 'Did not last', 'Not what we needed'],
  },
  uses: [
    'We keep it on the shelf for two packaging lines.',
    'Used on a conveyor that runs two shifts a day.',
    'Ordered for a rebuild of an old press.',
    'Our maintenance crew goes through a box every quarter.',
    'Bought one to try before equipping the whole plant.',
    'Installed outdoors, in the wind and the salt of the road.',
    'Replaced the part that came with the machine.',
    'Needed it on short notice for a line that stood still.',
    'In use in a wash-down area since spring.',
    'We use it in the tool room and on service calls.',
  ],
  verdicts: {
    5: [
      'Every dimension we checked was on the drawing.',
      'It went in without any fitting and has not been touched since.',
      'Better than what we paid twice as much for.',
      'Consistent from one delivery to the next, which matters most to us.',
    ],
    4: [
      'Quality is good; two pieces of the lot had a scratch.',
      'Works well. A note about the torque in the box would help.',
      'Does everything it should, but the label comes off when oily.',
      'Good fit. The next size up would have been easier to mount.',
    ],
    3: [
      'It works, though the finish is rougher than in the picture.',
      'Fine where nothing moves much. We would not use it under load.',
      'Usable after a little work with a file.',
      'About what one can expect at this price.',
    ],
    2: [
      'The fit was loose in two out of five cases.',
      'Showed wear after a few weeks.',
      'Measured a little under what the drawing says.',
    ],
    1: [
      'It failed in the first week.',
      'The wrong finish was in the box, and the right one took another week.',
      'Out of tolerance by more than we can use.',
    ],
  },
  ends: [
    'Arrived the day it was promised.',
    'We have ordered more.',
    'Packed well, nothing loose in the box.',
    'Check the drawing before ordering; the sizes are close to each other.',
    'The data on this page was right.',
    '',
    '',
  ],
};

const spanish: ReviewTexts = {
  language: 'es-US',
  headlines: {
    5: ['Igual que en el dibujo', 'Muy satisfechos'],
    4: ['Buena pieza', 'Bien por el precio'],
    3: ['Cumple', 'Normal'],
    2: ['Esperábamos más'],
    1: ['La devolvimos'],
  },
  uses: ['La usamos en una línea de envasado.', 'Pedida para el taller de mantenimiento.'],
  verdicts: {
    5: ['Todas las medidas coinciden con el dibujo.', 'Encajó a la primera y sigue igual.'],
    4: ['Buena calidad; el embalaje podría ser mejor.'],
    3: ['Funciona, aunque el acabado es algo basto.'],
    2: ['El ajuste quedó flojo en dos de cinco.'],
    1: ['Falló en la primera semana.'],
  },
  ends: ['Llegó el día prometido.', ''],
};

const french: ReviewTexts = {
  language: 'fr-CA',
  headlines: {
    5: ['Conforme au dessin', 'Très satisfaits'],
    4: ['Bonne pièce', 'Bon rapport qualité-prix'],
    3: ['Correct', 'Moyen'],
    2: ['On attendait mieux'],
    1: ['Retournée'],
  },
  uses: ['Utilisée sur une ligne d’emballage.', 'Commandée pour l’atelier d’entretien.'],
  verdicts: {
    5: ['Toutes les cotes sont celles du dessin.', 'Montée sans retouche, rien à redire depuis.'],
    4: ['Bonne qualité; l’emballage pourrait être mieux.'],
    3: ['Ça fonctionne, mais la finition est un peu rude.'],
    2: ['Jeu trop grand sur deux pièces de cinq.'],
    1: ['Brisée dès la première semaine.'],
  },
  ends: ['Livrée le jour promis.', ''],
};

/** English for most, as the buyers are. */
export const reviewTexts: readonly ReviewTexts[] = [
  ...Array.from({ length: 10 }, () => english),
  spanish,
  french,
];

export const reviewerNames: readonly (string | null)[] = [
  'Millwright, Casper',
  'Maintenance, Laramie',
  'Tool room, Cheyenne',
  'M. R., plant engineer',
  'J. T.',
  'Buyer, food processing',
  'Service technician',
  'Dana, machine shop',
  'Night shift',
  null,
  null,
];

/** What waits for staff in the demo: texts the automatic checks have something to say about, and one that is fine. */
export const waitingTexts: readonly {
  readonly title: string;
  readonly body: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
}[] = [
  {
    title: 'Cheaper elsewhere',
    body: 'You find the same at www.other-store.example for less money.',
    rating: 2,
  },
  {
    title: 'Call me about these',
    body: 'I have a pallet of them left, call 307-555-0199 and ask for Lou.',
    rating: 5,
  },
  {
    title: 'NEVER AGAIN',
    body: 'THIS THING BROKE ON THE VERY FIRST DAY AND NOBODY WANTED TO HEAR ABOUT IT',
    rating: 1,
  },
  {
    title: 'Good so far',
    body: 'Mounted last week, runs quietly. We will see how it does in winter.',
    rating: 4,
  },
];
