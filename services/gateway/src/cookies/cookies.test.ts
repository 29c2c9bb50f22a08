import { expect, test } from '@jest/globals';
import { CookieJar } from '@gantry/nest-kit/cookies';
import { GatewayConfig } from '../gateway.config.ts';
import { CookieWriter } from './cookie-writer.ts';

const writerFor = (origin: string) => new CookieWriter(new GatewayConfig({ PUBLIC_ORIGIN: origin }));
const plain = writerFor('http://127.0.0.1:8080');
const jar = new CookieJar();
jar.set('accessToken', 'secret');
jar.set('cart', 'a b;c');
jar.set('device', 'known');
jar.clear('user');

test('writes the secrets so that scripts cannot read them, the others for a year', () => {
  expect(plain.fromService('identity', jar.toHeader())).toEqual([
    'accessToken=secret; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    'cart=a%20b%3Bc; Max-Age=31536000; Path=/; SameSite=Lax',
    'device=known; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    'user=; Max-Age=0; Path=/; SameSite=Lax',
  ]);
});

test('writes those of a brief session so that they end with the browser', () => {
  const brief = new CookieJar();
  brief.set('accessToken', 'secret', true);
  brief.set('user', 'Pat', true);
  expect(plain.fromService('identity', brief.toHeader())).toEqual([
    'accessToken=secret; Path=/; HttpOnly; SameSite=Lax',
    'user=Pat; Path=/; SameSite=Lax',
  ]);
});

test('guards the secret by prefix and Secure under https', () => {
  const [secret, cart] = writerFor('https://shop.example').fromService('identity', jar.toHeader());
  expect(secret).toBe('__Host-accessToken=secret; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax');
  expect(cart).toContain('; Secure');
});

test('follows identity and, for the cart, sales; nobody else and no unknown names', () => {
  expect(plain.fromService('sales', jar.toHeader())).toEqual([expect.stringMatching(/^cart=/)]);
  expect(plain.fromService('catalog', jar.toHeader())).toEqual([]);
  const invented = encodeURIComponent(JSON.stringify([{ name: 'evil', value: 'x' }]));
  expect(plain.fromService('identity', invented)).toEqual([]);
});
