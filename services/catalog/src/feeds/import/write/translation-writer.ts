import type { ClientBase } from 'pg';
import type { Translations } from '../../../tables/translations.ts';
import { storedJson } from '../../../text/stored-json.ts';

const tables = {
  category: ['path'],
  family: ['code'],
  attribute: ['code'],
  attribute_word: ['code', 'value'],
} as const;
type Table = keyof typeof tables;

/** Between the parts of a key; stands in no code, path or cleaned value. */
const mark = '\u001f';

/**
 * Texts in other languages that many products share. Within one import the first text met for a thing holds; over what
 * an earlier import left the new one holds, language by language.
 */
export class TranslationWriter {
  private readonly stored = new Map<Table, Map<string, Translations<object>>>();
  private readonly settled = new Map<Table, Set<string>>();
  private readonly waiting = new Map<Table, Map<string, Translations<object>>>();
  /** things whose texts changed */
  written = 0;

  constructor(private readonly client: ClientBase) {}

  async load(): Promise<void> {
    for (const table of Object.keys(tables) as Table[]) {
      const known = new Map<string, Translations<object>>();
      const { rows } = await this.client.query<Record<string, string> & { translations: object }>(
        `select ${tables[table].join(', ')}, translations from catalog.${table} where translations <> '{}'`,
      );
      for (const row of rows) known.set(tables[table].map((name) => row[name]).join(mark), row.translations);
      this.stored.set(table, known);
      this.settled.set(table, new Set());
      this.waiting.set(table, new Map());
    }
  }

  /** Takes in the texts of one thing; written with the next `write`. */
  addTexts(table: Table, key: readonly string[], given: Translations<object>): void {
    const joined = key.join(mark);
    const settled = this.settled.get(table)!;
    if (settled.has(joined) || Object.keys(given).length === 0) return;
    settled.add(joined);
    const known = this.stored.get(table)!.get(joined);
    const merged = mergeTexts(known, given);
    if (known && JSON.stringify(known) === JSON.stringify(merged)) return;
    this.waiting.get(table)!.set(joined, merged);
  }

  /** Writes what was noted; the things themselves stand in the database by then. */
  async writeTranslations(): Promise<void> {
    for (const [table, waiting] of this.waiting) {
      if (waiting.size === 0) continue;
      const names = tables[table];
      const rows = [...waiting].map(([key, translations]) => {
        const parts = key.split(mark);
        return { ...Object.fromEntries(names.map((name, at) => [name, parts[at]])), translations };
      });
      await this.client.query(table === 'attribute_word' ? insertWords : updateSql(table), [
        storedJson(rows),
      ]);
      this.written += waiting.size;
      waiting.clear();
    }
  }
}

const updateSql = (table: Table) => {
  const [key] = tables[table];
  return `update catalog.${table} t set translations = r.translations
    from json_to_recordset($1) as r(${key} text, translations jsonb) where t.${key} = r.${key}`;
};

const insertWords = `insert into catalog.attribute_word (code, value, translations)
  select code, value, translations from json_to_recordset($1) as r(code text, value text, translations jsonb)
  on conflict (code, value) do update set translations = excluded.translations`;

function mergeTexts(
  known: Translations<object> | undefined,
  given: Translations<object>,
): Translations<object> {
  const merged: Record<string, object> = { ...known };
  for (const [locale, texts] of Object.entries(given)) merged[locale] = { ...merged[locale], ...texts };
  return merged;
}
