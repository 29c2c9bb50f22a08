import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { RemoteName } from '@gantry/contracts/remotes';
import { filesBelow } from './integrity.ts';
import { releaseFolder, ReleaseRefused } from './manifest.ts';

/** In bytes, of all files together: many times a remote, and nothing that fills memory or disk. */
const maxUnpacked = 64 * 1024 * 1024;
const maxFiles = 2000;
const block = 512;

/** A release as one file, a gzipped tar of its folder: signed as it was published, so it can travel any way. */
export async function packRelease(
  releases: string,
  remote: RemoteName,
  version: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const folder = releaseFolder(releases, remote, version);
  const parts: Buffer[] = [];
  for (const name of (await filesBelow(folder)).sort()) {
    const bytes = await readFile(path.join(folder, name));
    parts.push(headerOf(name, bytes.length), bytes, Buffer.alloc(paddingOf(bytes.length)));
  }
  const packed = await promisify(gzip)(Buffer.concat([...parts, Buffer.alloc(2 * block)]), { level: 9 });
  return new Uint8Array(packed);
}

/**
 * The files of an archive by name. Nothing is believed of it: only plain files with plain names below the folder come
 * out, of a bounded number and size, and what they are worth the signature says afterwards.
 * @throws ReleaseRefused
 */
export async function unpackRelease(archive: Uint8Array): Promise<Map<string, Buffer>> {
  const tar = await promisify(gunzip)(archive, { maxOutputLength: maxUnpacked }).catch(() => {
    throw new ReleaseRefused('the file is no archive of a release');
  });
  const files = new Map<string, Buffer>();
  for (let at = 0; at + block <= tar.length && tar[at] !== 0;) {
    const { name, size } = readHeader(tar.subarray(at, at + block));
    const end = at + block + size;
    if (end > tar.length) throw new ReleaseRefused(`the archive ends within ${name}`);
    if (files.has(name)) throw new ReleaseRefused(`the archive holds ${name} twice`);
    if (files.size >= maxFiles) throw new ReleaseRefused(`the archive holds more than ${maxFiles} files`);
    files.set(name, tar.subarray(at + block, end));
    at = end + paddingOf(size);
  }
  return files;
}

const paddingOf = (size: number): number => (block - (size % block)) % block;

// `web/…` and `node/…`, the manifest and its signature: no dots that lead out, no links, nothing hidden.
const plainName = /^(?:(?:web|node)\/)?[A-Za-z0-9_@-][\w.@~-]*$/;
const plainFile = ['0', '\0'];

function readHeader(header: Buffer): { name: string; size: number } {
  const text = (from: number, length: number) =>
    header.toString('latin1', from, from + length).replace(/\0.*$/s, '');
  const name = text(0, 100);
  if (
    !plainFile.includes(header.toString('latin1', 156, 157)) ||
    text(345, 155) !== '' ||
    !plainName.test(name)
  )
    throw new ReleaseRefused('the archive holds something that is no file of a release');
  const size = /^[0-7]{1,11} ?$/.test(text(124, 12)) ? Number.parseInt(text(124, 12), 8) : Number.NaN;
  if (!Number.isSafeInteger(size)) throw new ReleaseRefused(`the archive does not say how long ${name} is`);
  return { name, size };
}

/** The ustar header of a plain file. @throws ReleaseRefused for a name that no archive takes */
function headerOf(name: string, size: number): Buffer {
  if (!plainName.test(name) || name.length > 100) throw new ReleaseRefused(`${name} is no file of a release`);
  const header = Buffer.alloc(block);
  const setField = (text: string, at: number) => void header.write(text, at, 'latin1');
  setField(name, 0);
  setField('0000644\0', 100);
  setField('0000000\0', 108);
  setField('0000000\0', 116);
  setField(`${size.toString(8).padStart(11, '0')}\0`, 124);
  setField('00000000000\0', 136);
  setField(' '.repeat(8), 148);
  setField('0', 156);
  setField('ustar\x0000', 257);
  const sum = header.reduce((all, byte) => all + byte, 0);
  setField(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
