/** Where a browser keeps the records of the back office that somebody opened last; theirs alone, so it ends with signing out. */
export const recentRecordsKey = 'recent-records';
