import { describe, expect, test } from '@jest/globals';
import { toJsonSchema } from '@valibot/to-json-schema';
import { fillPath } from '../endpoint.ts';
import { serviceNames } from '../callers.ts';
import { errorStatus } from '../errors.ts';
import { allEndpoints, endpoints } from './table.ts';

describe('endpoint table', () => {
  test('every endpoint is listed under its own name, which begins with its service', () => {
    for (const [key, endpoint] of Object.entries(endpoints)) {
      expect(endpoint.name).toBe(key);
      expect(serviceNames).toContain(endpoint.service);
      expect(endpoint.name.startsWith(endpoint.service)).toBe(true);
    }
  });

  test('no two endpoints share method and path', () => {
    const addresses = allEndpoints.map(({ audience, service, method, path }) =>
      [audience === 'internal' ? service : '', method, path.replace(/:\w+/g, ':')].join(' '),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('placeholders of a path are exactly its params', () => {
    for (const endpoint of allEndpoints) {
      const named = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]!).sort();
      const declared = Object.keys(
        (endpoint.params as { entries?: object } | undefined)?.entries ?? {},
      ).sort();
      expect([endpoint.name, ...declared]).toEqual([endpoint.name, ...named]);
    }
  });

  test('a read has no body, and rights of internal calls are the services’', () => {
    const reads = allEndpoints.filter(({ method }) => method === 'GET');
    expect(reads.filter(({ body }) => body)).toEqual([]);
    for (const endpoint of allEndpoints) {
      expect(endpoint.rights === 'service').toBe(endpoint.audience === 'internal');
      expect(endpoint.callers !== undefined).toBe(endpoint.audience === 'internal');
    }
  });

  test('errors are known codes and never end the session for a forbidden action', () => {
    for (const endpoint of allEndpoints) {
      for (const code of endpoint.errors) {
        expect(errorStatus).toHaveProperty(code);
        expect([401, 403]).not.toContain(errorStatus[code]);
      }
    }
  });

  test('every schema can be written as JSON Schema', () => {
    for (const endpoint of allEndpoints) {
      const schemas = [endpoint.params, endpoint.query, endpoint.body, endpoint.response];
      for (const schema of schemas.filter((one) => one !== undefined)) {
        expect(() => toJsonSchema(schema as never, { errorMode: 'ignore' })).not.toThrow();
      }
    }
  });

  test('parameters are encoded into the path', () => {
    expect(fillPath('/catalog/products/:uri', { uri: '../a b' })).toBe('/catalog/products/..%2Fa%20b');
  });
});
