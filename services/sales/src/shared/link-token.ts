import { createHash, randomBytes } from 'node:crypto';

/**
 * What opens a record to whoever has a link: 128 random bits, in lower case, as all addresses of the store are. It is
 * mailed, never stored.
 */
export const newLinkToken = (): string => randomBytes(16).toString('hex');

/** What is stored of it: who reads the database cannot open the link. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
