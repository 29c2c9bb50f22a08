import type { Cipher } from './cipher.ts';
import { keyBytes, keyRounds } from './envelope.ts';
import { fromHex, toHex } from './hex.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** The browser's native cryptography. */
export const webCipher: Cipher<CryptoKey> = {
  async derive(seed, salt) {
    const phrase = await crypto.subtle.importKey('raw', encoder.encode(seed), 'PBKDF2', false, ['deriveKey']);
    return crypto.subtle.deriveKey(
      { name: 'PBKDF2', hash: 'SHA-512', salt: fromHex(salt), iterations: keyRounds },
      phrase,
      { name: 'AES-CBC', length: keyBytes * 8 },
      false,
      ['encrypt', 'decrypt'],
    );
  },
  async encrypt(key, iv, text) {
    const bytes = await crypto.subtle.encrypt(
      { name: 'AES-CBC', iv: fromHex(iv) },
      key,
      encoder.encode(text),
    );
    return toHex(new Uint8Array(bytes));
  },
  async decrypt(key, iv, ciphertext) {
    const bytes = await crypto.subtle.decrypt({ name: 'AES-CBC', iv: fromHex(iv) }, key, fromHex(ciphertext));
    return decoder.decode(bytes);
  },
};
