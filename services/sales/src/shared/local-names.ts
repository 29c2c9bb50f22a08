/** A language, and what its readers call products, by sku; the others keep the name they were sold by. */
export interface LocalNames {
  readonly locale: string;
  readonly names: ReadonlyMap<string, string>;
}
