/** The same address with some of its query changed; null takes a part out. */
export function withQuery(
  path: string,
  search: URLSearchParams,
  changes: Record<string, string | null>,
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next.size > 0 ? `${path}?${next}` : path;
}
