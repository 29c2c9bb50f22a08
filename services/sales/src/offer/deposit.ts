/**
 * What of a total is due when an offer is accepted, rounded to the cent; null where it asks for no deposit.
 * @param total minor units
 * @param percent 1 to 100
 */
export const depositOf = (total: number, percent: number | null | undefined): number | null =>
  percent ? Math.round((total * percent) / 100) : null;
