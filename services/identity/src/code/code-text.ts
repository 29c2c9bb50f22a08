import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const selectorLength = 10;
/** 26 letters of 5 bit: 130 bit. */
const verifierLength = 26;

/** A code as it is looked up and proven. */
export interface CodeParts {
  /** by which it is found */
  readonly selector: string;
  /** which proves it, and of which only a hash is stored */
  readonly verifier: string;
}

/** What is stored of the part that proves. */
export const hashVerifier = (verifier: string): Buffer => createHash('sha256').update(verifier).digest();

/** Whether a code is the one a hash was stored of. */
export const provesCode = (verifier: string, hash: Uint8Array): boolean =>
  timingSafeEqual(hashVerifier(verifier), Buffer.from(hash));

/** Codes stand in paths, which are lower-cased (specification §2): base 32 in lower case. */
export function newCode(): CodeParts {
  return { selector: randomLetters(selectorLength), verifier: randomLetters(verifierLength) };
}

export const codeText = ({ selector, verifier }: CodeParts): string => selector + verifier;

export function splitCode(text: string): CodeParts {
  return { selector: text.slice(0, selectorLength), verifier: text.slice(selectorLength) };
}

/** Base 32 in lower case, 5 bit each: 32 letters divide 256 evenly, so every letter is as likely as the others. */
export function randomLetters(length: number): string {
  return [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
}
