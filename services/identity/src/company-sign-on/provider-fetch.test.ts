import { expect, test } from '@jest/globals';
import { providerFetch } from './provider-fetch.ts';
import { isPublicAddress } from './public-address.ts';

test('a provider is not asked behind the store, whatever its name', async () => {
  const causeOf = (url: string) =>
    providerFetch(false)(url, {} as never).then(
      () => 'answered',
      (error: Error) => ((error.cause as Error | undefined) ?? error).message,
    );
  expect(await causeOf('https://localhost/')).toMatch(/not in the open internet/);
  expect(await causeOf('https://[::ffff:7f00:1]/')).toMatch(/not in the open internet/);
  // a number written another way
  expect(await causeOf('https://2130706433/')).toMatch(/not in the open internet/);
  expect(await causeOf('http://127.0.0.1:8080/jwks')).toMatch(/by https/);
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['2002:0a00:0001::', false],
  ['64:ff9b::a00:1', false],
])('%s is of the open internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
