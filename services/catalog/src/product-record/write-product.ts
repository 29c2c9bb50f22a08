import type { ProductField } from '@gantry/contracts/schemas/product-admin';
import { deletePin, savePins, type Pin } from '../pins/pins.ts';
import { isFeedField } from '../pins/feed-fields.ts';
import { setCosts } from '../price/costs.ts';
import { listingEntry, partNumberEntries } from '../read-model/listing-entry.ts';
import { ReadModelWriter } from '../read-model/read-model-writer.ts';
import { isSameJson } from '../text/same-json.ts';
import { raiseVersion } from '../version/raise-version.ts';
import type { RunSql } from '../version/run-sql.ts';
import { isHandMade, pinOwn } from './hand-made.ts';
import { placeProduct } from './product-place.ts';
import { storedValue } from './product-values.ts';
import type { StoredProduct } from './stored-product.ts';

const ownSql = `update catalog.product set tax_code = $2, manual_availability = $3, manual_until = $4, changed_at = now()
  where id = $1`;
const unitsSql = 'select code, unit from catalog.attribute where code = any($1::text[])';

/**
 * Writes a product that staff have changed, and all that follows from it, with the writer of imports; the catalogue
 * version names it. In the caller's transaction, which holds the product; one that is new is added.
 * @param now of the database's clock, which decides what has begun and ended
 * @returns its id
 */
export async function writeProduct(run: RunSql, changed: StoredProduct, now: Date): Promise<number> {
  const row = { ...changed.row, ...(await placeProduct(run, changed)) };
  const readModel = new ReadModelWriter(run);
  const ids = await readModel.upsertProducts([productRow({ ...changed, row })]);
  const id = ids.get(row.feed_id) ?? changed.id;
  const product = { ...changed, id, row, units: await readUnits(run, changed) };
  const { facts } = product;
  await run(ownSql, [id, product.taxCode, product.manual, product.manualUntil]);
  await readModel.replacePrices(new Map([[id, product.prices]]));
  await setCosts(run, [[id, product.cost]]);
  await readModel.deleteDetails([id], ['part_number', 'listing_row']);
  const numbers = partNumberEntries(product).map((entry) => ({ ...entry, product_id: id }));
  await readModel.insertDetails('part_number', numbers);
  if (facts.status !== 'draft') await readModel.insertDetails('listing_row', [listed(product, now)]);
  await raiseVersion(run, [id]);
  return id;
}

/** The units in which its attributes are compared, of those it has only now, too. */
async function readUnits(run: RunSql, { attributes }: StoredProduct): Promise<StoredProduct['units']> {
  const codes = attributes.map(({ code }) => code);
  const units = await run<{ code: string; unit: string | null }>(unitsSql, [codes]);
  return new Map(units.map(({ code, unit }) => [code, unit]));
}

/** As an import gives it: what is not changed by hand comes out as it is stored, the hash of the feed's row too. */
const productRow = ({ row, ...product }: StoredProduct) => ({
  ...row,
  part_number: product.partNumber,
  name: product.name,
  attributes: product.attributes,
  images: product.images,
  translations: product.translations,
  stated_availability: product.stated,
  ...product.facts,
});

function listed(product: StoredProduct, now: Date) {
  const { id, row, units } = product;
  return {
    product_id: id,
    category_id: row.category_id,
    brand_id: row.brand_id,
    family_id: row.family_id,
    ...listingEntry(product, (code) => units.get(code) ?? null, now),
  };
}

/**
 * Has fields that feeds bring stand as they are now, against later feeds; a field that says what feeds say holds nothing
 * back any more. Of a product that no feed brings it is what staff have said that stands (`hand-made`).
 */
export async function pinFields(
  run: RunSql,
  { before, after, pins }: { before: StoredProduct; after: StoredProduct; pins: readonly Pin[] },
  fields: readonly ProductField[],
): Promise<void> {
  for (const field of fields.filter(isFeedField)) {
    const pin = pins.find((one) => one.field === field);
    const fed = pin ? pin.fed : storedValue(before, field);
    const value = storedValue(after, field);
    if (isHandMade(before)) await pinOwn(run, after, field);
    else if (isSameJson(fed, value)) await deletePin(run, after.id, field);
    else await savePins(run, [{ productId: after.id, field, value, fed }]);
  }
}
