import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { unknownKeys } from './unknown-keys.ts';

const address = v.pipe(
  v.object({ city: v.string() }),
  v.check(() => true),
);
const schema = v.object({
  name: v.string(),
  address: v.nullable(address),
  lines: v.optional(v.array(v.object({ sku: v.string() }))),
  size: v.optional(v.tuple([v.object({ x: v.number() })])),
  labels: v.optional(v.record(v.string(), v.object({ text: v.string() }))),
  either: v.optional(v.union([v.object({ a: v.string() }), v.object({ b: v.string() })])),
});
const pathsIn = (input: unknown) => unknownKeys(schema, input).map(({ path }) => path);

test('finds nothing in an input that knows only what the schema knows', () => {
  const input = {
    name: 'x',
    address: { city: 'Casper' },
    lines: [{ sku: 'a' }],
    size: [{ x: 1 }],
    labels: { any: { text: '' } },
    either: { b: '' },
  };
  expect(pathsIn(input)).toEqual([]);
  expect(pathsIn({ name: 'x', address: null })).toEqual([]);
});

test.each([
  [{ role: 'admin' }, 'role'],
  [{ address: { city: '', zip: '' } }, 'address.zip'],
  [{ lines: [{ sku: 'a' }, { sku: 'b', price: 1 }] }, 'lines.1.price'],
  [{ size: [{ x: 1, y: 2 }] }, 'size.0.y'],
  [{ labels: { any: { html: '' } } }, 'labels.any.html'],
  [{ either: { c: '' } }, 'either.c'],
  [JSON.parse('{"__proto__":{"admin":true}}'), '__proto__'],
  [{ constructor: {} }, 'constructor'],
])('finds the unknown name in %j', (input, path) => {
  expect(pathsIn(input)).toEqual([path]);
});

test('leaves what is no object to the schema', () => {
  for (const input of [null, undefined, 'text', 5]) expect(pathsIn(input)).toEqual([]);
});
