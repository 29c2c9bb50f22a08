import { setImmediate as nextTurn } from 'node:timers/promises';
import { feedRowSchema } from '@gantry/contracts/schemas/feed';
import type { ClientBase } from 'pg';
import * as v from 'valibot';
import { maxNamedChanges, raiseVersion } from '../../version/raise-version.ts';
import { normaliseRow, type NormalRow } from '../row/normal-row.ts';
import type { KeptFiles } from '../row/normalise-files.ts';
import { ProductWriter, type BatchResult } from '../write/product-writer.ts';
import type { RawRow } from '../read/read-feed.ts';
import { ReferenceWriter } from '../write/reference-writer.ts';
import { salvageRow } from '../row/salvage-row.ts';
import { stateStock } from '../write/state-stock.ts';

export interface ImportOptions {
  /** invents prices and stock, always the same for the same id, where the feed has none */
  demoPrices: boolean;
  /** which feed this is; a full feed speaks for the products of its own name alone */
  feed?: string;
  /** reads, checks and writes everything, then takes it all back */
  dryRun: boolean;
  onError(error: RowError): void;
  onProgress(summary: ImportSummary): void;
}
export interface RowError {
  row: number;
  id: string;
  reason: string;
}
export interface ImportSummary {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  errors: number;
}

const noFiles: KeptFiles = new Map();
const batchSize = 1000;
const turnEvery = 25;
/** Batches after which the planner is told how large the tables have become; it planned for empty ones before. */
const analyzeAfter = [3, 30, 300];
const analyzeSql = `analyze catalog.product, catalog.part_number, catalog.public_price, catalog.listing_row,
  catalog.confidential_price, catalog.category, catalog.family, catalog.brand`;
type Rows = AsyncIterable<RawRow> | Iterable<RawRow>;

/**
 * Imports a feed in one transaction: a process killed at any moment leaves the catalogue as it was. A row that cannot
 * be used is reported and left out; it never stops the others.
 */
export async function importFeed(
  client: ClientBase,
  rows: Rows,
  options: ImportOptions,
): Promise<ImportSummary> {
  await client.query('begin');
  try {
    // Two imports at once would give out the same numbers.
    await client.query(`select pg_advisory_xact_lock(hashtext('catalog.import'))`);
    const result = await importRows(client, rows, options);
    await client.query(options.dryRun ? 'rollback' : 'commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function importRows(client: ClientBase, rows: Rows, options: ImportOptions): Promise<ImportSummary> {
  const references = new ReferenceWriter(client);
  await references.load();
  const writer = new ProductWriter(client, references, new Date(), options.feed ?? 'main');
  const reader = new RowReader(options);
  const result: ImportSummary = { rows: 0, added: 0, changed: 0, unchanged: 0, errors: 0 };
  const changedIds: number[] = [];
  let batch: NormalRow[] = [];
  let writing = Promise.resolve();
  let batches = 0;
  const write = async (ready: NormalRow[]) => {
    const written = await writer.write(ready);
    batches += 1;
    if (analyzeAfter.includes(batches)) await client.query(analyzeSql);
    addBatch(result, changedIds, written);
    await stateStock(client, written.stock);
    options.onProgress(result);
  };
  for await (const raw of rows) {
    result.rows += 1;
    const row = reader.read(raw);
    if (row) batch.push(row);
    else result.errors += 1;
    // While the database takes in one batch the next is read; it gets on only when this loop lets go.
    if (result.rows % turnEvery === 0) await nextTurn();
    if (batch.length < batchSize) continue;
    await writing;
    writing = write(batch);
    writing.catch(() => undefined);
    batch = [];
  }
  await writing;
  await write(batch);
  if (changedIds.length > 0) await finish(client, changedIds);
  return result;
}

/** Reads rows one by one and reports what is wrong with those that cannot be used. */
class RowReader {
  private readonly seen = new Set<string>();

  constructor(private readonly options: ImportOptions) {}

  read(raw: RawRow): NormalRow | null {
    const problem = (id: string, reason: string): null => {
      this.options.onError({ row: raw.number, id, reason });
      return null;
    };
    if ('error' in raw) return problem('', raw.error);
    const value = salvageRow(raw.value);
    const parsed = v.safeParse(feedRowSchema, value, { abortPipeEarly: true });
    const id = idOf(value);
    if (!parsed.success) return problem(id, reasonOf(parsed.issues));
    if (this.seen.has(parsed.output.id)) return problem(id, 'the same id stands in an earlier row');
    if (parsed.output.currency && parsed.output.currency.toUpperCase() !== 'USD')
      return problem(id, `currency ${parsed.output.currency.slice(0, 10)} is not sold in`);
    this.seen.add(parsed.output.id);
    return normaliseRow(parsed.output, { withDemo: this.options.demoPrices, files: noFiles });
  }
}

/** What a row calls itself, for the report, also when it cannot be used. */
function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : '';
  return typeof id === 'string' ? id.slice(0, 120) : '';
}

function reasonOf(issues: readonly v.InferIssue<typeof feedRowSchema>[]): string {
  return issues
    .slice(0, 5)
    .map((issue) => `${v.getDotPath(issue) ?? 'row'}: ${issue.message}`)
    .join('; ')
    .slice(0, 500);
}

function addBatch(result: ImportSummary, changedIds: number[], batch: BatchResult): void {
  result.added += batch.added;
  result.changed += batch.changed;
  result.unchanged += batch.unchanged;
  // Past the limit only the fact matters that there are too many to name.
  if (changedIds.length <= maxNamedChanges) changedIds.push(...batch.productIds);
}

// A category shows the drawing of its first product that has one; its parents take theirs from it.
const categoryDrawings = `
  update catalog.category c set drawing = first.drawing
  from (
    select distinct on (top.id) top.id, p.drawing
    from catalog.category top
    join catalog.category below on below.path = top.path or below.path like top.path || '/%'
    join lateral (
      select drawing from catalog.product
      where category_id = below.id and drawing is not null order by id limit 1
    ) p on true
    order by top.id, below.path
  ) first
  where first.id = c.id and c.drawing is distinct from first.drawing`;

async function finish(client: ClientBase, changedIds: readonly number[]): Promise<void> {
  await client.query(categoryDrawings);
  await raiseVersion((sql, parameters) => client.query(sql, parameters), changedIds);
}

/** Rows that are in memory already, numbered from 1. */
export function* numbered(rows: Iterable<unknown>): Generator<RawRow> {
  let number = 0;
  for (const value of rows) yield { number: (number += 1), value };
}
