/**
 * The query of a list after two changes of it, the second of which was chosen while the list still showed what it had
 * been before the first: both count. Where they are about the same thing, the second does.
 * @param shown what the list showed as both were chosen
 * @param asked what the first led to
 * @param wanted what the second was to lead to
 */
export function mergedQuery(
  shown: URLSearchParams,
  asked: URLSearchParams,
  wanted: URLSearchParams,
): URLSearchParams {
  const merged = new URLSearchParams(asked);
  for (const name of new Set([...shown.keys(), ...wanted.keys()])) {
    const [before, after] = [shown.get(name), wanted.get(name)];
    if (before === after) continue;
    const value = mergeValue(name, { before, after, now: asked.get(name) });
    if (value === null) merged.delete(name);
    else merged.set(name, value);
  }
  return merged;
}

interface Changed {
  readonly before: string | null;
  readonly after: string | null;
  readonly now: string | null;
}

function mergeValue(name: string, changed: Changed): string | null {
  const { before, after, now } = changed;
  if (name === 'filter' && after !== null) return mergeClauses(changed);
  // another column comes beside those it is sorted by
  if (name !== 'sort' || before === null || after === null || now === null) return after;
  return after.startsWith(`${before},`) ? now + after.slice(before.length) : after;
}

/** Clauses of other columns stay as they are by now. */
function mergeClauses({ before, after, now }: Changed): string | null {
  const [shown, wanted] = [clausesOf(before), clausesOf(after)];
  const clauses = clausesOf(now);
  for (const column of new Set([...shown.keys(), ...wanted.keys()])) {
    const clause = wanted.get(column);
    if (clause === shown.get(column)) continue;
    if (clause === undefined) clauses.delete(column);
    else clauses.set(column, clause);
  }
  return clauses.size > 0 ? [...clauses.values()].join(';') : null;
}

/** By column, as they are written in an address. */
const clausesOf = (filter: string | null): Map<string, string> =>
  new Map((filter ?? '').split(';').flatMap((part) => (part ? [[part.split(':')[0]!, part]] : [])));
