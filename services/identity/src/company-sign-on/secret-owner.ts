/** What the secret of a company's client is sealed for. */
export const secretOwner = (companyId: string): string => `sign-on of ${companyId}`;
