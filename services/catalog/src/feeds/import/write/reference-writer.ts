import type { ClientBase } from 'pg';
import type { DrawingSpec } from '../../../tables/catalog-tables.ts';
import { storedJson } from '../../../text/stored-json.ts';
import type { AttributeBook, AttributeDefinition } from '../normalize/normalize-attributes.ts';
import type { CategoryStep, NormalRow } from '../normalize/normal-row.ts';
import { slug } from '../../../text/slug.ts';
import type { Translations } from '../../../tables/translations.ts';
import { TranslationWriter } from './translation-writer.ts';

/** Brands, categories, families and attributes by their keys; those a batch needs are written before its products. */
export class ReferenceWriter implements AttributeBook {
  private readonly brands = new Map<string, number>();
  private readonly categories = new Map<string, number>();
  private readonly families = new Map<string, number>();
  private readonly definitions = new Map<string, AttributeDefinition>();
  private newDefinitions: AttributeDefinition[] = [];

  private readonly texts: TranslationWriter;

  constructor(private readonly client: ClientBase) {
    this.texts = new TranslationWriter(client);
  }

  /** Whether texts of brands, categories, families or attributes changed, which many products show. */
  get hasNewTexts(): boolean {
    return this.texts.written > 0;
  }

  /** Reads what the catalogue knows already. */
  async load(): Promise<void> {
    await this.loadIds('select slug as key, id from catalog.brand', this.brands);
    await this.loadIds('select path as key, id from catalog.category', this.categories);
    await this.loadIds('select code as key, id from catalog.family', this.families);
    const known = await this.client.query<AttributeDefinition>(
      'select code, name, unit from catalog.attribute',
    );
    for (const row of known.rows) this.definitions.set(row.code, row);
    await this.texts.load();
  }

  /**
   * Keeps the first definition met of a code and name; its unit is the one in which all values are compared. A code
   * that already means something else gives way to one made from the name.
   */
  readonly define = (definition: AttributeDefinition): string => {
    const { code, name } = definition;
    const free = codesFor(code, name).find((one) => {
      const known = this.definitions.get(one);
      return !known || sameName(known.name, name);
    });
    const own = free ?? code;
    if (!this.definitions.has(own)) {
      const defined = { ...definition, code: own };
      this.definitions.set(own, defined);
      this.newDefinitions.push(defined);
    }
    return own;
  };

  readonly translate = (
    code: string,
    value: string,
    texts: Translations<{ name: string; value: string }>,
  ): void => {
    this.texts.addTexts('attribute', [code], pickTexts(texts, 'name'));
    this.texts.addTexts('attribute_word', [code, value], pickTexts(texts, 'value'));
  };

  /** What an attribute is called; its code where nobody has said. */
  nameOf(code: string): string {
    return this.definitions.get(code)?.name ?? code;
  }

  unitOf(code: string): string | null {
    return this.definitions.get(code)?.unit ?? null;
  }
  brandId(row: NormalRow): number | null {
    return row.brand ? (this.brands.get(row.brand.slug) ?? null) : null;
  }
  categoryId(row: NormalRow): number {
    return this.known(this.categories, row.category.at(-1)?.path ?? '');
  }
  familyId(row: NormalRow): number {
    return this.known(this.families, row.family.code);
  }

  /** Writes what these rows are the first to name; staff may have named it meanwhile. */
  async writeReferences(rows: readonly NormalRow[]): Promise<void> {
    await this.writeBrands(rows);
    await this.writeCategories(rows);
    await this.writeFamilies(rows);
    await this.writeDefinitions();
    for (const { category, family } of rows) {
      for (const step of category) this.texts.addTexts('category', [step.path], step.translations);
      this.texts.addTexts('family', [family.code], family.translations);
    }
    await this.texts.writeTranslations();
  }

  private async writeBrands(rows: readonly NormalRow[]): Promise<void> {
    const fresh = new Map<string, { name: string; slug: string }>();
    for (const { brand } of rows) if (brand && !this.brands.has(brand.slug)) fresh.set(brand.slug, brand);
    if (fresh.size === 0) return;
    await this.insertRows(
      `insert into catalog.brand (name, slug) select name, slug from json_to_recordset($1)
       as r(name text, slug text)
       on conflict (slug) do update set name = catalog.brand.name returning slug as key, id`,
      [...fresh.values()],
      this.brands,
    );
  }

  // Level by level, because a category names its parent by id.
  private async writeCategories(rows: readonly NormalRow[]): Promise<void> {
    const fresh = new Map<string, CategoryStep>();
    for (const row of rows)
      for (const step of row.category) if (!this.categories.has(step.path)) fresh.set(step.path, step);
    const levels = Map.groupBy(fresh.values(), (step) => step.path.split('/').length);
    for (const depth of [...levels.keys()].sort((a, b) => a - b)) {
      const steps = (levels.get(depth) ?? []).map((step) => ({
        ...step,
        depth,
        parent_id: this.categories.get(step.path.slice(0, Math.max(0, step.path.lastIndexOf('/')))) ?? null,
      }));
      await this.insertRows(
        `insert into catalog.category (parent_id, name, slug, path, depth)
         select parent_id, name, slug, path, depth from json_to_recordset($1)
         as r(parent_id integer, name text, slug text, path text, depth smallint) returning path as key, id`,
        steps,
        this.categories,
      );
    }
  }

  private async writeFamilies(rows: readonly NormalRow[]): Promise<void> {
    const fresh = new Map<string, NormalRow['family'] & { drawing: DrawingSpec | null }>();
    for (const { family, drawing } of rows)
      if (!this.families.has(family.code) && !fresh.has(family.code))
        fresh.set(family.code, { ...family, drawing });
    if (fresh.size === 0) return;
    await this.insertRows(
      `insert into catalog.family (code, name, summary, drawing)
       select code, name, summary, drawing from json_to_recordset($1)
       as r(code text, name text, summary text, drawing jsonb)
       on conflict (code) do update set name = catalog.family.name returning code as key, id`,
      [...fresh.values()],
      this.families,
    );
  }

  private async writeDefinitions(): Promise<void> {
    if (this.newDefinitions.length === 0) return;
    await this.client.query(
      `insert into catalog.attribute (code, name, unit)
       select code, name, unit from json_to_recordset($1) as r(code text, name text, unit text)`,
      [storedJson(this.newDefinitions)],
    );
    this.newDefinitions = [];
  }

  private async insertRows(sql: string, rows: readonly unknown[], ids: Map<string, number>): Promise<void> {
    const written = await this.client.query<{ key: string; id: number }>(sql, [storedJson(rows)]);
    for (const { key, id } of written.rows) ids.set(key, id);
  }

  private async loadIds(sql: string, ids: Map<string, number>): Promise<void> {
    const known = await this.client.query<{ key: string; id: number }>(sql);
    for (const { key, id } of known.rows) ids.set(key, id);
  }

  private known(ids: Map<string, number>, key: string): number {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`reference ${key} was not written before its product`);
    return id;
  }
}

function pickTexts<Name extends string>(
  texts: Translations<Record<Name, string>>,
  name: Name,
): Translations<Record<Name, string>> {
  const picked: Translations<Record<Name, string>> = {};
  for (const [locale, found] of Object.entries(texts) as [keyof typeof texts, Record<Name, string>][])
    if (found[name]) picked[locale] = { [name]: found[name] } as Record<Name, string>;
  return picked;
}

const codesFor = (code: string, name: string) => [code, slug(name, 60), slug(`${code} ${name}`, 60)];
const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
