import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import { pathTricks } from '@gantry/testing/path-tricks';
import { expect, runningShop, test } from '@gantry/testing/playwright';
import { RawConnection } from '@gantry/testing/raw-connection';

const internal = allEndpoints.filter(({ audience }) => audience === 'internal');
const doors: Readonly<Record<string, () => string>> = {
  shop: () => runningShop().url,
  gateway: () => gatewayUrl(),
};

function gatewayUrl(): string {
  const run = readFileSync(path.join(runningShop().home, 'run.json'), 'utf8');
  return (JSON.parse(run) as { env: { GATEWAY_URL: string } }).env.GATEWAY_URL;
}

/** Answers to a method at each target, on as few connections as the door allows. */
async function askAll(
  door: string,
  method: string,
  targets: readonly string[],
): Promise<(number | 'closed')[]> {
  const statuses: (number | 'closed')[] = [];
  let connection = await RawConnection.open(door);
  for (const target of targets) {
    const own = 'Host: shop\r\nX-Gantry-Client: 1\r\nSec-Fetch-Site: same-origin';
    connection.send(`${method} ${target} HTTP/1.1\r\n${own}\r\nContent-Length: 0\r\n\r\n`);
    const answer = await connection.next();
    statuses.push(answer === 'closed' ? answer : answer.status);
    if (answer !== 'closed' && answer.headers.connection !== 'close') continue;
    connection.close();
    connection = await RawConnection.open(door);
  }
  connection.close();
  return statuses;
}

for (const [name, address] of Object.entries(doors))
  test(`no way of writing an address leads through the ${name} to an endpoint of services`, async () => {
    const wrong: unknown[] = [];
    for (const { service, path: own, method } of internal) {
      const targets = pathTricks({ service, path: own.replaceAll(/:\w+/g, 'x') });
      const statuses = await askAll(address(), method, targets);
      for (const [at, status] of statuses.entries())
        if (status === 'closed' || status < 300) wrong.push([method, targets[at], status]);
    }
    expect(wrong).toEqual([]);
  });

for (const target of [
  '/api/v1/inquiries/..\\stock#/messages',
  '/api/v1/../../my-account',
  '/x/../api/v1/catalog/brands',
  '/image/card/../../file/x',
  '/image//card/store',
  '/file/drawing/%2e%2e/x.svg',
])
  test(`${target} is refused, since others could read it differently`, async ({ baseURL }) => {
    const connection = await RawConnection.open(baseURL!);
    connection.send(`GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
    expect((await connection.rest()).map(({ status }) => status)).toEqual([400]);
    connection.close();
  });

test('a product that nothing can be called is a page that could not be found', async ({ request }) => {
  for (const address of ['/i/x%5Cy', '/i/x%252fy', '/i/%00', '/i/..%2fx', '/i/x%2Fy'])
    expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
});
