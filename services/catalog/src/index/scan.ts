import { setImmediate as nextTurn } from 'node:timers/promises';
import { Pass, Scratch, type Filters, type ScanResult } from './pass.ts';
import type { ProductIndex } from './product-index.ts';

/** Where a pass looks: runs of places, or a list of them; `accepts` has the last word on places that came later. */
export type Scope =
  | { docs: Uint32Array }
  | {
      run: { start: number; end: number };
      later: { start: number; end: number; accepts(doc: number): boolean };
    };

/** Places looked at before others get their turn: some milliseconds. */
const piece = 65_536;

/** A short pass never waits, so that one set of memory serves them all; long ones take turns with another. */
const shortScratch = new Scratch();
const longScratch = new Scratch();
let longTurn: Promise<unknown> = Promise.resolve();

/**
 * Filters and counts a scope. Over many products it gives way to other work between its pieces, so that nobody waits
 * for somebody else's look at the whole catalogue; such passes run one after the other.
 */
export function scan(index: ProductIndex, scope: Scope, filters: Filters): ScanResult | Promise<ScanResult> {
  if (placesOf(scope) <= piece) {
    const pass = new Pass(index, filters, shortScratch);
    for (const take of piecesOf(scope, index)) take(pass);
    return pass.result();
  }
  const turn = longTurn.then(() => scanInPieces(index, scope, filters));
  longTurn = turn.catch(() => undefined);
  return turn;
}

async function scanInPieces(index: ProductIndex, scope: Scope, filters: Filters): Promise<ScanResult> {
  const pass = new Pass(index, filters, longScratch);
  for (const take of piecesOf(scope, index)) {
    take(pass);
    await nextTurn();
  }
  return pass.result();
}

const placesOf = (scope: Scope): number =>
  'docs' in scope ? scope.docs.length : scope.run.end - scope.run.start;

function* piecesOf(scope: Scope, { alive }: ProductIndex): Generator<(pass: Pass) => void> {
  if ('docs' in scope) {
    for (let start = 0; start < scope.docs.length; start += piece)
      yield (pass) => pass.takeList(scope.docs.subarray(start, start + piece));
    return;
  }
  const { run, later } = scope;
  for (let start = run.start; start < run.end; start += piece)
    yield (pass) => pass.takeRun(start, Math.min(start + piece, run.end));
  const added: number[] = [];
  for (let doc = later.start; doc < later.end; doc += 1)
    if (alive[doc] && later.accepts(doc)) added.push(doc);
  yield (pass) => pass.takeList(Uint32Array.from(added));
}

/** The whole catalogue, or a category with everything below it. */
export function scopeOf(index: ProductIndex, categoryId: number | null): Scope {
  const later = { start: index.builtCount, end: index.count };
  if (categoryId === null)
    return { run: { start: 0, end: index.builtCount }, later: { ...later, accepts: () => true } };
  const category = index.references.categories.get(categoryId);
  const branch = new Set(category ? index.references.branchOf(category).map(({ id }) => id) : []);
  const accepts = (doc: number) => branch.has(index.categories[doc] as number);
  return { run: index.runs.get(categoryId) ?? { start: 0, end: 0 }, later: { ...later, accepts } };
}
