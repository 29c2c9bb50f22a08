/** Days after the day an invoice was due from which each reminder is sent; after the last the account is on hold. */
const daysOfLevels = [1, 15, 30] as const;
export type DunningLevel = 1 | 2 | 3;
/** After this one the account is on hold. */
export const lastLevel: DunningLevel = 3;

/**
 * The reminder an overdue invoice has come to; null before the first.
 * @param dueDay ISO day it was due
 * @param today ISO day at the store
 */
export function dunningLevel(dueDay: string, today: string): DunningLevel | null {
  const late = (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${dueDay}T00:00:00Z`)) / 86_400_000;
  const level = daysOfLevels.filter((days) => late >= days).length;
  return level === 0 ? null : (level as DunningLevel);
}
