import { createCipheriv, createDecipheriv, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import {
  isEnvelope,
  ivBytes,
  keyBytes,
  keyRounds,
  notOpened,
  saltBytes,
  type Envelope,
  type Opened,
} from './envelope.ts';
import { parseSafely } from './safe-json.ts';

export { isEnvelope, type Envelope, type Opened } from './envelope.ts';

const deriveKey = promisify(pbkdf2);

export interface NodeCodec {
  /**
   * Seals a value with a fresh initialisation vector.
   * @param salt hex salt to use; a server answers with the salt of the request, so that the browser derives once
   */
  seal(value: unknown, salt?: string): Promise<Envelope>;
  /** Seals JSON text, or its bytes, as it is. */
  sealText(text: string | Buffer, salt?: string): Promise<Envelope>;
  /** Opens a message; `{ ok: false }` whatever is wrong with it. Never throws. */
  open(message: unknown): Promise<Opened>;
  /** Whether the key of this salt is at hand. Strangers can force fresh salts, so a server limits those. */
  knows(salt: string): boolean;
}

/** 32 hex characters for a new salt. */
export const newSalt = (): string => randomBytes(saltBytes).toString('hex');

/**
 * The envelope of specification §7 on Node's own cryptography.
 * @param seed the fixed phrase
 * @param maxKeys keys cached by salt, so that a known salt costs no derivation
 */
export function createNodeCodec({ seed, maxKeys = 5000 }: { seed: string; maxKeys?: number }): NodeCodec {
  const keys = new LRUCache<string, Promise<Buffer>>({ max: maxKeys });

  function keyOf(salt: string): Promise<Buffer> {
    const name = salt.toLowerCase();
    const known = keys.get(name);
    if (known) return known;
    const key = deriveKey(seed, Buffer.from(name, 'hex'), keyRounds, keyBytes, 'sha512');
    keys.set(name, key);
    return key;
  }

  async function sealText(text: string | Buffer, salt = newSalt()): Promise<Envelope> {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-cbc', await keyOf(salt), iv);
    const t =
      cipher.update(typeof text === 'string' ? Buffer.from(text) : text).toString('hex') +
      cipher.final('hex');
    return { t, s: salt, i: iv.toString('hex') };
  }

  return {
    knows: (salt) => keys.get(salt.toLowerCase()) !== undefined,

    seal: (value, salt) => sealText(JSON.stringify(value), salt),
    sealText,

    async open(message) {
      if (!isEnvelope(message)) return notOpened;
      try {
        const iv = Buffer.from(message.i, 'hex');
        const decipher = createDecipheriv('aes-256-cbc', await keyOf(message.s), iv);
        const bytes = Buffer.concat([decipher.update(message.t, 'hex'), decipher.final()]);
        return { ok: true, value: parseSafely(decodeUtf8(bytes)) };
      } catch {
        // Padding, text and JSON failures look alike from outside, or they would answer questions about the plain text.
        return notOpened;
      }
    },
  };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const decodeUtf8 = (bytes: Buffer): string => utf8.decode(bytes);
