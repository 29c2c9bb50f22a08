/** A credit line as an order was counted against it; amounts in minor units. */
export interface CreditUse {
  /** `company:` or `account:` with its id */
  readonly line: string;
  readonly limit: number | null;
  /** what stood against it already */
  readonly owed: number;
  readonly total: number;
}

/** The company whose line an order stands against; null where it is that of its account, or nobody's. */
export const creditCompanyOf = (use: CreditUse | null | undefined): string | null =>
  use?.line.startsWith('company:') ? use.line.slice('company:'.length) : null;
