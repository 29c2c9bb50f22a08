import type { CacheTags } from '@gantry/contracts/catalogue-tags';

/**
 * An answer that is JSON text already; it is sent as it is, inside `data`. For hot reads with kept rows: it is encoded
 * once, and an answer that is kept and sent again costs no more than copying its bytes.
 */
export class ReadyJson {
  /** the whole body of the answer */
  readonly bytes: Buffer;

  /** @param cacheTags what the answer shows, for caches of pages; without them an answer may show anything */
  constructor(
    text: string,
    readonly cacheTags?: CacheTags,
  ) {
    this.bytes = Buffer.from(`{"data":${text}}`);
  }

  /** the JSON text without its wrapping */
  get text(): string {
    return this.bytes.toString('utf8', '{"data":'.length, this.bytes.length - 1);
  }
}
