import type { PriceBook } from '../shared/price-book.ts';

/** A line of an offer as it is read. */
interface OfferedLine {
  readonly sku: string;
  readonly name: string;
  readonly insteadOf: string | null;
  readonly insteadOfSku?: string | null;
}
/** For whom prices and names are asked, and in which language they read. */
interface OfferReader {
  readonly accountId: string | null;
  readonly locale: string;
}

/**
 * Lines of an offer with the names that readers of a language know, of what is offered and of what was asked for in its place.
 * Names that somebody wrote themselves stay, and all of them while the catalog is away.
 */
export async function wordOffer<Line extends OfferedLine>(
  prices: Pick<PriceBook, 'worded'>,
  lines: readonly Line[],
  { accountId, locale }: OfferReader,
): Promise<Line[]> {
  const asked = lines.map(({ insteadOf, insteadOfSku = null }) => ({
    sku: insteadOf === null ? null : insteadOfSku,
    name: insteadOf ?? '',
  }));
  const offered = lines.map(({ sku, name }) => ({ sku, name }));
  const worded = await prices.worded([...offered, ...asked], accountId, locale);
  return lines.map((line, index) => ({
    ...line,
    name: worded[index]?.name ?? line.name,
    insteadOf: line.insteadOf === null ? null : (worded[lines.length + index]?.name ?? line.insteadOf),
  }));
}
