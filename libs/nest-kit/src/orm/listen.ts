import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from '../logger.ts';

export interface ListenOptions {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly log: Logger;
  onNotice(payload: string): void;
  /** after every (re)connection: notices may have been lost before it */
  onConnected(): void;
}

/** Listens to NOTIFY on a connection of its own and reconnects when it is lost. Returns what ends it. */
export function listen(options: ListenOptions): () => Promise<void> {
  let stopped = false;
  let client: Client | undefined;
  const loop = async () => {
    while (!stopped) {
      client = new Client({ connectionString: options.databaseUrl });
      const lost = Promise.withResolvers<void>();
      client.on('error', () => lost.resolve()).on('end', () => lost.resolve());
      client.on('notification', ({ payload }) => options.onNotice(payload ?? ''));
      try {
        await client.connect();
        await client.query(`listen "${options.channel}"`);
        options.onConnected();
        await lost.promise;
      } catch (err) {
        options.log.warn({ err, channel: options.channel }, 'cannot listen, trying again');
      }
      if (!stopped) await sleep(500);
    }
  };
  void loop();
  return async () => {
    stopped = true;
    await client?.end().catch(() => undefined);
  };
}
