import { ConfigError } from '@gantry/nest-kit/config';

/** Runs a command; a failure is told in one place and ends with exit code 1. */
export async function exitOnFailure(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    // a wrong configuration is the operator's business: the names, not where in our code they were missed
    process.stderr.write(`${error instanceof ConfigError ? error.message : failureText(error)}\n`);
    process.exit(1);
  }
}

function failureText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
