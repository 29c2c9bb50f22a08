import { expect, test } from '@jest/globals';
import { changesPage } from './build-manifest.ts';

const page = { buildId: 'shell.one', remotes: { catalog: { version: '1' }, checkout: { version: '1' } } };
const build = (remotes: Record<string, string>, shell = 'shell') => ({ id: `${shell}.two`, remotes });
const same = { catalog: '1', checkout: '1' };

test.each([
  ['another shell', build(same, 'other'), true],
  ['another release of a remote', build({ ...same, catalog: '2' }), true],
  ['the first release of a remote', build({ ...same, account: '1' }), true],
  ['a remote that is gone', build({ catalog: '1' }), false],
  ['another release of the back office', build({ ...same, admin: '2' }), false],
  ['the same', build(same), false],
])('%s makes another page or does not', (_, latest, expected) => {
  expect(changesPage(latest, page)).toBe(expected);
});

test('a page of the back office is made of its release too', () => {
  const office = { ...page, remotes: { ...page.remotes, admin: { version: '1' } } };
  expect(changesPage(build({ ...same, admin: '2' }), office)).toBe(true);
});
