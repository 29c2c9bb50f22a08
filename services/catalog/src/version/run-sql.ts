/** Runs SQL with positional parameters inside the caller's transaction. */
export type RunSql = (sql: string, parameters: unknown[]) => Promise<unknown>;
