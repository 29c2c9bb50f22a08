import { hash } from 'node:crypto';
import { gzipPrefix, type GzipPrefix } from './gzip-prefix.ts';

/**
 * The beginning of a document, from the doctype to the last link: styles and hashes of scripts, two fifths of a listing.
 * It is the same for all pages of a kind, so its bytes are made and compressed once.
 */
export class Opening {
  readonly text: string;
  private heldBytes: Buffer | undefined;
  private heldGzip: GzipPrefix | undefined;
  private heldTag: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get bytes(): Buffer {
    return (this.heldBytes ??= Buffer.from(this.text));
  }

  get gzip(): GzipPrefix {
    return (this.heldGzip ??= gzipPrefix([this.bytes]));
  }

  /** Another text for another beginning. */
  get tag(): string {
    return (this.heldTag ??= hash('sha256', this.bytes, 'base64url').slice(0, 10));
  }
}
