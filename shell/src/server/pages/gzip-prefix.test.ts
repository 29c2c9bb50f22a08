/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { gzipPrefix, gzipRest } from './gzip-prefix.ts';

test('a beginning compressed once continues into a valid stream for every rest', () => {
  const parts = ['<head>', '<p>shared</p>'.repeat(500)];
  const prefix = gzipPrefix(parts.map((part) => Buffer.from(part)));
  for (const rest of ['', 'one visitor', 'ein anderer – мой'.repeat(100)]) {
    const stream = Buffer.concat([...prefix.parts, gzipRest(prefix, Buffer.from(rest))]);
    expect(gunzipSync(stream).toString()).toBe(parts.join('') + rest);
  }
});

test('a page continues after a shared opening', () => {
  const shared = gzipPrefix([Buffer.from('<style>shared</style>'.repeat(200))]);
  const prefix = gzipPrefix([Buffer.from('<head>'), Buffer.from('<p>own</p>')], shared);
  const stream = Buffer.concat([...prefix.parts, gzipRest(prefix, Buffer.from('rest'))]);
  expect(prefix.parts).toHaveLength(2);
  expect(gunzipSync(stream).toString()).toBe(`${'<style>shared</style>'.repeat(200)}<head><p>own</p>rest`);
});
