import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Answer } from './message.ts';
import type { Routes } from './routes.ts';

const closed = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
/** Browsers call the card provider's API from the shop's pages; it knows no cookies. */
const forBrowsers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-allow-methods': 'GET, POST',
};

/** The one server of the sandbox: mail, both providers, and the pages of its switches. */
export function createSandboxServer(routes: Routes): http.Server {
  return http.createServer((request, response) => {
    void answerRequest(routes, request, response);
  });
}

async function answerRequest(
  routes: Routes,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'sandbox'}`);
    if (request.method === 'OPTIONS') return void response.writeHead(204, forBrowsers).end();
    const body = await text(request);
    const message = { method: request.method ?? 'GET', url, headers: request.headers, body };
    sendAnswer(response, await routes.answerMessage(message));
  } catch (error) {
    process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
    sendAnswer(response, { status: 500, type: 'text/plain', body: 'The sandbox failed.' });
  }
}

function sendAnswer(
  response: ServerResponse,
  { status = 200, type, body, headers = {}, isLost }: Answer,
): void {
  if (isLost) return void response.destroy();
  const api = type === 'application/json' ? forBrowsers : {};
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...closed, ...api, ...headers });
  response.end(body);
}
