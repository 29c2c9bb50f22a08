import { gunzipSync } from 'node:zlib';
import type { importKinds } from '@gantry/contracts/schemas/tax-admin';
import { DomainError } from '@gantry/nest-kit/errors';
import { parse } from 'csv-parse/sync';

export type ImportKind = (typeof importKinds)[number];
/** A row by the names of its columns, with its line in the file. */
export interface FileRow {
  readonly line: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** Bytes a packed file may become: the largest real table of ZIP codes is 4 MB. */
const maxTextBytes = 32 * 1024 * 1024;

/** What a file is, by the columns it has; the first that fits. Others are not read. */
const columns: readonly (readonly [ImportKind, readonly string[]])[] = [
  ['holidays', ['state_code', 'holiday', 'effective_from', 'effective_until']],
  ['zip-codes', ['zip', 'city', 'state_code', 'county']],
  ['cities', ['state_code', 'city', 'rate_pct', 'zips']],
  ['districts', ['state_code', 'district', 'rate_pct', 'counties']],
  ['counties', ['state_code', 'county', 'rate_pct']],
  ['states', ['state_code', 'general_rate_pct']],
];

/**
 * Reads a CSV file, plain or gzip.
 * @throws DomainError INVALID at `body.file` with `refused`: `unreadable`, `unknown-columns`, `empty`; PAYLOAD_TOO_LARGE
 */
export function readImport(bytes: Uint8Array): { readonly kind: ImportKind; readonly rows: FileRow[] } {
  const records = parseCsv(textOf(bytes));
  const names = Object.keys(records[0]?.record ?? {});
  if (records.length === 0) throw refused('empty');
  const kind = columns.find(([, needed]) => needed.every((name) => names.includes(name)))?.[0];
  if (!kind) throw refused('unknown-columns');
  return { kind, rows: records.map(({ record, info }) => ({ line: info.lines, fields: record })) };
}

interface Parsed {
  readonly record: Record<string, string>;
  readonly info: { readonly lines: number };
}

function parseCsv(text: string): Parsed[] {
  try {
    return parse(text, {
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      bom: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
      relax_column_count_less: true,
    }) as unknown as Parsed[];
  } catch {
    throw refused('unreadable');
  }
}

function textOf(bytes: Uint8Array): string {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    const plain = isPacked ? gunzipSync(bytes, { maxOutputLength: maxTextBytes }) : bytes;
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch (error) {
    if (error instanceof RangeError && isPacked)
      throw new DomainError('PAYLOAD_TOO_LARGE', { bytes: maxTextBytes });
    throw refused('unreadable');
  }
}

const refused = (reason: string) =>
  new DomainError('INVALID', { refused: reason }, [{ path: 'body.file', message: reason }]);
