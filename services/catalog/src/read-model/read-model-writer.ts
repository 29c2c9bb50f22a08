/**
 * Sets label and price of rows of the read model as everybody may see them, where they differ. Its one parameter is a
 * list of `{id, availability, unit, price}` as JSON.
 * @param parameter how the driver at hand writes it, as `$1` or `?`
 */
export const setOffersSql = (parameter: string): string => `update catalog.listing_row l
  set availability = r.availability, price = r.unit,
    row = l.row || jsonb_build_object('availability', r.availability, 'price', r.price)
  from json_to_recordset(${parameter}::json) as r(id integer, availability text, unit integer, price jsonb)
  where l.product_id = r.id and (l.availability <> r.availability or l.row -> 'price' <> r.price)
  returning l.product_id as id`;
