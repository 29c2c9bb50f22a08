import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  brandTag,
  catalogueTag,
  categoryTag,
  helpTag,
  productTag,
  searchRulesTag,
  treeTag,
  unindexedTag,
  type CacheTags,
} from '@gantry/contracts/catalogue-tags';
import type { listingQuerySchema } from '@gantry/contracts/schemas/catalog';
import type { InferOutput } from 'valibot';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import { runIn } from '../version/run-sql.ts';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import { SearchRules } from '../search/search-rules.ts';
import { readHelpStamp } from './help-stamp.ts';

type ListingQuery = InferOutput<typeof listingQuerySchema>;

/**
 * Says what answers show, so that pages made of them are kept for as long as they are true. Each method is asked before
 * the answer's data is read: what is named is never newer than what is shown.
 */
@Injectable()
export class CacheTagService {
  constructor(
    private readonly em: EntityManager,
    private readonly synchronizer: IndexSynchronizer,
    private readonly rules: SearchRules,
  ) {}

  /** An answer that depends on which products, categories and brands there are. */
  async tree(): Promise<CacheTags> {
    return this.of([treeTag]);
  }

  /** An answer of help pages. */
  async help(): Promise<CacheTags> {
    return this.of([helpTag(await readHelpStamp(runIn(this.em)))]);
  }

  /** An answer whose products are known once it is there: add them with `withProducts`. */
  async nothingYet(): Promise<CacheTags> {
    return this.of([]);
  }

  /**
   * A listing: its facets count the whole of its category or brand, so any change in there may change it; a search is
   * outdated by other search rules too.
   */
  async listing(query: ListingQuery): Promise<CacheTags> {
    const rules = query.q ? [searchRulesTag(this.rules.stamp)] : [];
    return this.of([...listingTags(query), ...rules]);
  }

  private async of(tags: readonly string[]): Promise<CacheTags> {
    const { index, version } = this.synchronizer;
    if (index) return { version, tags };
    return { version: await this.stored(), tags: [...tags, unindexedTag] };
  }

  private async stored(): Promise<number> {
    const row = await this.em
      .getKysely<CatalogTables>()
      .selectFrom('catalog.catalogue_version')
      .select('version')
      .executeTakeFirstOrThrow();
    return Number(row.version);
  }
}

/** What names a whole set, or a part of it that does not say what the other parts are. */
const ofTheSet = new Set(['path', 'brand', 'sort', 'page', 'size', 'cursor']);

/** A search may find anything, and the brand facet of a narrowed brand counts all brands that are narrowed so. */
function listingTags(query: ListingQuery): string[] {
  const { path, brand, q } = query;
  const category = (path ?? '').toLowerCase().replace(/^\/+|\/+$/g, '');
  if (q) return [catalogueTag];
  if (category) return [categoryTag(category)];
  const isNarrowed = Object.entries(query).some(([name, value]) => value && !ofTheSet.has(name));
  return brand && !isNarrowed ? [treeTag, ...brand.split(',').map(brandTag)] : [catalogueTag];
}

/** Adds every product an answer names, however deep: each has a `uri`. */
export function withProducts(shown: CacheTags, answer: unknown): CacheTags {
  const tags = new Set(shown.tags);
  collectTags(answer, tags);
  return { ...shown, tags: [...tags] };
}

function collectTags(value: unknown, tags: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (name === 'uri' && typeof part === 'string') tags.add(productTag(part));
    else collectTags(part, tags);
  }
}
