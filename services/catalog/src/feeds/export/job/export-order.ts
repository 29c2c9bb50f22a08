import type { ExportOptions } from '../export-feed.ts';

/** What the process that exports is to write. */
export interface ExportOrder extends Omit<ExportOptions, 'onProgress'> {
  readonly databaseUrl: string;
  readonly gzip: boolean;
}
