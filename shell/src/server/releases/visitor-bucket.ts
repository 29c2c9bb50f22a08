import { createHash, randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

const cookie = 'visitor';
const year = 365 * 24 * 60 * 60;

export interface Bucket {
  /** 0 to 99; visitors below a canary's percentage get it */
  readonly bucket: number;
  /** their name, where they have one or get one now */
  readonly name: string | undefined;
  /** names the visitor, so that they stay with the release they got */
  readonly headers: OutgoingHttpHeaders;
}

/**
 * The visitor's place in canary shares, the same at every visit. Nobody is named while there is no canary: pages then
 * are alike for all and carry no cookie.
 */
export function visitorBucket(cookies: Readonly<Record<string, string>>, hasCanary: boolean): Bucket {
  const known = knownBucket(cookies, hasCanary);
  if (!hasCanary || known.isNamed) return { bucket: known.bucket, name: visitorName(cookies), headers: {} };
  const name = randomBytes(12).toString('base64url');
  const line = `${cookie}=${name}; Max-Age=${year}; Path=/; SameSite=Lax; HttpOnly`;
  return { bucket: bucketOf(name), name, headers: { 'set-cookie': line } };
}

/** The place of a visitor who has one already; who has none yet is in no canary. */
export function knownBucket(
  cookies: Readonly<Record<string, string>>,
  hasCanary: boolean,
): { readonly bucket: number; readonly isNamed: boolean } {
  const name = visitorName(cookies);
  return { bucket: hasCanary && name ? bucketOf(name) : 99, isNamed: name !== undefined };
}

/** The name of a visitor who got one while there was a canary. */
export function visitorName(cookies: Readonly<Record<string, string>>): string | undefined {
  const name = cookies[cookie];
  return name !== undefined && /^[\w-]{8,64}$/.test(name) ? name : undefined;
}

/** A stable number from 0 to 99 for a name. */
export function bucketOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % 100;
}
