/** Where a browser keeps the records of the back office that somebody opened last; theirs alone, so it ends with signing out. */
export const recentRecordsKey = 'recent-records';

/** Where a browser keeps how somebody has arranged the columns of the back office's lists; theirs alone, so it ends with signing out. */
export const tableArrangementsKey = 'table-arrangements';

/** All that a browser keeps of whoever is signed in, beside cookies: what signing out forgets. */
export const personalKeys = [recentRecordsKey, tableArrangementsKey] as const;
