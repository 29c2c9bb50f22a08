/** A feed with everything odd that real ones hold, each row named by what is wrong with it. */
export const nastyRows: Record<string, unknown>[] = [
  {
    id: 'plain',
    sku: 'HX-M8-40',
    name: 'Hex bolt M8 x 40',
    brand: 'Ironbark',
    category: ['Fasteners', 'Bolts'],
  },
  { id: 'same-number-other-brand', sku: 'HX-M8-40', name: 'Hex bolt M8 x 40', brand: 'Boltwright' },
  { id: 'same-number-same-brand', sku: 'hx m8 40', name: 'Hex bolt M8 x 40 again', brand: 'Ironbark' },
  {
    id: 'markup',
    sku: 'MK-1',
    name: '<b>Nut</b> &amp; <script>alert("x")</script>washer',
    description: '<p>One</p><p>Two</p>',
  },
  { id: 'foreign', sku: 'ÜW-½', name: 'Überwurfmutter ½" für Rohre, 螺丝 Łódź', brand: 'Čistý & Söhne' },
  { id: 'direction', sku: 'RTL-1', name: 'abc\u202Egnp.exe\u0000 nut', brand: 'Iron\u0000bark' },
  { id: 'half-surrogate', sku: 'SUR-1', name: 'Broken \ud800 pair', description: 'text\u0000with NUL' },
  { id: 'long-name', sku: 'LONG-1', name: 'Very long name '.repeat(120) },
  {
    id: 'long-sku',
    sku: 'Labels for typewriters, continuous, fanfolded, 88 x 35 mm, white paper, matt, 250 pieces',
    name: 'Labels',
  },
  { id: 'no-letters', sku: '#!?/', name: '!!!', category: ['???', ''] },
  { id: 'no-category', sku: 'NC-1', name: 'Thing without a category' },
  { id: 'deep', sku: 'DEEP-1', name: 'Deep thing', category: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] },
  { id: 'number-sku', sku: 123456, name: 'Number as part number' },
  { id: 'line-separator', sku: 'LS-1', name: 'Line\u2028separator', description: 'a\u2029b' },
  {
    id: 'units',
    sku: 'UN-1',
    name: 'Rod 25 mm',
    category: ['Stock', 'Rods'],
    attributes: [
      { name: 'Length', type: 'number', value: 25, unit: 'mm' },
      { name: 'Finish', type: 'text', value: 'Plain' },
    ],
  },
  {
    id: 'inches',
    sku: 'UN-2',
    name: 'Rod 1/4 in',
    category: ['Stock', 'Rods'],
    attributes: [
      { name: 'Length', type: 'number', value: 0.25, unit: 'in' },
      { name: 'Finish', type: 'text', value: 'Zinc' },
    ],
  },
  {
    id: 'odd-attributes',
    sku: 'AT-1',
    name: 'Odd attributes',
    attributes: [
      { name: 'Standard', type: 'text', value: { nice: 'ISO 4017', safe: 'ISO4017' } },
      { name: 'Colors', type: 'text', value: ['red', 'blue'] },
      { name: '', type: 'text', value: 'nameless' },
      { name: 'Empty', type: 'text', value: '  ' },
      { name: 'Line ends alone', type: 'text', value: '\\n \\n\\n' },
      { name: 'Fits', type: 'text', value: '- FX-890\\n- FX-890A\\r\\n\\n• Model 3\nModel 4' },
      { name: 'Folder', type: 'text', value: 'c:\\new\\readme' },
      { name: 'Standard', type: 'text', value: 'said twice' },
      { name: 'Wet?', type: 'boolean', value: true },
      { name: '__proto__', type: 'text', value: 'polluted' },
      { name: 'Prose', type: 'text', value: 'word '.repeat(500) },
      'not an attribute',
    ],
  },
  { id: 'gtin', sku: 'G-1', name: 'Two barcodes', gtin: ['0095205603217', 95205603217, 'n/a', null] },
  { id: 'prices', sku: 'PR-1', name: 'Half a cent', list_price: 10.005, sale_price: 9.995 },
  {
    id: 'package',
    sku: 'PR-2',
    name: 'Package prices',
    list_price: 10,
    package_prices: [
      { quantity: 10, price: 9 },
      { quantity: 100, price: 8 },
    ],
  },
  {
    id: 'sale-over',
    sku: 'PR-3',
    name: 'Sale that is over',
    list_price: 20,
    sale_price: 15,
    sale_until: '2020-01-01',
  },
  {
    id: 'cart-only',
    sku: 'PR-4',
    name: 'Secret price',
    list_price: 77.77,
    exclusive_price: { price: 41.17, visibility: 'cart-only' },
  },
  {
    id: 'signed-in',
    sku: 'PR-5',
    name: 'Member price',
    list_price: 88.88,
    exclusive_price: { price: 52.19, visibility: 'signed-in' },
  },
  { id: 'no-price', sku: 'PR-6', name: 'Nobody knows the price', availability: 'contact-us-noprice' },
  {
    id: 'old',
    sku: 'OLD-1',
    name: 'Old pump',
    availability: 'discontinued',
    superseded_by: 'NEW-1',
    list_price: 5,
  },
  { id: 'new', sku: 'NEW-1', name: 'New pump', list_price: 6, stock: 12 },
  { id: 'sold-out', sku: 'SO-1', name: 'Sold out pump', list_price: 6, stock: 0 },
  {
    id: 'wrong-date',
    sku: 'WD-1',
    name: 'Released some day',
    released: 'soon',
    sale_until: 'never',
    list_price: 1,
    sale_price: 0.5,
  },
  // from here on: rows that cannot be used
  { id: 'plain', sku: 'TWICE', name: 'An id that was there before' },
  { id: 'no-name', sku: 'NN-1' },
  { id: 'minus', sku: 'MI-1', name: 'Negative price', list_price: -1 },
  { id: 'huge', sku: 'HU-1', name: 'Huge price', list_price: 1e308 },
  { id: 'euro', sku: 'EU-1', name: 'Other currency', currency: 'EUR', list_price: 1 },
  { sku: 'NI-1', name: 'No id' },
];
export const unusableCount = 6;
/** How often the first usable rows stand in the file. */
export const usableCount = nastyRows.length - unusableCount;

/** The feed as a file: one JSON a line, blank lines, a line that is no JSON and one that is no object. */
export const nastyFile = (): string =>
  `\ufeff${nastyRows.map((row) => JSON.stringify(row)).join('\n\n')}\n{"id": "cut off\n[]\n`;
