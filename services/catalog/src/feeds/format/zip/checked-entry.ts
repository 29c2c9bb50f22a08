import { pipeline, Transform, type Readable, type TransformCallback } from 'node:stream';
import { crc32 } from 'node:zlib';
import { feedProblem } from '@gantry/contracts/feed-problems';
import { FeedError, isSystemError } from '../text/feed-error.ts';

/** The bytes of a file in a ZIP file, counted and compared with its checksum, which the library leaves to us. */
export class CheckedEntry extends Transform {
  /** bytes so far */
  seen = 0;
  private checksum = 0;

  constructor(private readonly expected: number) {
    super();
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.seen += chunk.length;
    this.checksum = crc32(chunk, this.checksum);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    done(this.checksum === this.expected ? null : damaged());
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    // What is not wrong with the disk is wrong with the file.
    done(!error || error instanceof FeedError || isSystemError(error) ? error : damaged());
  }
}

/** An entry's stream as one that breaks off where its bytes are not what the ZIP file says of them. */
export function checkedEntry(stream: Readable, checksum: number): CheckedEntry {
  const checked = new CheckedEntry(checksum);
  // What goes wrong is told by the stream that is read.
  pipeline(stream, checked, () => undefined);
  return checked;
}

const damaged = () => new FeedError(feedProblem('zip-damaged', {}));
