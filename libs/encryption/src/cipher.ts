/** One way to do the cryptography in a browser; everything but the key is hex text. */
export interface Cipher<Key> {
  derive(seed: string, salt: string): Promise<Key>;
  encrypt(key: Key, iv: string, text: string): Promise<string>;
  /** Rejects when key, padding or text do not fit. */
  decrypt(key: Key, iv: string, ciphertext: string): Promise<string>;
}
