import { isDatabaseAway } from '@gantry/nest-kit/database-away';
import { isDiskFull } from '@gantry/nest-kit/disk-full';
import type { Logger } from '@gantry/nest-kit/logger';

/**
 * A promise that fails because the database is away or a disk is full, and that nobody waits for, is logged and ends
 * nothing: what it was about is done again when that is over. Whatever else nobody handles still ends the process, for
 * nobody knows what state it is in; it is started again.
 */
export function outliveOutages(log: Logger): void {
  const judge = (err: unknown) => {
    log.error({ err }, 'nobody handled this');
    if (!isDatabaseAway(err) && !isDiskFull(err)) process.exit(1);
  };
  process.on('unhandledRejection', judge);
  process.on('uncaughtException', judge);
  // what libraries print there is lost on a full disk or a closed pipe, not worth a process
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
