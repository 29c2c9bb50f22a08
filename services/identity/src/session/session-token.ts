import { createHash, randomBytes } from 'node:crypto';

/** A session's secret: 256 bit. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** What is stored of it. A plain hash is enough: there is nothing to guess in 256 bit. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
