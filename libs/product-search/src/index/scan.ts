import { setImmediate as nextTurn } from 'node:timers/promises';
import { everything, type WholeBranch } from './branch-counts.ts';
import { isOpen, type Filters } from './filters.ts';
import { Pass, segmentSize, Scratch, type ScanResult } from './pass.ts';
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

/**
 * Told the places that pass, before they are counted: who needs some of them can ask for what belongs to them, and
 * counting then waits for the promise given back, so that the question is on its way. That it failed is the asker's
 * to know: the pass goes on.
 */
export type OnPassed = (docs: Uint32Array) => Promise<unknown> | undefined;

/** A short pass takes the turn it is in, or waits for one between filtering and counting; so many may do that. */
const maxWaiting = 4;
let waiting = 0;
const shortScratches: Scratch[] = [];
const longScratch = new Scratch();
let longTurn: Promise<unknown> = Promise.resolve();

/**
 * Filters and counts a scope. Over many products it gives way to other work between its segments, so that nobody waits
 * for somebody else's look at the whole catalogue; such passes run one after the other.
 */
export function scan(
  index: ProductIndex,
  scope: Scope,
  filters: Filters,
  onPassed: OnPassed = () => undefined,
): ScanResult | Promise<ScanResult> {
  const known = isOpen(filters) ? wholeOf(index, scope) : null;
  if (known?.isRun && 'run' in scope) {
    const { start, end } = scope.run;
    return { ...known.counts, docs: index.places.subarray(start, end) };
  }
  const told: OnPassed = (docs) => onPassed(docs)?.catch(() => undefined);
  if (placesOf(scope) <= segmentSize) return short(index, scope, filters, told);
  const turn = longTurn.then(() =>
    inTurns(stepsOf(index, scope, filters, { scratch: longScratch, onPassed: told })),
  );
  longTurn = turn.catch(() => undefined);
  return turn;
}

type Steps = Generator<Promise<unknown> | undefined, ScanResult>;

/** A pass in one go, or in two where somebody asks for something between. */
function short(
  index: ProductIndex,
  scope: Scope,
  filters: Filters,
  onPassed: OnPassed,
): ScanResult | Promise<ScanResult> {
  const { stamp } = index.branches;
  const scratch = shortScratches.pop() ?? new Scratch();
  const told = waiting < maxWaiting ? onPassed : withoutWaiting(onPassed);
  const steps = stepsOf(index, scope, filters, { scratch, onPassed: told });
  const proceed = () => {
    const result = untilWaiting(steps);
    if ('docs' in result) shortScratches.push(scratch);
    return result;
  };
  const begun = proceed();
  if ('docs' in begun) return begun;
  waiting += 1;
  return begun.waitsFor.then(() => {
    waiting -= 1;
    // What passed may have changed meanwhile: then all is looked at anew, in one go, and this memory is given up.
    const isSame = stamp === index.branches.stamp;
    return isSame ? (proceed() as ScanResult) : short(index, scope, filters, withoutWaiting(onPassed));
  });
}

const withoutWaiting =
  (onPassed: OnPassed): OnPassed =>
  (docs) => {
    void onPassed(docs);
    return undefined;
  };

function untilWaiting(steps: Steps): ScanResult | { waitsFor: Promise<unknown> } {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (value) return { waitsFor: value };
  }
}

async function inTurns(steps: Steps): Promise<ScanResult> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await nextTurn();
  }
}

function* stepsOf(
  index: ProductIndex,
  scope: Scope,
  filters: Filters,
  { scratch, onPassed }: { scratch: Scratch; onPassed: OnPassed },
): Steps {
  const { stamp } = index.branches;
  scratch.fit(index.values.size, placesOf(scope));
  const pass = new Pass(index, filters, scratch);
  for (const places of placesIn(scope, index)) {
    pass.filter(places);
    yield;
  }
  yield onPassed(pass.docs);
  // What changed since the pass began may be in it or not: then the whole says nothing about it.
  const whole = stamp === index.branches.stamp ? wholeOf(index, scope) : null;
  yield* pass.count(whole && whole.counts);
  const found = pass.result();
  if (isOpen(filters) && 'run' in scope && stamp === index.branches.stamp) {
    const { docs, ...counts } = found;
    index.branches.storeCounts(scope.branch, { counts, isRun: isRun(docs, scope.run) });
  }
  return found;
}

const wholeOf = (index: ProductIndex, scope: Scope): WholeBranch | null =>
  'run' in scope ? index.branches.findCounts(scope.branch) : null;

/** Places of a run come in order; with as many as it has and none behind it, they are all of it. */
const isRun = (docs: Uint32Array, { start, end }: Run): boolean =>
  docs.length === end - start && (docs.at(-1) ?? -1) < end;

/** How many places a scope has at most. */
const placesOf = (scope: Scope): number =>
  'docs' in scope ? scope.docs.length : scope.run.end - scope.run.start + scope.later.end - scope.later.start;

/** The places of a scope, at most a segment at a time. */
function* placesIn(scope: Scope, { live, places }: ProductIndex): Generator<Uint32Array> {
  if ('docs' in scope) {
    yield* inSegments(scope.docs);
    return;
  }
  const { run, later } = scope;
  yield* inSegments(places.subarray(run.start, run.end));
  const added: number[] = [];
  for (let doc = later.start; doc < later.end; doc += 1) if (live[doc] && later.accepts(doc)) added.push(doc);
  yield Uint32Array.from(added);
}

function* inSegments(places: Uint32Array): Generator<Uint32Array> {
  for (let start = 0; start < places.length; start += segmentSize)
    yield places.subarray(start, start + segmentSize);
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
