import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call one of our clients made, and how it was answered. */
export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly request: string;
  readonly status: number;
  readonly answer: unknown;
}

/** Stands between a client and the sandbox, and writes down what they say. */
export async function startRecorder(target: string) {
  const calls: Recorded[] = [];
  const server = http.createServer((request, response) => {
    void text(request).then(async (body) => {
      const { method = 'GET', url = '/' } = request;
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(
          ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name),
        ),
      ) as Record<string, string>;
      const sent = method === 'GET' ? { method, headers } : { method, headers, body };
      const answered = await fetch(target + url, sent);
      const answer = await answered.text();
      const path = new URL(url, target).pathname;
      calls.push({
        method,
        path,
        request: body,
        status: answered.status,
        answer: answer ? JSON.parse(answer) : null,
      });
      response.writeHead(answered.status, { 'content-type': 'application/json' }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    calls,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
