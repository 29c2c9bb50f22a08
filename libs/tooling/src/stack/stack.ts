import type { StackOptions } from './stack-options.ts';
import { StackRun } from './stack-run.ts';

/** A whole running shop. */
export type Stack = {
  url: string;
  mailUrl: string;
  home: string;
  /** The demo accounts in words; empty in production. */
  accounts: string;
  /** Environment for commands that work with this shop. */
  env: Record<string, string>;
  /** Part → process, the database among them. */
  pids: () => Record<string, number>;
  stop: () => Promise<void>;
};

/**
 * Starts a whole shop and waits until every part answers.
 * @throws one sentence for the user when it cannot; what had been started is stopped by then.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const run = new StackRun(options);
  try {
    await run.prepare();
    const accounts = await run.startServices();
    await run.startShell();
    const { url, mailUrl, env } = run;
    return { url, mailUrl, home: options.home, accounts, env, pids: () => run.pids, stop: () => run.stop() };
  } catch (error) {
    await run.stop();
    throw error;
  }
}
