/**
 * A sealed message as it travels (specification §7): ciphertext, salt and initialisation vector as hex text.
 * AES-256-CBC of the JSON; the key comes from a fixed phrase and the salt by PBKDF2 with SHA-512.
 */
export interface Envelope {
  readonly t: string;
  readonly s: string;
  readonly i: string;
}

/** Rounds of PBKDF2, specification §7. */
export const keyRounds = 999;
/** Eight words of 32 bit, specification §7. */
export const keyBytes = 32;
export const saltBytes = 16;
export const ivBytes = 16;

/** What opening gives. A message that cannot be opened is an answer, not an exception, and says nothing about why. */
export type Opened = { readonly ok: true; readonly value: unknown } | { readonly ok: false };
export const notOpened: Opened = { ok: false };

const block = /^(?:[0-9a-f]{32})+$/i;
const half = /^[0-9a-f]{32}$/i;

/** Whether a value has exactly the shape of a sealed message: three hex fields of the right lengths, nothing else. */
export function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 3) return false;
  const { t, s, i } = value as Partial<Record<keyof Envelope, unknown>>;
  return isHex(t, block) && isHex(s, half) && isHex(i, half);
}

function isHex(text: unknown, form: RegExp): boolean {
  return typeof text === 'string' && form.test(text);
}
