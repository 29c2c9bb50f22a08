import { createHash, randomBytes } from 'node:crypto';

/** 192 bit: whoever has one has the mail it was sent with. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is kept of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
