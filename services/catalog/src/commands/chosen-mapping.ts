import { existsSync } from 'node:fs';
import type { ColumnMapping } from '@gantry/contracts/schemas/feed-import';
import type { ClientBase } from 'pg';
import { checkMapping, inlineMapping, readMappingFile } from '../feeds/format/columns/column-mapping.ts';
import { saveMappingSql } from '../feeds/import/mappings/save-mapping-sql.ts';
import { UsageError } from './command-line.ts';

/**
 * The mapping a command names: a file, columns in one line, or a saved one.
 * @throws UsageError, FeedError
 */
export async function chosenMapping(
  client: ClientBase,
  chosen: string | undefined,
): Promise<ColumnMapping | undefined> {
  if (chosen === undefined) return undefined;
  if (existsSync(chosen)) return readMappingFile(chosen);
  if (chosen.includes('=')) return inlineMapping(chosen);
  const { rows } = await client.query<{ mapping: unknown }>(
    'select mapping from catalog.import_mapping where name = $1',
    [chosen],
  );
  if (!rows[0]) throw new UsageError(`No file and no saved mapping is called "${chosen}".`);
  return checkMapping(rows[0].mapping);
}

/** Keeps a mapping for the next files of the same supplier; an earlier one of this name gives way. */
export async function saveMapping(client: ClientBase, name: string, mapping: ColumnMapping): Promise<void> {
  if (!/^[\w.-]{1,60}$/.test(name))
    throw new UsageError('Name a mapping with letters, digits, -, . and _ (at most 60).');
  await client.query(saveMappingSql('$1', '$2'), [name, mapping]);
}
