/** @jest-environment node */
import { compileFunction } from 'node:vm';
import { expect, test } from '@jest/globals';
import { callingRelease, culpritIn, releaseFile } from './culprit.ts';
import { releaseRequire } from './release-require.ts';

const culprit = { remote: 'catalog', version: '12-abcdefabcd' } as const;

test('a stack names the release whose code is nearest to its top', () => {
  const stack = `Error: boom\n at x (node:fs:1:1)\n at f (${releaseFile(culprit)}:3:9)\n at g (admin@1-aaaaaaaaaa.js:1:1)`;
  expect(culpritIn(stack)).toEqual(culprit);
});

test.each([undefined, '', 'at f (server.mjs:1:1)', 'at f (mail@1-aaaaaaaaaa.js:1:1)', 'catalog@../x.js'])(
  'nobody is named by %p',
  (stack) => expect(culpritIn(stack)).toBeUndefined(),
);

test('a call is known to come from a release through any number of functions of others', () => {
  const deep = (left: number): unknown => (left === 0 ? callingRelease() : deep(left - 1));
  const release = compileFunction('return call(50)', ['call'], { filename: releaseFile(culprit) });
  expect(release(deep)).toEqual(culprit);
  expect(deep(50)).toBeUndefined();
});

test('a release gets nothing of the machine by require', () => {
  expect(() => releaseRequire(releaseFile(culprit))('node:net')).toThrow(
    'catalog@12-abcdefabcd.js asks for "node:net": a release gets nothing but the shared libraries',
  );
});
