/** Rows that between them have every fact a product may have, and products in every state of their life. */
export const factRows: Record<string, unknown>[] = [
  {
    id: 'valve',
    sku: 'BV-1/2',
    name: 'Ball valve 1/2 in',
    category: ['Piping', 'Valves'],
    list_price: 20,
    attributes: [
      {
        name: 'Body',
        type: 'text',
        value: 'Brass',
        translations: { 'es-US': { name: 'Cuerpo', value: 'Latón' }, 'fr-CA': { name: 'Corps' } },
      },
    ],
    family: {
      id: 'ball-valves',
      name: 'Ball valves',
      summary: 'Quarter turn.',
      translations: { 'es-US': { name: 'Válvulas de bola' } },
    },
    translations: {
      'es-US': { name: 'Válvula de bola <b>1/2</b> in', category: ['Tubería', 'Válvulas'] },
      'fr-CA': { description: 'Quart de tour.', category: ['one name too few'] },
    },
    documents: [
      { kind: 'datasheet', name: 'Data sheet', file: 'https://maker.example/bv.pdf', language: 'en' },
      { kind: 'cad', name: 'Gone', file: 'not-there.step' },
    ],
    relations: [
      { kind: 'spare', sku: 'SEAL-1' },
      { kind: 'required', id: 'tape' },
    ],
    image: 'http://maker.example/bv.jpg',
    image_texts: [
      {
        file: 'http://maker.example/bv.jpg',
        'fr-CA': 'Robinet vu de côté',
        'en-US': 'The valve, <i>side</i> on',
      },
      { file: 'of-no-picture.jpg', 'en-US': 'Nothing' },
    ],
    old_part_numbers: ['BV-OLD.7', 'BV-OLD.7', ''],
    cancellable_until: 'production',
    returnable: false,
    lead_days_min: 9,
    lead_days_max: 4,
    unspsc: '40141607',
    country_of_origin: 'IT',
    weight: 0.4,
    packed_length: 120,
    packed_width: 80,
    packed_height: 60,
    freight_class: '77.5',
  },
  {
    id: 'elbow',
    sku: 'EL-1',
    name: 'Elbow',
    category: ['Piping', 'Fittings'],
    attributes: [
      { name: 'Body', type: 'text', value: 'Brass', translations: { 'es-US': { value: 'said later' } } },
    ],
  },
  { id: 'secret', sku: 'SE-1', name: 'Valve for members', visibility: 'signed-in', list_price: 9 },
  { id: 'draft', sku: 'DR-1', name: 'Valve to come', status: 'draft', list_price: 9 },
  { id: 'gone', sku: 'GO-1', name: 'Valve of old', status: 'archived', list_price: 9, stock: 3 },
];
