import { timingSafeEqual } from 'node:crypto';

/** Compares with the internal key in a time that tells its length at most. */
export class InternalKey {
  readonly #bytes: Buffer;
  constructor(readonly value: string) {
    this.#bytes = Buffer.from(value);
  }

  matches(candidate: string | string[] | undefined): boolean {
    if (typeof candidate !== 'string') return false;
    const bytes = Buffer.from(candidate);
    return bytes.length === this.#bytes.length && timingSafeEqual(bytes, this.#bytes);
  }
}
