/** A moment as the contracts write it: drivers answer dates, or the text that PostgreSQL gives. */
export function isoText(moment: Date | string): string;
export function isoText(moment: Date | string | null): string | null;
export function isoText(moment: Date | string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
