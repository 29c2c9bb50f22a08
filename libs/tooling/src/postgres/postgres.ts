/** A running PostgreSQL, embedded or external. */
export type Postgres = {
  /** Connection address of a database; without a name the administrative one (external: the one given). */
  url: (database?: string) => string;
  port: number;
  /** Process of the embedded server, another one after a restart; an external one has none of ours. */
  readonly pid?: number;
  /** True when a server left over by a killed parent was taken over instead of started. */
  adopted: boolean;
  external: boolean;
  /** Stops the embedded server in order; does nothing to an external one. */
  stop: () => Promise<void>;
};
