/** Where an address is. Who receives something there, and their telephone, are not part of it. */
export interface PlaceOfAddress {
  readonly line1: string;
  readonly line2?: string | null | undefined;
  readonly city: string;
  readonly region?: string | null | undefined;
  readonly postalCode: string;
  readonly country: string;
}

/**
 * Whether two addresses are the same place, however they are capitalized and spaced. The last four digits of a ZIP code
 * may be missing; whoever receives there may be somebody else.
 */
export const isSamePlace = (one: PlaceOfAddress, other: PlaceOfAddress): boolean =>
  textOf(one) === textOf(other);

function textOf({ line1, line2, city, region, postalCode, country }: PlaceOfAddress): string {
  const code = country === 'US' ? postalCode.slice(0, 5) : postalCode;
  const parts = [line1, line2 ?? '', city, region ?? '', code, country];
  return JSON.stringify(parts.map((part) => part.trim().replace(/\s+/g, ' ').toLowerCase()));
}

/** An entry of an address book, as far as it may be the usual one. */
interface BookEntry {
  readonly isOfCompany: boolean;
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}
const defaults = { shipping: 'isDefaultShipping', billing: 'isDefaultBilling' } as const;

/** The entry that is used where nobody chooses: one's own default, and where there is none that of the company. */
export function usualAddress<Entry extends BookEntry>(
  book: readonly Entry[],
  use: keyof typeof defaults,
): Entry | undefined {
  const usual = book.filter((entry) => entry[defaults[use]]);
  return usual.find(({ isOfCompany }) => !isOfCompany) ?? usual[0];
}
