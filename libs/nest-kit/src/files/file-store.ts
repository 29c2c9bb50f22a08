import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { constants, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileKind, kindOfEnding, type FileKind } from './file-kind.ts';

/** Most bytes of a file that is taken in. */
export const maxFileBytes = 50 * 1024 * 1024;

/** A file that is not kept: too large, empty, a link, or of no kind the shop knows. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';

  constructor(readonly reason: 'too-large' | 'unknown-kind' | 'not-a-file') {
    super(`The file is not kept: ${reason}`);
  }
}

/** A file that is kept. */
export interface StoredFile {
  /** `file-<sha256 of its bytes>.<ending>`: the name says the content, so it never changes */
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
  readonly path: string;
}

const nameForm = /^file-([0-9a-f]{2})[0-9a-f]{62}\.([a-z]{3,4})$/;

/** The name that bytes have in the store, whether or not they are kept. @throws RefusedFile */
export function storedName(bytes: Uint8Array): string {
  if (bytes.length > maxFileBytes) throw new RefusedFile('too-large');
  const kind = fileKind(bytes);
  if (!kind) throw new RefusedFile('unknown-kind');
  return `file-${createHash('sha256').update(bytes).digest('hex')}.${kind.ending}`;
}

/**
 * The bytes of a file of this machine that may be kept.
 * @throws RefusedFile for one that is too large, and for a link or a folder; or what the file system says
 */
export async function readPlainFile(file: string): Promise<Uint8Array> {
  // a link could lead anywhere
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW).catch(asRefusal);
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw new RefusedFile('not-a-file');
    if (facts.size > maxFileBytes) throw new RefusedFile('too-large');
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/**
 * Files by content, below one folder that the services of an installation share (an object store stands behind the
 * same names in a larger one). What is the same is kept once; a file is written beside its place and renamed, so a
 * reader never sees half of one.
 */
export class FileStore {
  private readonly folder: string;

  /** @param home data folder of the installation (GANTRY_HOME) */
  constructor(home: string) {
    this.folder = path.resolve(home, 'files');
  }

  /**
   * Takes in a copy of a file of this machine.
   * @returns its name, by which it is found from now on
   * @throws RefusedFile, or what the file system says of a file that cannot be read
   */
  async putFile(file: string): Promise<string> {
    return this.saveFile(await readPlainFile(file));
  }

  /**
   * Keeps bytes.
   * @throws RefusedFile
   */
  async saveFile(bytes: Uint8Array): Promise<string> {
    const name = storedName(bytes);
    const place = this.placeOf(name)!;
    if (await stat(place).catch(() => undefined)) return name;
    await mkdir(path.dirname(place), { recursive: true });
    const half = `${place}.${randomUUID()}.part`;
    const handle = await open(half, 'wx');
    try {
      await handle.writeFile(bytes);
      // what a product names must be there after a power cut too
      await handle.sync();
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
    await rename(half, place);
    return name;
  }

  /** The kept file of a name; undefined when there is none. Any text may be asked for. */
  async findFile(name: string): Promise<StoredFile | undefined> {
    const place = this.placeOf(name);
    const kind = kindOfEnding(name.slice(name.lastIndexOf('.') + 1));
    if (!place || !kind) return undefined;
    const facts = await stat(place).catch(() => undefined);
    return facts?.isFile() ? { name, kind, bytes: facts.size, path: place } : undefined;
  }

  /** Takes a kept file away; one that is gone already is no error. Whoever does so knows that nothing names it. */
  async removeFile(name: string): Promise<void> {
    const place = this.placeOf(name);
    if (place) await rm(place, { force: true });
  }

  /** The bytes of a kept file, as a stream. */
  readFile(file: StoredFile): ReadStream {
    return createReadStream(file.path);
  }

  // the name's form is the only way into the folder: nothing with a slash or dots passes
  private placeOf(name: string): string | undefined {
    const parts = nameForm.exec(name);
    return parts ? path.join(this.folder, parts[1]!, name) : undefined;
  }
}

function asRefusal(error: unknown): never {
  if ((error as NodeJS.ErrnoException).code === 'ELOOP') throw new RefusedFile('not-a-file');
  throw error;
}
