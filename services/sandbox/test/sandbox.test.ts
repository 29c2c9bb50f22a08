import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { CaughtMails } from '../src/mail/caught-mails.ts';
import { SandboxConfig } from '../src/sandbox-config.ts';
import { startSandbox, type Sandbox } from '../src/start-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ smtp: 0, page: 0 });
  const mailer = createTransport({ url: sandbox.smtpUrl });
  const subject = '<img src=x onerror=alert(1)> Grüße';
  const html = '<p>Hello</p><script>alert(2)</script><a href="https://shop.example/">go</a>';
  await mailer.sendMail({
    from: 'shop@example.com',
    to: 'Pat@Example.com',
    subject,
    text: 'Hello <b>',
    html,
  });
  await mailer.sendMail({ from: 'shop@example.com', to: 'kim@example.com', subject: 'Second', text: 'x' });
});
afterAll(() => sandbox.stop());

const get = async (path: string) => {
  const answer = await fetch(`${sandbox.pageUrl}${path}`);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

test('catches mail and lists it by recipient, newest first', async () => {
  const all = JSON.parse((await get('/mails')).body).mails;
  expect(all.map(({ to }: { to: string[] }) => to)).toEqual([['kim@example.com'], ['pat@example.com']]);
  const [mail] = JSON.parse((await get('/mails?to=PAT@example.com')).body).mails;
  expect(mail).toMatchObject({ subject: '<img src=x onerror=alert(1)> Grüße', from: 'shop@example.com' });
  expect(mail.text.trim()).toBe('Hello <b>');
});

test('shows a mail without letting it do anything', async () => {
  const page = await get('/mail/1');
  expect(page.body).not.toContain('<img');
  expect(page.body).toContain('&lt;img');
  expect(page.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const frame = await get('/mail/1/html');
  expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups .*default-src 'none'/);
});

test('answers 404 for a mail that is not there', async () => {
  expect((await get('/mail/99')).status).toBe(404);
  expect((await get('/../etc/passwd')).status).toBe(404);
});

test('keeps the newest mails only', () => {
  const mails = new CaughtMails(2);
  const mail = { at: '', from: '', to: [], messageId: '', text: '', html: '', attachments: [] };
  for (const subject of ['a', 'b', 'c']) mails.addMail({ ...mail, subject });
  expect(mails.listMails().map(({ subject }) => subject)).toEqual(['c', 'b']);
});

test('refuses to run in production', () => {
  const env = { GANTRY_MODE: 'production', SMTP_URL: 'smtp://127.0.0.1:25', SANDBOX_PORT: '0' };
  expect(() => new SandboxConfig(env)).toThrow('must not run in production');
});

test('outlives a sender that is killed in the middle of a mail', async () => {
  const before = (await get('/mails')).body;
  const socket = net.connect(Number(new URL(sandbox.smtpUrl).port), '127.0.0.1');
  for (const line of ['EHLO shop', 'MAIL FROM:<shop@example.com>', 'RCPT TO:<pat@example.com>', 'DATA']) {
    await once(socket, 'data');
    socket.write(`${line}\r\n`);
  }
  await once(socket, 'data');
  socket.write('Subject: half');
  socket.resetAndDestroy();
  await sleep(200);
  expect((await get('/mails')).body).toBe(before);
});
