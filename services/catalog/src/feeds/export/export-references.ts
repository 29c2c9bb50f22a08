import type { ClientBase } from 'pg';
import type { Translations } from '../../tables/translations.ts';

export interface ExportedCategory {
  id: number;
  parentId: number | null;
  name: string;
  path: string;
  translations: Translations<{ name: string }>;
}
export interface ExportedFamily {
  id: number;
  code: string;
  name: string;
  summary: string | null;
  translations: Translations<{ name?: string; summary?: string }>;
}
interface Attribute {
  code: string;
  name: string;
  translations: Translations<{ name: string }>;
}

/** What products name by number, and texts that many of them share. */
export class ExportReferences {
  readonly brands = new Map<number, { id: number; name: string; slug: string }>();
  readonly categories = new Map<number, ExportedCategory>();
  readonly families = new Map<number, ExportedFamily>();
  readonly attributes = new Map<string, Attribute>();
  private readonly words = new Map<string, Map<string, Translations<{ value: string }>>>();

  static async load(client: ClientBase): Promise<ExportReferences> {
    const found = new ExportReferences();
    const readRows = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows;
    for (const brand of await readRows<{ id: number; name: string; slug: string }>(
      'select id, name, slug from catalog.brand',
    ))
      found.brands.set(brand.id, brand);
    for (const category of await readRows<ExportedCategory>(
      'select id, parent_id as "parentId", name, path, translations from catalog.category',
    ))
      found.categories.set(category.id, category);
    for (const family of await readRows<ExportedFamily>(
      'select id, code, name, summary, translations from catalog.family',
    ))
      found.families.set(family.id, family);
    for (const attribute of await readRows<Attribute>(
      'select code, name, translations from catalog.attribute',
    ))
      found.attributes.set(attribute.code, attribute);
    await found.loadWords(client);
    return found;
  }

  /** From the department down. */
  pathOf(categoryId: number): ExportedCategory[] {
    const path: ExportedCategory[] = [];
    let step = this.categories.get(categoryId);
    while (step) {
      path.unshift(step);
      step = step.parentId === null ? undefined : this.categories.get(step.parentId);
    }
    return path;
  }

  wordOf(code: string, value: string): Translations<{ value: string }> {
    return this.words.get(code)?.get(value) ?? {};
  }

  private async loadWords(client: ClientBase): Promise<void> {
    const { rows } = await client.query<{
      code: string;
      value: string;
      translations: Translations<{ value: string }>;
    }>('select code, value, translations from catalog.attribute_word');
    for (const { code, value, translations } of rows) {
      const known = this.words.get(code) ?? new Map<string, Translations<{ value: string }>>();
      this.words.set(code, known.set(value, translations));
    }
  }
}
