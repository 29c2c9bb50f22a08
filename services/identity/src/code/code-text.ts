import { randomBytes } from 'node:crypto';
import type { CodeParts } from './one-time-code.entity.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const selectorLength = 10;
/** 26 letters of 5 bit: 130 bit. */
const verifierLength = 26;

/** Codes stand in paths, which are lower-cased (specification §2): base 32 in lower case. */
export function newCode(): CodeParts {
  return { selector: randomLetters(selectorLength), verifier: randomLetters(verifierLength) };
}

export const codeText = ({ selector, verifier }: CodeParts): string => selector + verifier;

export function splitCode(text: string): CodeParts {
  return { selector: text.slice(0, selectorLength), verifier: text.slice(selectorLength) };
}

// 32 letters divide 256 evenly, so every letter is as likely as the others.
function randomLetters(length: number): string {
  return [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
}
