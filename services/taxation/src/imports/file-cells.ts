/** What stands between bars in one cell. */
export const listOf = (text = ''): string[] =>
  text
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean);

/** `2017-01-01` or `20170101`; null where nothing stands there, undefined for what is no day. */
export function dayOf(text = ''): string | null | undefined {
  if (text === '') return null;
  const day = /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : text;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  return at && !Number.isNaN(at.valueOf()) && at.toISOString().startsWith(day) ? day : undefined;
}
