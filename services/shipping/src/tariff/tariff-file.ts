import { gunzipSync } from 'node:zlib';
import {
  tariffColumns,
  tariffTables,
  typedOfValue,
  typedTariffSchema,
  type TariffKind,
} from '@gantry/contracts/schemas/tariff';
import { DomainError } from '@gantry/nest-kit/errors';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';

/** A row as a file states it; the values of a row that cannot be used are null, with why. */
export interface StatedRow {
  readonly line: number;
  readonly what: string;
  readonly values: Readonly<Record<string, string | number>> | null;
  readonly reason: string | null;
}

/** Bytes a packed file may become. */
const maxTextBytes = 32 * 1024 * 1024;

/**
 * Reads a CSV file of one table, plain or gzip; amounts in dollars, shares in percent.
 * @throws DomainError INVALID at `body.file` with `refused`: `unreadable`, `unknown-columns`, `empty`; PAYLOAD_TOO_LARGE
 */
export function readTariffFile(kind: TariffKind, bytes: Uint8Array): StatedRow[] {
  const records = parseCsv(textOf(bytes));
  const [first] = records;
  if (!first) throw refused('empty');
  const names = tariffColumns(kind).map(([name]) => name);
  if (!names.every((name) => name.toLowerCase() in first.record)) throw refused('unknown-columns');
  const schema = typedTariffSchema(kind);
  return records.map(({ record, info }) => readRow(kind, schema, { record, line: info.lines }));
}

/** A table as the file an import takes; no value holds what a cell of CSV would have to quote. */
export function writeTariffFile(kind: TariffKind, rows: readonly object[]): string {
  const columns = tariffColumns(kind);
  const lines = rows.map((row) =>
    columns.map(([name, cell]) => typedOfValue(cell, (row as Record<string, string | number>)[name] ?? '')),
  );
  return [columns.map(([name]) => name), ...lines].map((cells) => `${cells.join(',')}\n`).join('');
}

/** What a row stands for, as its table shows it. */
export const nameOfRow = (kind: TariffKind, values: object): string =>
  tariffTables[kind].key
    .map((name) => String((values as Record<string, unknown>)[name]))
    .filter((text) => text !== '' && text !== '0')
    .join(' · ');

/** What a row says beyond what it stands for: `12.50 · 3`. */
export function factsOfRow(kind: TariffKind, values: object): string {
  const key: readonly string[] = tariffTables[kind].key;
  return tariffColumns(kind)
    .filter(([name]) => !key.includes(name))
    .map(([name, cell]) => typedOfValue(cell, (values as Record<string, string | number>)[name] ?? ''))
    .join(' · ');
}

function readRow(
  kind: TariffKind,
  schema: ReturnType<typeof typedTariffSchema>,
  { record, line }: { readonly record: Readonly<Record<string, string>>; readonly line: number },
): StatedRow {
  const typed = Object.fromEntries(
    tariffColumns(kind).map(([name]) => [name, record[name.toLowerCase()] ?? '']),
  );
  const read = v.safeParse(schema, typed);
  const what = nameOfRow(kind, typed);
  if (!read.success) return { line, what, values: null, reason: v.getDotPath(read.issues[0]) ?? 'row' };
  return { line, what, values: read.output, reason: null };
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
