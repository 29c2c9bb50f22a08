/** Deeper than any body of ours; what goes further would exhaust the stack of whoever walks it. */
const maxDepth = 32;

/** Whether a JSON value nests deeper than any of our schemas. Stops at the limit, so it costs little. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth >= maxDepth || Object.values(value).some((inner) => isTooDeep(inner, depth + 1));
}
