import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Rows by their id, oldest first; each change of one is a line in the store's file. */
export class Table<Row extends { readonly id: string }> {
  private readonly rows = new Map<string, Row>();

  constructor(private readonly onChange: (row: Row) => void) {}

  findRow(id: string): Row | undefined {
    return this.rows.get(id);
  }

  listRows(): Row[] {
    return [...this.rows.values()];
  }

  /** Adds the row, or takes note of its change. */
  saveRow(row: Row): Row {
    this.rows.set(row.id, row);
    this.onChange(row);
    return row;
  }

  /** As it was read from the file. */
  restoreRow(row: Row): void {
    this.rows.set(row.id, row);
  }
}

type AnyTable = Table<{ readonly id: string }>;

/** All the sandbox knows of payments. It outlives the process: payments of a shop are not lost when it is restarted. */
export class Records {
  private readonly tables = new Map<string, AnyTable>();
  private readonly descriptor: number | null;

  /** @param folder where the file lies; null keeps everything in memory, for tests */
  constructor(folder: string | null) {
    this.descriptor = null;
    if (folder === null) return;
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, 'records.ndjson');
    for (const [name, row] of readLines(file)) this.openTable(name).restoreRow(row);
    const lines = [...this.tables].flatMap(([name, table]) =>
      table.listRows().map((row) => JSON.stringify([name, row])),
    );
    // only the last state of each row is needed from now on
    writeFileSync(`${file}.new`, lines.map((line) => `${line}\n`).join(''));
    renameSync(`${file}.new`, file);
    this.descriptor = openSync(file, 'a');
  }

  openTable<Row extends { readonly id: string }>(name: string): Table<Row> {
    const known = this.tables.get(name);
    if (known) return known as unknown as Table<Row>;
    const table = new Table<Row>((row) => this.append(name, row));
    this.tables.set(name, table as unknown as AnyTable);
    return table;
  }

  close(): void {
    if (this.descriptor !== null) closeSync(this.descriptor);
  }

  private append(name: string, row: unknown): void {
    if (this.descriptor !== null) writeSync(this.descriptor, `${JSON.stringify([name, row])}\n`);
  }
}

function readLines(file: string): [string, { id: string }][] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as [string, { id: string }]];
    } catch {
      // the last line of a process that was killed while it wrote
      return [];
    }
  });
}
