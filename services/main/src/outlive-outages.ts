import { isDatabaseAway } from '@gantry/nest-kit/database-away';
import type { Logger } from '@gantry/nest-kit/logger';

/**
 * A promise that fails because the database is away, and that nobody waits for, is logged and ends nothing: what it
 * was about is done again when the database is back. Whatever else nobody handles still ends the process, for nobody
 * knows what state it is in; it is started again.
 */
export function outliveOutages(log: Logger): void {
  const judge = (err: unknown) => {
    if (isDatabaseAway(err)) return log.error({ err }, 'nobody handled that the database is away');
    log.error({ err }, 'nobody handled this');
    process.exit(1);
  };
  process.on('unhandledRejection', judge);
  process.on('uncaughtException', judge);
}
