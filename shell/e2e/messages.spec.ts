import { ambiguousRequests } from '@gantry/testing/ambiguous-requests';
import { expect, test } from '@gantry/testing/playwright';
import { RawConnection } from '@gantry/testing/raw-connection';
import { neighbors } from './kit/neighbors.ts';

const piece = '/api/v1/admin/catalogue/imports/0195b2a0-0000-7000-8000-000000000001/file?offset=0';
/** One address of each kind: pages, what is passed on to the gateway, uploads, files of our own. */
const targets = [
  '/brands',
  '/api/v1/catalog/brands',
  '/image/card/store',
  '/file/drawing/store.svg',
  piece,
  '/assets/nothing.js',
  '/healthcheck',
];
const hidden = 'GET /api/v1/catalog/products?size=1 HTTP/1.1\r\nHost: shop\r\n\r\n';
const large = 2_000_000;
const zeros = `${large.toString(16)}\r\n${'0'.repeat(large)}\r\n0\r\n\r\n`;

for (const target of targets)
  test(`no request hides in one for ${target}, and nobody gets another’s answer`, async ({ baseURL }) => {
    const others = await neighbors(baseURL!);
    const seen: unknown[] = [];
    const expected: unknown[] = [];
    for (const { what, status, bytes } of ambiguousRequests({ target, hidden })) {
      const connection = await RawConnection.open(baseURL!);
      const answers = await connection.send(bytes + hidden).rest();
      seen.push([what, answers.map((answer) => [answer.status, answer.headers.connection])]);
      expected.push([what, [[status, 'close']]]);
      connection.close();
    }
    expect(seen).toEqual(expected);
    expect(await others.stop()).toEqual([]);
  });

test('a body that looks like a request is a body, wherever it is sent', async ({ baseURL }) => {
  const others = await neighbors(baseURL!);
  for (const target of targets)
    for (const fields of [`Content-Length: ${hidden.length}`, 'Transfer-Encoding: chunked']) {
      const connection = await RawConnection.open(baseURL!);
      const body = fields.startsWith('T')
        ? `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
        : hidden;
      const head = `PUT ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${fields}\r\n`;
      const answers = await connection
        .send(`${head}Content-Type: application/octet-stream\r\n\r\n${body}`)
        .rest();
      expect([target, answers.length]).toEqual([target, 1]);
      connection.close();
    }
  expect(await others.stop()).toEqual([]);
});

type Answered = Exclude<Awaited<ReturnType<RawConnection['next']>>, 'closed'>;

for (const target of ['/api/v1/catalog/brands', '/image/card/store', '/brands'])
  test(`requests for ${target} sent without waiting are answered in their order`, async ({ baseURL }) => {
    const asked = ['/builds/latest.json', target, '/api/v1/catalog/products?size=1', target];
    const askAlone = () => Promise.all(asked.map((path) => bodyAlone(baseURL!, path)));
    const before = await askAlone();
    const connection = await RawConnection.open(baseURL!);
    connection.send(asked.map((path) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`).join(''));
    const answers: Answered[] = [];
    for (let n = 0; n < asked.length; n += 1) answers.push((await connection.next()) as Answered);
    connection.close();
    // a cached page may be drawn anew meanwhile, and says then when that was
    const after = await askAlone();
    for (const [at, path] of asked.entries()) {
      const answer = answers[at];
      expect([path, answer?.status]).toEqual([path, 200]);
      expect([before[at], after[at]]).toContain(answer?.body);
    }
  });

async function bodyAlone(address: string, path: string): Promise<string> {
  const connection = await RawConnection.open(address);
  const [answer] = await connection
    .send(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
    .rest();
  connection.close();
  return answer!.body;
}

const own = 'Sec-Fetch-Site: same-origin\r\nX-Gantry-Client: 1\r\n';
const tooLarge: readonly (readonly [what: string, start: string, status: number])[] = [
  ['a call', `POST /api/v1/auth/recovery HTTP/1.1\r\nContent-Type: application/json\r\n${own}`, 413],
  [
    'a form of a page',
    `POST /sign-in HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\n${own}`,
    413,
  ],
  ['a form of another site', 'POST /sign-in HTTP/1.1\r\nSec-Fetch-Site: cross-site\r\n', 403],
  [
    'a piece of a file from nobody',
    `PUT ${piece} HTTP/1.1\r\nContent-Type: application/octet-stream\r\n${own}`,
    401,
  ],
  [
    'a call to nowhere',
    `POST /api/v1/no/such/call HTTP/1.1\r\nContent-Type: application/json\r\n${own}`,
    413,
  ],
  ['a picture', 'POST /image/card/store HTTP/1.1\r\n', 404],
  ['a file of ours', 'POST /assets/nothing.js HTTP/1.1\r\n', 405],
  ['a page with a method it has not', 'DELETE /brands HTTP/1.1\r\n', 405],
  ['a page in capitals', 'POST /BRANDS HTTP/1.1\r\n', 308],
  ['a report', 'POST /csp-report HTTP/1.1\r\n', 204],
];
for (const [what, start, status] of tooLarge)
  test(`2 MB for ${what} are answered ${status} at once, and leave no connection hanging`, async ({
    baseURL,
  }) => {
    for (const [fields, body] of [
      [`Content-Length: ${large}`, '0'.repeat(large)],
      ['Transfer-Encoding: chunked', zeros],
    ] as const) {
      const connection = await RawConnection.open(baseURL!);
      connection.send(`${start}Host: shop\r\n${fields}\r\n\r\n${body}`);
      const answer = await connection.next();
      expect(answer).toMatchObject({ status });
      const next = await connection.send('GET /builds/latest.json HTTP/1.1\r\nHost: shop\r\n\r\n').next();
      const isLast = answer !== 'closed' && answer.headers.connection === 'close';
      if (isLast) expect(next).toBe('closed');
      else expect(next).toMatchObject({ status: 200 });
      connection.close();
    }
  });
