/** More was wanted of a product than can come. */
export interface ShortSupply {
  /** the most that can come */
  readonly available: number;
  /** of these already in the cart */
  readonly inCart: number;
}

/** What the data of a refusal say of the quantity that can come; undefined where they say nothing of it. */
export function shortSupplyOf(data: Readonly<Record<string, unknown>> | undefined): ShortSupply | undefined {
  const lines = data?.lines;
  const [first] = Array.isArray(lines) ? (lines as readonly Partial<ShortSupply>[]) : [];
  if (typeof first?.available !== 'number') return undefined;
  return { available: first.available, inCart: Number(first.inCart ?? 0) };
}
