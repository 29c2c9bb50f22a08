import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { browser, cookie, ourServer, sessions, startGateway } from './gateway-under-test.ts';

let under: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  under = await startGateway();
});
afterAll(() => under.gateway.stop());

const written = async (path: string, headers: Record<string, string>) => {
  const answer = await under.get(path, { ...cookie(sessions.old), ...headers });
  const lines = answer.headers['set-cookie'];
  return (Array.isArray(lines) ? lines : lines ? [lines] : []).filter((line) =>
    line.startsWith('accessToken='),
  );
};

test('calls of a browser get the new secret of a session, the same for all at once, which ends with the browser', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => written('/my-account/orders', browser)));
  const line = `accessToken=${'n'.repeat(43)}; Path=/; HttpOnly; SameSite=Lax`;
  expect(answers).toEqual(Array.from({ length: 5 }, () => [line]));
  expect(under.renewals).toHaveLength(1);
});

test('our own server gets none: its answer may be lost on the way', async () => {
  expect(await written('/my-account/orders', ourServer)).toEqual([]);
});
