/** Whose book an address is in: one's own, or that of the company, which its admins keep for everybody there. */
export type AddressOwner = 'self' | 'company';
