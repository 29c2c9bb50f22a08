import type { ClientBase, Connection, Submittable } from 'pg';

/** A row, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows of one table as the database reads them in bulk. */
export interface CopiedRows {
  readonly columns: readonly string[];
  readonly text: string;
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};
const special = /[\\\n\r\t]/;
const escapeText = (text: string): string =>
  special.test(text) ? text.replaceAll(/[\\\n\r\t]/g, (sign) => escapes[sign]!) : text;

/** A value as PostgreSQL's text format of COPY has it; objects and lists are JSON. */
function copyValue(value: unknown): string {
  if (value === null || value === undefined) return String.raw`\N`;
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return escapeText(JSON.stringify(value));
}

/** Rows of one table; all have the columns of the first. */
export function copiedRows(rows: readonly Row[]): CopiedRows {
  const columns = Object.keys(rows[0] ?? {});
  let text = '';
  for (const row of rows) {
    let line = '';
    for (const column of columns) line += `\t${copyValue(row[column])}`;
    text += `${line.slice(1)}\n`;
  }
  return { columns, text };
}

/** What the driver tells a statement that brings its own data. */
type CopyConnection = Connection & {
  readonly sendCopyFromChunk: (chunk: Buffer) => void;
  readonly endCopyFrom: () => void;
};

/** COPY FROM STDIN as a statement of the driver, which calls these methods by their names. */
class CopyStatement implements Submittable {
  readonly ended: Promise<void>;
  private settle!: { resolve: () => void; reject: (error: Error) => void };

  constructor(
    private readonly sql: string,
    private readonly text: string,
  ) {
    this.ended = new Promise((resolve, reject) => (this.settle = { resolve, reject }));
  }

  submit(connection: Connection): void {
    connection.query(this.sql);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(Buffer.from(this.text));
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {
    // how many rows there were is known here
  }

  handleError(error: Error): void {
    this.settle.reject(error);
  }

  handleReadyForQuery(): void {
    this.settle.resolve();
  }
}

/** Writes rows of one table in one statement, much faster than by INSERT. */
export async function copyRows(
  client: ClientBase,
  table: string,
  { columns, text }: CopiedRows,
): Promise<void> {
  if (text === '') return;
  const names = columns.map((column) => `"${column}"`).join(', ');
  await client.query(new CopyStatement(`copy ${table} (${names}) from stdin`, text)).ended;
}
