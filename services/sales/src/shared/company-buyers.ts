/** How many a list to choose from names; nobody looks for a colleague among more. */
export const mostBuyers = 200;

/**
 * The statement that finds everybody whose records in a table are in the name of a company, by their newest name;
 * parameters are the company and how many.
 */
export const buyersOf = (
  table: 'sales."order"' | 'sales.invoice' | 'sales.inquiry',
  at: 'placed_at' | 'issued_at' | 'received_at',
): string =>
  `select account_number as "accountNumber", (array_agg(name order by ${at} desc))[1] as name
   from ${table} where company_id = ? and account_number is not null
   group by account_number order by 2, 1 limit ?`;
