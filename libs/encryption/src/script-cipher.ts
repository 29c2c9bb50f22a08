import AES from 'crypto-js/aes.js';
import Core from 'crypto-js/core.js';
import Hex from 'crypto-js/enc-hex.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import PBKDF2 from 'crypto-js/pbkdf2.js';
import SHA512 from 'crypto-js/sha512.js';
import type { Cipher } from './cipher.ts';
import { keyBytes, keyRounds } from './envelope.ts';

type Words = ReturnType<typeof Hex.parse>;
// pbkdf2 wants the hasher class; `sha512.js` registers it there besides the function it exports.
const hasher = (Core as unknown as { algo: { SHA512: never } }).algo.SHA512;
void SHA512;

/** crypto-js, for pages without WebCrypto (plain http away from localhost). Slow: tens of milliseconds a key. */
export const scriptCipher: Cipher<Words> = {
  async derive(seed, salt) {
    return PBKDF2(seed, Hex.parse(salt), { keySize: keyBytes / 4, iterations: keyRounds, hasher });
  },
  async encrypt(key, iv, text) {
    return AES.encrypt(text, key, { iv: Hex.parse(iv) }).ciphertext.toString(Hex);
  },
  async decrypt(key, iv, ciphertext) {
    const params = { ciphertext: Hex.parse(ciphertext) } as Parameters<typeof AES.decrypt>[0];
    const text = AES.decrypt(params, key, { iv: Hex.parse(iv) }).toString(Utf8);
    // A wrong key shows as nonsense or as nothing at all; JSON is never empty.
    if (text === '') throw new Error('empty');
    return text;
  },
};
