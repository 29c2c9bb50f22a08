import { createHash, randomBytes } from 'node:crypto';

/** What opens a record to whoever has a link: 128 random bits. It is mailed, never stored. */
export const newLinkToken = (): string => randomBytes(16).toString('base64url');

/** What is stored of it: who reads the database cannot open the link. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
