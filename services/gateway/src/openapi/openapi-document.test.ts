import { expect, test } from '@jest/globals';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import { openApiDocument } from './openapi-document.ts';

const document = openApiDocument() as {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; parameters: { name: string; in: string }[] }>>;
  components: { schemas: Record<string, unknown> };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test('describes every public endpoint once and no internal one', () => {
  const expected = allEndpoints.filter(({ audience }) => audience === 'public').map(({ name }) => name);
  expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(expected.sort());
});

test('declares each placeholder of a path as a required parameter', () => {
  for (const { path, operation } of operations) {
    const declared = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    expect([path, declared]).toEqual([path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]);
  }
});

test('refers only to schemas that are there', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name);
});

test('asks for the idempotency key where a write is repeatable', () => {
  for (const { operation } of operations) {
    const endpoint = allEndpoints.find(({ name }) => name === operation.operationId);
    const asks = operation.parameters.some(({ name }) => name === 'idempotency-key');
    expect([operation.operationId, asks]).toEqual([operation.operationId, endpoint?.idempotent === true]);
  }
});
