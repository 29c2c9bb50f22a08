import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { CaughtMails } from './caught-mails.ts';
import { listPage, missingPage, style } from './pages.ts';

interface Answer {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
  readonly policy?: string;
}

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; form-action 'none'";

/** Shows caught mails: pages for people, `/mails?to=` for tests. */
export function createMailPages(mails: CaughtMails): http.Server {
  return http.createServer((request, response) => send(response, answerRequest(mails, request)));
}

function answerRequest(mails: CaughtMails, request: IncomingMessage): Answer {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  if (request.method !== 'GET') return { status: 405, type: 'text/plain', body: 'Only GET.' };
  if (url.pathname === '/ready') return { type: 'application/json', body: '{"ready":true}' };
  if (url.pathname === '/style.css') return { type: 'text/css', body: style };
  if (url.pathname === '/mails') {
    const list = mails.listMails(url.searchParams.get('to') ?? undefined);
    return { type: 'application/json', body: JSON.stringify({ mails: list }) };
  }
  if (url.pathname === '/') return html(listPage(mails.listMails(), mails.listMails()[0]));
  return mailAnswer(mails, url.pathname);
}

function mailAnswer(mails: CaughtMails, path: string): Answer {
  const [, id, part] = /^\/mail\/(\d{1,9})(\/html)?$/.exec(path) ?? [];
  const mail = id === undefined ? undefined : mails.findMail(Number(id));
  if (!mail) return { ...html(missingPage()), status: 404 };
  if (!part) return html(listPage(mails.listMails(), mail));
  // links of the mail open beside the sandbox: a frame this closed cannot hold the store
  return { type: 'text/html', body: `<base target="_blank">${mail.html}`, policy: mailPolicy };
}

const html = (body: string): Answer => ({ type: 'text/html', body });

function send(response: ServerResponse, { status = 200, type, body, policy = pagePolicy }: Answer): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  response.end(body);
}
