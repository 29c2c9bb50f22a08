import { setImmediate as nextTurn } from 'node:timers/promises';
import { everything, type WholeBranch } from './branch-counts.ts';
import { isOpen, type Filters } from './filters.ts';
import { Pass, piece, Scratch, type ScanResult } from './pass.ts';
import type { ProductIndex } from './product-index.ts';

interface Run {
  start: number;
  end: number;
}

/** Where a pass looks: a branch, which is a run of places and those among the later ones it accepts, or a list. */
export type Scope =
  | { docs: Uint32Array }
  | {
      /** a category, or `everything` */
      branch: number;
      run: Run;
      later: Run & { accepts(doc: number): boolean };
    };

/** A short pass never waits, so that one set of memory serves them all; long ones take turns with another. */
const shortScratch = new Scratch();
const longScratch = new Scratch();
let longTurn: Promise<unknown> = Promise.resolve();

/**
 * Filters and counts a scope. Over many products it gives way to other work between its pieces, so that nobody waits
 * for somebody else's look at the whole catalogue; such passes run one after the other.
 */
export function scan(index: ProductIndex, scope: Scope, filters: Filters): ScanResult | Promise<ScanResult> {
  const known = isOpen(filters) ? wholeOf(index, scope) : null;
  if (known?.isRun && 'run' in scope) {
    const { start, end } = scope.run;
    return { ...known.counts, docs: index.places.subarray(start, end) };
  }
  if (placesOf(scope) <= piece) return atOnce(stepsOf(index, scope, filters, shortScratch));
  const turn = longTurn.then(() => inTurns(stepsOf(index, scope, filters, longScratch)));
  longTurn = turn.catch(() => undefined);
  return turn;
}

type Steps = Generator<void, ScanResult>;

function atOnce(steps: Steps): ScanResult {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

async function inTurns(steps: Steps): Promise<ScanResult> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await nextTurn();
  }
}

function* stepsOf(index: ProductIndex, scope: Scope, filters: Filters, scratch: Scratch): Steps {
  const { stamp } = index.branches;
  const pass = new Pass(index, filters, scratch);
  for (const places of placesIn(scope, index)) {
    pass.filter(places);
    yield;
  }
  // What changed since the pass began may be in it or not: then the whole says nothing about it.
  const whole = stamp === index.branches.stamp ? wholeOf(index, scope) : null;
  yield* pass.count(whole && whole.counts);
  const found = pass.result();
  if (isOpen(filters) && 'run' in scope && stamp === index.branches.stamp) {
    const { docs, ...counts } = found;
    index.branches.keep(scope.branch, { counts, isRun: isRun(docs, scope.run) });
  }
  return found;
}

const wholeOf = (index: ProductIndex, scope: Scope): WholeBranch | null =>
  'run' in scope ? index.branches.get(scope.branch) : null;

/** Places of a run come in order; with as many as it has and none behind it, they are all of it. */
const isRun = (docs: Uint32Array, { start, end }: Run): boolean =>
  docs.length === end - start && (docs.at(-1) ?? -1) < end;

const placesOf = (scope: Scope): number =>
  'docs' in scope ? scope.docs.length : scope.run.end - scope.run.start;

/** The places of a scope, at most a piece at a time. */
function* placesIn(scope: Scope, { alive, places }: ProductIndex): Generator<Uint32Array> {
  if ('docs' in scope) {
    yield* inPieces(scope.docs);
    return;
  }
  const { run, later } = scope;
  yield* inPieces(places.subarray(run.start, run.end));
  const added: number[] = [];
  for (let doc = later.start; doc < later.end; doc += 1)
    if (alive[doc] && later.accepts(doc)) added.push(doc);
  yield Uint32Array.from(added);
}

function* inPieces(places: Uint32Array): Generator<Uint32Array> {
  for (let start = 0; start < places.length; start += piece) yield places.subarray(start, start + piece);
}

/** The whole catalogue, or a category with everything below it. */
export function scopeOf(index: ProductIndex, categoryId: number | null): Scope {
  const later = { start: index.builtCount, end: index.count };
  if (categoryId === null) {
    const run = { start: 0, end: index.builtCount };
    return { branch: everything, run, later: { ...later, accepts: () => true } };
  }
  const category = index.references.categories.get(categoryId);
  const branch = new Set(category ? index.references.branchOf(category).map(({ id }) => id) : []);
  const accepts = (doc: number) => branch.has(index.categories[doc] as number);
  const run = index.runs.get(categoryId) ?? { start: 0, end: 0 };
  return { branch: categoryId, run, later: { ...later, accepts } };
}
