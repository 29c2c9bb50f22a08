import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { exportFeed } from '../export-feed.ts';
import type { ExportOrder } from './export-order.ts';

// The process that exports for the back office, to its standard output. It goes when the service that started it is gone.
process.on('disconnect', () => process.exit(1));
process.once('message', (order: ExportOrder) => {
  writeExport(order).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function writeExport({ databaseUrl, gzip, ...options }: ExportOrder): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const pieces = Readable.from(exportFeed(client, { ...options, onProgress: () => undefined }));
    if (gzip) await pipeline(pieces, createGzip(), process.stdout, { end: false });
    else await pipeline(pieces, process.stdout, { end: false });
  } finally {
    await client.end();
  }
}
