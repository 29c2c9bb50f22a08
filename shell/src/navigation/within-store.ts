import { checkTarget } from './targets.ts';

/**
 * Runs a loader or action and refuses a redirect that would lead off the site (specification §8).
 * @param address of the page, to know the site by
 * @throws Error instead of following such a redirect
 */
export async function withinStore<Result>(
  address: string,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    const result = await run();
    checkRedirect(result, address);
    return result;
  } catch (thrown) {
    checkRedirect(thrown, address);
    throw thrown;
  }
}

function checkRedirect(answer: unknown, address: string): void {
  if (!(answer instanceof Response)) return;
  const target = answer.headers.get('location');
  if (target !== null) checkTarget(target, new URL(address).origin);
}
