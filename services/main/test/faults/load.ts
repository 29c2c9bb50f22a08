import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientHeader } from '@gantry/contracts/cookies';

/** Asks on a line of its own. @returns how it was answered; `broken off` for an answer that begins and never ends */
export function askOnce(url: string): Promise<string> {
  return new Promise((resolve) => {
    const request = http.get(url, { agent: false, headers: { [clientHeader]: '1' } }, (response) => {
      const { statusCode, headers } = response;
      const after = headers['retry-after'] === undefined ? '' : ' with Retry-After';
      response
        .resume()
        .on('close', () => resolve(response.complete ? `${statusCode}${after}` : 'broken off'));
    });
    request.on('error', () => resolve('no answer'));
  });
}

/**
 * Has so many clients ask for an address, each again as soon as it is answered, while something happens.
 * @returns how they were answered, each way once
 */
export async function underLoad(
  { url, clients }: { readonly url: string; readonly clients: number },
  during: () => Promise<void>,
): Promise<string[]> {
  const answers = new Set<string>();
  const stopping = new AbortController();
  const asking = Promise.all(
    Array.from({ length: clients }, async () => {
      for (; !stopping.signal.aborted; await sleep(10)) answers.add(await askOnce(url));
    }),
  );
  await during().finally(() => stopping.abort());
  await asking;
  return [...answers];
}
