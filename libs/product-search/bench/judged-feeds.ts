import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Figure } from '@gantry/tooling/bench';
import { ProductSearch } from '../src/products/product-search.ts';
import type { Product } from '../src/products/product.ts';
import { productOf } from './row-catalogue.ts';
import { Bm25, plainWords } from './relevance/bm25.ts';
import type { JudgedRow } from './relevance/judged-row.ts';
import { ndcgOfGrades } from './relevance/ndcg.ts';
import { mean } from './relevance/relevance.ts';

/** Judgements, as `[{ "set": "office", "query": "…", "grades": { "feed id": 0 to 3 } }]`. */
const JUDGED = process.env.BENCH_JUDGED;
/** Where the feed of each set is: `office=/path/feed.ndjson.gz,parts=…`. */
const FEEDS = process.env.BENCH_JUDGED_FEEDS ?? '';
/** Results read of each ranking where only judged ones count. */
const readDepth = 100;
const depth = 10;

interface JudgedFile {
  set: string;
  query: string;
  grades: Record<string, number>;
}

/** What one ranking of one query came to; `judged` counts judged results alone, `share` is that of them in the top ten. */
interface Ranked {
  raw: number;
  judged: number;
  share: number;
}

/** One judged query by search and by plain BM25. */
interface JudgedOutcome {
  set: string;
  query: string;
  own: Ranked;
  bm25: Ranked;
  /** ids of the best ten of search */
  top: string[];
}

type FeedRow = JudgedRow & { id: string };

function readRows(file: string): FeedRow[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FeedRow);
}

/** A value no feed may have, such as an object, is left out. */
function withPlainValues(row: FeedRow): FeedRow {
  const attributes = (row.attributes ?? []).filter(({ value }) => typeof value !== 'object');
  return { ...row, attributes };
}

function graded(ids: readonly string[], grades: Readonly<Record<string, number>>): Ranked {
  const best = Object.values(grades);
  const top = ids.slice(0, depth);
  const judged = ids.filter((id) => id in grades);
  return {
    raw:
      ndcgOfGrades(
        top.map((id) => grades[id] ?? 0),
        best,
      ) ?? 0,
    judged:
      ndcgOfGrades(
        judged.map((id) => grades[id] ?? 0),
        best,
      ) ?? 0,
    share: top.filter((id) => id in grades).length / Math.max(1, top.length),
  };
}

/** One feed in search and in plain BM25. */
class JudgedFeed {
  private readonly rows: FeedRow[];
  private readonly search: ProductSearch<Product>;
  private readonly bm25: Bm25;

  constructor(file: string) {
    this.rows = readRows(file).map(withPlainValues);
    const products = this.rows.map((row, at) => productOf(row, at + 1));
    this.search = new ProductSearch(products);
    this.bm25 = new Bm25(products.map(textOf), plainWords);
  }

  async outcome({ set, query, grades }: JudgedFile): Promise<JudgedOutcome | null> {
    if (!Object.values(grades).some((grade) => grade > 0)) return null;
    const { items } = await this.search.list({ q: query, size: readDepth });
    const own = items.map(({ id }) => this.idOf(id - 1));
    const plain = this.bm25.search(query, readDepth).map((place) => this.idOf(place));
    return { set, query, own: graded(own, grades), bm25: graded(plain, grades), top: own.slice(0, depth) };
  }

  private idOf(place: number): string {
    return this.rows[place]?.id ?? '';
  }
}

const textOf = ({ name, brand = '', category = [], attributes = [], description = '' }: Product): string => {
  const told = attributes.map((one) => `${one.name} ${one.value} ${one.unit ?? ''}`);
  return [name, brand, ...category, ...told, description].join(' ');
};

/** The settings' sets, each query by search and by plain BM25. Queries for which nothing is right are left out. */
async function judgedOutcomes(judgements = JUDGED, feeds = FEEDS): Promise<JudgedOutcome[]> {
  if (!judgements) return [];
  const judged = JSON.parse(readFileSync(judgements, 'utf8')) as JudgedFile[];
  const outcomes: JudgedOutcome[] = [];
  for (const pair of feeds.split(',').filter(Boolean)) {
    const [set = '', file = ''] = pair.split('=');
    const feed = new JudgedFeed(file);
    for (const one of judged)
      if (one.set === set) {
        const outcome = await feed.outcome(one);
        if (outcome) outcomes.push(outcome);
      }
  }
  return outcomes;
}

const lead = 1.15;

function figuresOf(set: string, outcomes: readonly JudgedOutcome[]): Figure[] {
  const of = (pick: (one: JudgedOutcome) => number) => mean(outcomes.map(pick));
  return (['raw', 'judged'] as const).flatMap((how) => {
    const [own, bm25] = [of((one) => one.own[how]), of((one) => one.bm25[how])];
    const what = `nDCG@10 ${set}, ${outcomes.length} queries, ${how}`;
    const shares = `share judged ${of((one) => one.own.share).toFixed(2)}, BM25 ${of((one) => one.bm25.share).toFixed(2)}`;
    return [
      { what: `${what}: BM25`, value: bm25, unit: '' },
      {
        what: `${what} (${shares})`,
        value: own,
        unit: '',
        goal: `≥ ${lead} × BM25`,
        met: own >= lead * bm25,
      },
    ];
  });
}

/** Figures of every set of the file, and each query by itself in what is kept. */
export async function judgedFigures(keep: (name: string, data: unknown) => void): Promise<Figure[]> {
  const outcomes = await judgedOutcomes();
  keep('queries', outcomes);
  const bySet = Map.groupBy(outcomes, ({ set }) => set);
  return [...bySet].flatMap(([set, own]) => figuresOf(set, own));
}
