import type { SavedAddress } from '@gantry/contracts/schemas/address';

const flags = ['residential', 'liftgate', 'limitedAccess'] as const;

/** An entry of an address book in one line, with all that somebody may have changed of it, for the audit trail. */
export function addressText({ label, address, isDefaultShipping, isDefaultBilling }: SavedAddress): string {
  const { attention, company, line1, line2, city, region, postalCode, country, phone } = address;
  const lines = [attention, company, line1, line2, city, region, postalCode, country, phone];
  const marks = [
    ...flags.filter((flag) => address[flag]),
    ...(isDefaultShipping ? ['default shipping'] : []),
    ...(isDefaultBilling ? ['default billing'] : []),
  ];
  const noted = marks.length > 0 ? ` (${marks.join(', ')})` : '';
  return `${label}: ${lines.filter((part) => part).join(', ')}${noted}`;
}
