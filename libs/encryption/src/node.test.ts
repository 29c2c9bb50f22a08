import { describe, expect, test } from '@jest/globals';
import { createNodeCodec } from './node.ts';

const codec = createNodeCodec({ seed: 'phrase', maxKeys: 2 });
const good = await codec.seal({ a: 1 });

describe('a malformed message', () => {
  test.each([
    ['nothing', null],
    ['a list', [good.t, good.s, good.i]],
    ['a missing field', { t: good.t, s: good.s }],
    ['a field too many', { ...good, x: 1 }],
    ['a number for text', { ...good, t: 5 }],
    ['a short salt', { ...good, s: good.s.slice(2) }],
    ['a long vector', { ...good, i: `${good.i}00` }],
    ['letters beyond hex', { ...good, t: `zz${good.t.slice(2)}` }],
    ['half a block', { ...good, t: good.t.slice(0, -2) }],
    ['no text at all', { ...good, t: '' }],
    ['broken padding', { ...good, t: `${good.t.slice(0, -2)}${good.t.endsWith('00') ? '11' : '00'}` }],
  ])('is not opened: %s', async (_, message) => {
    expect(await codec.open(message)).toEqual({ ok: false });
  });
});

test.each([
  '{"__proto__":{"admin":true}}',
  '{"a":[{"constructor":{"prototype":{"x":1}}}]}',
  '{"\\u005f_proto__":1}',
])('a message that could reach a prototype is not opened: %s', async (json) => {
  expect(await codec.open(await codec.seal(JSON.parse(json)))).toEqual({ ok: false });
});

test('a plain word that looks like a forbidden key is opened', async () => {
  const value = { note: 'ask the constructor about __proto__', constructor: 'Acme' };
  expect(await codec.open(await codec.seal(value))).toEqual({ ok: true, value });
});

test('an answer uses the salt it is given, whatever its case', async () => {
  const answer = await codec.seal({ b: 2 }, good.s.toUpperCase());
  expect(answer.s).toBe(good.s.toUpperCase());
  expect(await codec.open(answer)).toEqual({ ok: true, value: { b: 2 } });
});

test('only the latest salts keep their keys', async () => {
  const small = createNodeCodec({ seed: 'phrase', maxKeys: 2 });
  const salts = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
  for (const salt of salts) await small.seal(1, salt);
  expect(salts.map((salt) => small.knows(salt))).toEqual([false, true, true]);
});
