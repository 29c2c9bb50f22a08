import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export interface ArchiveEntry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array | string>;
  /** what is small already, such as a photo, is not made smaller */
  readonly isPacked?: boolean;
}

const nothing = new Uint8Array(0);

/** A Zip archive, written while its entries come: of each no more than a piece is in memory. */
export async function* zipOf(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, content, isPacked } of entries) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    for await (const piece of content) {
      entry.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
      yield* ready.splice(0);
    }
    entry.push(nothing, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
