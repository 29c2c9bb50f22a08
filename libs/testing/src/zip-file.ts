import { crc32, deflateRawSync } from 'node:zlib';

/** A file for a ZIP file, and what is to be untrue of it. */
export interface ZipPart {
  /** bytes where the name is not to be UTF-8 with its mark */
  readonly name: string | Buffer;
  readonly content?: string | Buffer;
  /** kind and rights as Unix writes them: `0o120777` is a link */
  readonly mode?: number;
  /** bit 0: locked with a password */
  readonly flags?: number;
  /** 0 stored, 8 deflated, everything else nobody can read */
  readonly method?: number;
  /** bytes it claims to unpack to */
  readonly claims?: number;
  readonly checksum?: number;
}

const utf8Flag = 0x800;
const unix = 3 << 8;

/** The bytes of a ZIP file, also of one that no honest program writes. */
export function zipFile(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { local, central } = packed(part, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

function packed(
  { name, content = '', mode = 0o100644, flags, method = 8, claims, checksum }: ZipPart,
  offset: number,
) {
  const bytes = Buffer.from(content);
  const named = Buffer.from(name);
  const data = method === 8 ? deflateRawSync(bytes) : bytes;
  // version, flags, method, two of time, checksum, both sizes, length of the name
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(flags ?? (typeof name === 'string' ? utf8Flag : 0), 2);
  facts.writeUInt16LE(method, 4);
  facts.writeUInt32LE(checksum ?? crc32(bytes), 10);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(claims ?? bytes.length, 18);
  facts.writeUInt16LE(named.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, named, data]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE((mode << 16) >>> 0, 6);
  rest.writeUInt32LE(offset, 10);
  const version = Buffer.alloc(2);
  version.writeUInt16LE(unix + 20, 0);
  return { local, central: Buffer.concat([Buffer.from('PK\u0001\u0002'), version, facts, rest, named]) };
}
