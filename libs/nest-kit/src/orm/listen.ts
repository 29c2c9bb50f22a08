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

const retryEvery = 500;
const connectWithin = 10_000;

/** Listens to NOTIFY on a connection of its own and reconnects when it is lost. Returns what ends it. */
export function listen(options: ListenOptions): () => Promise<void> {
  const { log, channel } = options;
  let stopped = false;
  let client: Client | undefined;
  const loop = async () => {
    let isLost = false;
    while (!stopped) {
      client = new Client({
        connectionString: options.databaseUrl,
        connectionTimeoutMillis: connectWithin,
      });
      try {
        const { lost } = await connect(client, options);
        if (isLost) log.info({ channel }, 'listening again');
        isLost = false;
        options.onConnected();
        await lost;
      } catch (err) {
        // told once, however long the database is away
        if (!isLost) log.warn({ err, channel }, 'cannot listen, trying again');
        isLost = true;
      }
      await client.end().catch(() => undefined);
      if (!stopped) await sleep(retryEvery);
    }
  };
  void loop();
  return async () => {
    stopped = true;
    await client?.end().catch(() => undefined);
  };
}

/** Begins to listen; `lost` resolves when the connection has ended. */
async function connect(client: Client, options: ListenOptions): Promise<{ lost: Promise<void> }> {
  const lost = Promise.withResolvers<void>();
  client.on('error', () => lost.resolve()).on('end', () => lost.resolve());
  client.on('notification', ({ payload }) => options.onNotice(payload ?? ''));
  await client.connect();
  await client.query(`listen "${options.channel}"`);
  return { lost: lost.promise };
}
