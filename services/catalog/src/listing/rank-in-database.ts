import { sql, type Kysely, type RawBuilder } from 'kysely';
import { WordTable } from '@gantry/product-search/word-table';
import { matchWords } from '@gantry/product-search/match-words';
import type { Synonyms } from '@gantry/product-search/read-query';
import type { Searchable } from '@gantry/product-search/searchable';
import { queryWords } from '@gantry/product-search/words';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import { escapeLike, wordPatterns } from './sql-conditions.ts';

type Db = Kysely<CatalogTables>;
interface Candidate {
  productId: number;
  categoryId: number;
  words: string;
}

/** Products that are ranked; a search that finds more has those in front that the catalogue names first. */
const maxCandidates = 3000;
/** Products shown for a search of which nothing holds every word. */
const maxLoose = 24;

/**
 * The products of a search from the database, best first, by the rules of the index: its words are read into a small
 * index of the candidates alone. `isLoose` says that none holds every word and these hold most of them.
 */
export async function rankInDatabase(
  db: Db,
  q: string,
  references: ReferenceData,
  synonyms: Synonyms,
): Promise<{ productIds: number[]; isLoose: boolean }> {
  const words = queryWords(q);
  if (words.length === 0) return { productIds: [], isLoose: false };
  const whole = await candidates(
    db,
    sql`l.words like all(${wordPatterns(words)}::text[])`,
    sql`l.product_id`,
  );
  const isLoose = whole.length === 0;
  const found = isLoose ? await someWords(db, words, synonyms) : whole;
  const { docs, scores } = matchWords(searchable(found, references), q, { isTyping: false, synonyms });
  const places = Array.from(docs, (doc, at) => ({ doc, score: scores[at] as number }));
  places.sort((a, b) => b.score - a.score || a.doc - b.doc);
  const productIds = places.map(({ doc }) => (found[doc] as Candidate).productId);
  return { productIds: isLoose ? productIds.slice(0, maxLoose) : productIds, isLoose };
}

/** Products that hold some of the words or words that mean the same, those with most of them first. */
function someWords(db: Db, words: readonly string[], synonyms: Synonyms): Promise<Candidate[]> {
  const readings = [...words.map((word) => [word, ...synonyms.of(word)]), ...synonyms.rewrite(words)];
  const holds = readings.map(
    (reading) => sql`l.words like any(${reading.map((word) => `% ${escapeLike(word)} %`)}::text[])`,
  );
  const held = sql.join(
    holds.map((one) => sql`(${one})::integer`),
    sql` + `,
  );
  return candidates(db, sql`(${sql.join(holds, sql` or `)})`, sql`${held} desc, l.product_id`);
}

async function candidates(
  db: Db,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select l.product_id as "productId", l.category_id as "categoryId", l.words
    from catalog.listing_row l where l.listed and ${condition}
    order by ${order} limit ${maxCandidates}`.execute(db);
  return rows;
}

function searchable(found: readonly Candidate[], references: ReferenceData): Searchable {
  const words = new WordTable(found.length);
  found.forEach((candidate, place) => words.putText(place, candidate.words));
  words.freeze();
  return {
    words,
    categories: Int32Array.from(found, ({ categoryId }) => categoryId),
    live: new Uint8Array(found.length).fill(1),
    count: found.length,
    liveCount: found.length,
    references,
  };
}
