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
