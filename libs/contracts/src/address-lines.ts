import type { AddressInput } from './schemas/address.ts';

/**
 * An address as it stands on a parcel, line by line; what is empty is left out.
 * @param countryName names a country other than the United States in the reader's language
 */
export function addressLines(
  { attention, company, line1, line2, city, region, postalCode, country }: Partial<AddressInput>,
  countryName: (country: string) => string | undefined = () => undefined,
): string[] {
  const place = [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const isAbroad = country !== undefined && country !== 'US' && country !== 'other';
  const lines = [attention, company, line1, line2, place, isAbroad ? countryName(country) : null];
  return lines.filter((line): line is string => Boolean(line));
}
