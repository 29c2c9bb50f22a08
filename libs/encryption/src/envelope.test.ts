import { describe, expect, test } from '@jest/globals';
import type { Cipher } from './cipher.ts';
import { createBrowserCodec } from './browser.ts';
import { isEnvelope } from './envelope.ts';
import { createNodeCodec } from './node.ts';
import { scriptCipher } from './script-cipher.ts';
import vectors from './vectors.json' with { type: 'json' };
import { webCipher } from './web-cipher.ts';

const ciphers: Record<string, Cipher<any>> = { WebCrypto: webCipher, 'crypto-js': scriptCipher };
const codecs = {
  node: (seed: string) => createNodeCodec({ seed }),
  WebCrypto: (seed: string) => createBrowserCodec(seed, async () => webCipher),
  'crypto-js': (seed: string) => createBrowserCodec(seed, async () => scriptCipher),
};
const kinds = Object.keys(codecs) as (keyof typeof codecs)[];
const pairs = kinds.flatMap((from) => kinds.map((to) => [from, to] as const));

describe.each(vectors)('vector: $name', ({ seed, value, envelope }) => {
  test.each(kinds)('%s opens it', async (kind) => {
    expect(await codecs[kind](seed).open(envelope)).toEqual({ ok: true, value });
  });

  test.each(Object.keys(ciphers))('%s makes the same bytes', async (kind) => {
    const cipher = ciphers[kind]!;
    const key = await cipher.derive(seed, envelope.s);
    expect(await cipher.encrypt(key, envelope.i, JSON.stringify(value))).toBe(envelope.t);
  });
});

test.each(pairs)('what %s seals, %s opens', async (from, to) => {
  const value = { text: 'Ø 12 mm – ¾″', rows: [1, 2, 3] };
  const message = await codecs[from]('phrase').seal(value);
  expect(isEnvelope(message)).toBe(true);
  expect(await codecs[to]('phrase').open(message)).toEqual({ ok: true, value });
});

test.each(kinds)('%s answers that a message of another phrase does not open', async (kind) => {
  const message = await createNodeCodec({ seed: 'one' }).seal({ a: 1 });
  expect(await codecs[kind]('two').open(message)).toEqual({ ok: false });
});

test('a message has a fresh initialisation vector each time, and the browser keeps its salt', async () => {
  const codec = codecs.WebCrypto('phrase');
  const [first, second] = [await codec.seal('same'), await codec.seal('same')];
  expect(first.s).toBe(second.s);
  expect(first.i).not.toBe(second.i);
  expect(first.t).not.toBe(second.t);
});
