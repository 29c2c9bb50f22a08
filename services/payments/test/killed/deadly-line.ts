import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** When the line strikes: a call that begins so, before the provider hears of it or after it has done it. */
export interface Strike {
  readonly method: string;
  readonly path: RegExp;
  readonly when: 'before' | 'after';
  readonly kill: () => Promise<void>;
}

/** The line between the service and its provider, on which whoever calls can be killed; no answer comes back then. */
export async function startDeadlyLine(provider: string) {
  let strike: Strike | null = null;
  const struck = (when: Strike['when'], { method, url = '' }: http.IncomingMessage): boolean =>
    strike?.when === when && strike.method === method && strike.path.test(url);
  const line = http.createServer((request, response) => {
    void buffer(request).then(async (body) => {
      if (struck('before', request)) return end(response);
      const headers = { ...request.headers } as Record<string, string>;
      for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) delete headers[name];
      const { method = 'GET', url = '' } = request;
      const sent = method === 'GET' ? {} : { body };
      const answer = await fetch(provider + url, { method, headers, ...sent });
      const text = Buffer.from(await answer.arrayBuffer());
      if (struck('after', request)) return end(response);
      const type = answer.headers.get('content-type') ?? 'application/json';
      response.writeHead(answer.status, { 'content-type': type }).end(text);
    });
  });
  async function end(response: http.ServerResponse): Promise<void> {
    const { kill } = strike ?? {};
    strike = null;
    await kill?.();
    response.destroy();
  }
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    strikeAt: (at: Strike) => (strike = at),
    /** whether it has struck */
    get hasStruck(): boolean {
      return strike === null;
    },
    stop: () => {
      line.closeAllConnections();
      line.close();
    },
  };
}
