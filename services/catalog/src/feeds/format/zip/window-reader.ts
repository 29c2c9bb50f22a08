import { close, createReadStream, open, read, type ReadStream } from 'node:fs';
import { promisify } from 'node:util';
import { RandomAccessReader } from 'yauzl';

const windowBytes = 256 * 1024;
type Done = (error: Error | null) => void;

/**
 * Reads a ZIP file by windows: its directory is asked for in pieces of a few dozen bytes, and a hundred thousand questions
 * to the disk would take most of the time.
 */
export class WindowReader extends RandomAccessReader {
  private readonly window = Buffer.alloc(windowBytes);
  private start = 0;
  private end = 0;

  private constructor(
    private readonly file: string,
    private readonly descriptor: number,
  ) {
    super();
  }

  /** @throws what the system says of a file that cannot be read */
  static async open(file: string): Promise<WindowReader> {
    return new WindowReader(file, await promisify(open)(file, 'r'));
  }

  /** With a descriptor of its own, so that it may outlive this reader. */
  override _readStreamForRange(start: number, end: number): ReadStream {
    return createReadStream(this.file, { start, end: end - 1 });
  }

  override read(buffer: Buffer, offset: number, length: number, position: number, done: Done): void {
    if (length > windowBytes) return this.readPast(buffer, offset, length, position, done);
    if (position >= this.start && position + length <= this.end) {
      this.copy(buffer, offset, length, position);
      return process.nextTick(done, null);
    }
    read(this.descriptor, this.window, 0, windowBytes, position, (error, bytes) => {
      this.start = position;
      this.end = error ? position : position + bytes;
      if (error || bytes < length) return done(error ?? new Error('unexpected EOF'));
      this.copy(buffer, offset, length, position);
      done(null);
    });
  }

  override close(done: Done): void {
    close(this.descriptor, (error) => done(error ?? null));
  }

  private readPast(buffer: Buffer, offset: number, length: number, position: number, done: Done): void {
    read(this.descriptor, buffer, offset, length, position, (error, bytes) =>
      done(error ?? (bytes < length ? new Error('unexpected EOF') : null)),
    );
  }

  private copy(buffer: Buffer, offset: number, length: number, position: number): void {
    this.window.copy(buffer, offset, position - this.start, position - this.start + length);
  }
}
