/** Other names for a column that files of suppliers carry; compared in lower case with `_` for blanks. */
const otherNames: Record<string, string> = {
  part_number: 'sku',
  manufacturer_part_number: 'sku',
  mpn: 'sku',
  title: 'name',
  product_name: 'name',
  manufacturer: 'brand',
  category_path: 'category',
  price: 'list_price',
  msrp: 'list_price',
  uom: 'unit_of_measure',
  quantity: 'stock',
  qty_on_hand: 'stock',
  barcode: 'gtin',
  ean: 'gtin',
  upc: 'gtin',
};
const numberColumns = new Set([
  'list_price',
  'sale_price',
  'stock',
  'pack_size',
  'min_quantity',
  'quantity_increment',
  'weight',
]);

/**
 * A CSV record as a feed row. Columns are met by name, in any order; `category` is a path with ` > `; lists are split
 * at `|`; a column `attribute:Length (mm)` or `attr:Length` is an attribute. Empty cells are left out.
 */
export function csvToFeedRow(record: Record<string, string>): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  const attributes: unknown[] = [];
  for (const [head, cell] of Object.entries(record)) {
    const text = cell.trim();
    if (!text) continue;
    const attribute = /^attr(?:ibute)?:\s*(.+)$/i.exec(head);
    if (attribute?.[1]) attributes.push(csvAttribute(attribute[1], text));
    else putCell(row, columnName(head), text);
  }
  const { id, sku, brand } = row;
  if (id === undefined && typeof sku === 'string')
    row['id'] = typeof brand === 'string' ? `${brand}:${sku}` : sku;
  if (attributes.length > 0) row['attributes'] = attributes;
  return row;
}

function columnName(head: string): string {
  const name = head
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return otherNames[name] ?? name;
}

function csvAttribute(head: string, text: string) {
  const named = /^(.*?)\s*\(([^()]{1,20})\)$/.exec(head);
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  return {
    name: named?.[1] || head,
    unit: named?.[2] ?? null,
    type: isNumber ? 'number' : 'text',
    value: isNumber ? Number(text) : text,
  };
}

function putCell(row: Record<string, unknown>, name: string, text: string): void {
  if (name === 'category') row[name] = text.split(/\s*(?:>|\/\/)\s*/);
  else if (name === 'gtin' || name === 'images') row[name] = text.split('|').map((part) => part.trim());
  else if (name === 'made_to_order') row[name] = /^(1|true|yes|y)$/i.test(text);
  else if (name === 'package_prices') row[name] = packagePrices(text);
  else if (numberColumns.has(name)) row[name] = plainNumber(text);
  else row[name] = text;
}

/** `10=4.50|100=3.90`: a quantity and the price of one from it on. */
function packagePrices(text: string) {
  return text.split('|').map((part) => {
    const [quantity, price] = part.split('=');
    return { quantity: Number(quantity), price: Number(price) };
  });
}

/** `1,234.50`, `$12` and `12.5` are numbers; anything else stays text and becomes an error of its row. */
function plainNumber(text: string): number | string {
  const bare = text.replace(/^\s*\$\s*/, '').replace(/,(?=\d{3}(\D|$))/g, '');
  const value = Number(bare);
  return bare !== '' && Number.isFinite(value) ? value : text;
}
