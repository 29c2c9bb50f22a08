/** How a shop is started. */
export type StackOptions = {
  home: string;
  host: string;
  port: number;
  /** `all`: every service in one process. `one`: a process for each. */
  mode: 'all' | 'one';
  /** Products of the demo catalogue, loaded once for each database; 0 for none. */
  products: number;
  /** Orders of the demo history, written with the demo catalogue; none where left out. */
  orders?: number;
  /** Starts the services again whenever one of their files changes. */
  watchServices?: boolean;
  /** Added to the environment of every part. */
  extraEnvironment?: Record<string, string>;
  onProgress: (line: string) => void;
  /** Breaks off the start. */
  signal?: AbortSignal | undefined;
};
