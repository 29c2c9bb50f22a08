/** Where a browser keeps the records of the back office that somebody opened last; theirs alone, so it ends with signing out. */
export const recentRecordsKey = 'recent-records';

/**
 * Where a browser keeps how each account has arranged the columns of the back office's lists. It tells nothing about
 * anybody, and stays when they sign out in the evening.
 */
export const tableArrangementsKey = 'table-arrangements';

/** What a browser keeps of whoever is signed in, beside cookies, and signing out forgets. */
export const personalKeys = [recentRecordsKey] as const;
