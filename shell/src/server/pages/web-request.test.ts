/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { expect, jest, test } from '@jest/globals';
import type { Exchange } from '../http/respond.ts';
import { pageLimit } from './page-deadline.ts';
import { isMailboxPost, isOwnForm, webRequestOf } from './web-request.ts';

function exchange(method: string, headers: Record<string, string> = {}, body = '') {
  const response = Object.assign(new EventEmitter(), { writableFinished: false });
  const request = Object.assign(Readable.from([Buffer.from(body)]), { method, headers });
  const url = new URL('http://shop.example/cart?step=2');
  return { response, asked: { request, response, url } as unknown as Exchange };
}

test('loaders see the address and the headers that are their business', () => {
  const { asked, response } = exchange('GET', { cookie: 'cart=1', 'x-own': 'no', 'accept-language': 'es' });
  const { url, method, headers } = webRequestOf(asked, pageLimit);
  response.emit('close');
  expect([url, method]).toEqual(['http://shop.example/cart?step=2', 'GET']);
  expect(Object.fromEntries(headers)).toEqual({ cookie: 'cart=1', 'accept-language': 'es' });
});

test('a form comes with its body', async () => {
  const type = 'application/x-www-form-urlencoded';
  const { asked, response } = exchange('POST', { 'content-type': type }, 'sku=A&quantity=2');
  const form = await webRequestOf(asked, pageLimit).formData();
  response.emit('close');
  expect(Object.fromEntries(form)).toEqual({ sku: 'A', quantity: '2' });
});

test.each(['GET', 'POST'])('a %s ends when its visitor leaves, not when it was answered', (method) => {
  const [left, answered] = [exchange(method), exchange(method)];
  const [signal, other] = [
    webRequestOf(left.asked, pageLimit).signal,
    webRequestOf(answered.asked, pageLimit).signal,
  ];
  expect([signal.aborted, other.aborted]).toEqual([false, false]);
  left.response.emit('close');
  answered.response.writableFinished = true;
  answered.response.emit('close');
  expect([signal.aborted, other.aborted]).toEqual([true, false]);
});

test('a page that takes too long ends as such', () => {
  jest.useFakeTimers();
  const { signal } = webRequestOf(exchange('GET').asked, pageLimit);
  jest.advanceTimersByTime(pageLimit);
  jest.useRealTimers();
  expect((signal.reason as Error).name).toBe('TimeoutError');
});

test.each([
  ['/auth/stop-mails?token=t', {}, true],
  ['/fr/auth/stop-mails?token=t', {}, true],
  ['/auth/stop-mails?token=t', { origin: 'https://elsewhere.example' }, false],
  ['/auth/stop-mails?token=t', { 'sec-fetch-site': 'cross-site' }, false],
  ['/auth/stop-mails/more', {}, false],
  ['/sign-in?ref=/auth/stop-mails', {}, false],
])('a mailbox that is no browser posts to the page of its links alone: %s %j', (path, headers, isTaken) => {
  const { asked } = exchange('POST', headers);
  const post = { ...asked, url: new URL(path, 'http://shop.example') };
  expect(isMailboxPost(post)).toBe(isTaken);
  expect(isOwnForm(post)).toBe(false);
});
