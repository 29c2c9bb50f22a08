import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { EntityManager } from '@mikro-orm/postgresql';
import { startTestService } from '@gantry/nest-kit/testing';
import { catalogService } from '../../src/catalog.service-definition.ts';
import { NoticeEvents } from '../../src/stock-notice/notice-events.ts';

const program = import.meta.filename;

/** Starts a process that sends all notices that are due and is killed, as by a power cut, before it commits. */
export async function sendAndDie(databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', '@gantry/tooling/register', program], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const [said] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown];
  child.kill('SIGKILL');
  await ended;
  if (String(said) !== 'sent') throw new Error('The process ended by itself.');
}

async function send(databaseUrl: string): Promise<void> {
  const { app } = await startTestService(catalogService, { databaseUrl });
  const mark = { event: 'notices.due', entity: 'catalogue', version: 'doomed' } as const;
  await app
    .get(EntityManager)
    .fork()
    .transactional(async () => {
      await app.get(NoticeEvents, { strict: false }).sendDue({}, mark);
      process.stdout.write('sent');
      await once(process, 'never');
    });
}

if (process.argv[1] === program) await send(process.env.DATABASE_URL ?? '');
