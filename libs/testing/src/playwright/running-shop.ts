import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the parts of the shop under test are. */
export type RunningShop = {
  url: string;
  /** The page on which the sandbox shows the mails it caught. */
  mailUrl: string;
  /** Folder with the shop's data, and `run.json` in it. */
  home: string;
};

/** Environment the running shop was started with, and the processes of its parts. */
export interface RunFile {
  readonly env: Readonly<Record<string, string | undefined>> & { readonly DATABASE_URL: string };
  readonly pids: Readonly<Record<string, number | undefined>>;
}

/** What the shop's `run.json` says. */
export const runFile = (): RunFile =>
  JSON.parse(readFileSync(path.join(runningShop().home, 'run.json'), 'utf8')) as RunFile;

/** @throws when the suite was not started by `npm run e2e` or `npm test`, which name the running shop. */
export function runningShop(): RunningShop {
  const { GANTRY_URL, GANTRY_MAIL_URL, GANTRY_HOME } = process.env;
  if (!GANTRY_URL || !GANTRY_MAIL_URL || !GANTRY_HOME) {
    throw new Error(
      'GANTRY_URL, GANTRY_MAIL_URL and GANTRY_HOME must name a running shop; use "npm run e2e".',
    );
  }
  return { url: GANTRY_URL, mailUrl: GANTRY_MAIL_URL, home: GANTRY_HOME };
}
