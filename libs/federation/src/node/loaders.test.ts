import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { endpointFiles } from './base-config.ts';
import thinEndpoints from './endpoints-loader.mjs';
import compileMessages from './messages-loader.mjs';

describe('the endpoint table in the browser', () => {
  const source = `
    import * as v from 'valibot';
    import { defineEndpoint } from '../endpoint.ts';
    const internal = { service: 'catalog', audience: 'internal', errors: [] } as const;
    const part = v.object({ id: v.string() });
    const answer = v.array(part);
    export const catalogSave = /* @__PURE__ */ defineEndpoint({
      ...internal, name: 'catalogSave', method: 'POST', path: '/save', body: part, response: answer,
      summary: 'Saves', idempotent: true,
    });`;

  test('keeps what a call needs and drops schemas with all that only they need', () => {
    const thin = thinEndpoints(source);
    expect(thin).toContain("name: 'catalogSave'");
    expect(thin).toContain("path: '/save'");
    expect(thin).toContain('idempotent: true');
    expect(thin).not.toMatch(/v\\.|summary|service|errors|answer/);
  });

  test('gives every endpoint what it shares with others, so that an unused one can be dropped', () => {
    const shared = source.replace("service: 'catalog',", "service: 'catalog', method: 'GET',");
    const thin = thinEndpoints(shared.replace("method: 'POST', ", ''));
    expect(thin).toContain("method: 'GET'");
    expect(thin).not.toMatch(/inside|\.\.\./);
    expect(thinEndpoints(shared)).not.toContain("'GET'");
  });

  test('is thinned in every file', () => {
    const folder = path.resolve(import.meta.dirname, '../../../contracts/src/endpoints');
    const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
    expect(files.filter((name) => !endpointFiles.test(path.join(folder, name)))).toEqual([]);
    expect(files).toContain('product-page.ts');
  });

  test('lets an endpoint that nobody uses be dropped', () => {
    expect(thinEndpoints(source)).toContain('= /* @__PURE__ */ defineEndpoint(');
  });
});

describe('texts at build time', () => {
  const compile = (texts: Record<string, string>): Record<string, unknown> =>
    JSON.parse(compileMessages.call({ resourcePath: 'en-US.json' }, JSON.stringify(texts))) as Record<
      string,
      unknown
    >;

  test('stay strings when they have no placeholder', () => {
    expect(compile({ a: 'Add to cart' })).toEqual({ a: 'Add to cart' });
  });

  test('become syntax trees when they have one', () => {
    expect(compile({ a: 'Hello {name}' })).toEqual({
      a: [
        { type: 0, value: 'Hello ' },
        { type: 1, value: 'name' },
      ],
    });
  });

  test('name the text with a mistake', () => {
    expect(() => compile({ a: 'Hello {name' })).toThrow(
      'en-US.json: the text "a" has a mistake in its syntax',
    );
  });
});
