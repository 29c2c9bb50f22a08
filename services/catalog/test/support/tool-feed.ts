const product = (sku: string, name: string, rest: Record<string, unknown> = {}) => ({
  id: `feed-${sku}`,
  sku,
  name,
  list_price: 10,
  ...rest,
});

/** A small shop of tools whose products are easily taken for each other. */
export const toolRows = [
  product('DR-18/450', 'Cordless drill 18V, 1/2 in chuck', {
    brand: 'Dravenwolf',
    category: ['Power tools', 'Drills'],
    gtin: ['095205603217'],
  }),
  product('DR-12', 'Cordless drill 12V', { brand: 'Morikita', category: ['Power tools', 'Drills'] }),
  product('BT-18', 'Battery pack 18V for cordless drill', {
    brand: 'Dravenwolf',
    category: ['Power tools', 'Batteries'],
  }),
  product('BIT-SET', 'Drill bit set (14 pieces)', { category: ['Power tools', 'Drill bits'] }),
  product('SC-820', 'Socket head screw, M8 x 20 mm, stainless steel', {
    category: ['Fasteners', 'Screws'],
    attributes: [{ name: 'Length', type: 'number', value: 20, unit: 'mm' }],
  }),
  product('SC-825', 'Socket head screw, M8 x 25 mm, zinc-plated steel', {
    category: ['Fasteners', 'Screws'],
    attributes: [{ name: 'Length', type: 'number', value: 25, unit: 'mm' }],
  }),
  product('BO-1420', 'Hex bolt 1/4-20 x 1"', { category: ['Fasteners', 'Bolts'] }),
  product('RD-635', 'Steel rod 6.35 mm', { category: ['Stock', 'Rods'] }),
  product('RD-10', 'Steel rod 10 mm', { category: ['Stock', 'Rods'] }),
  product('SD-PH2', 'Screwdriver Phillips 2', {
    category: ['Hand tools', 'Screwdrivers'],
    description: 'With a magnetic tip.',
    translations: { 'es-US': { name: 'Destornillador Phillips' } },
  }),
  product('PL-10', 'Locking pliers 10 in', { category: ['Hand tools', 'Pliers'] }),
  product('OLD-77', 'Angle grinder, first model', {
    category: ['Power tools', 'Grinders'],
    availability: 'discontinued',
    superseded_by: 'feed-NG-900',
  }),
  product('NG-900', 'Angle grinder 900 W', {
    category: ['Power tools', 'Grinders'],
    old_part_numbers: ['AG.55-X'],
  }),
  product('QX7-4471-9', 'Wi-Fi thermostat, touchscreen', { category: ['Facility', 'Controls'] }),
];
