import { expect, test } from '@jest/globals';
import { allEndpoints } from './endpoints/table.ts';
import { keyScopeNames, keyScopes, mayKeyCall, scopesOfCall } from './key-scopes.ts';

const open = allEndpoints.filter(({ audience, transfer }) => audience === 'public' && transfer !== 'webhook');
const all = { scopes: keyScopeNames };

test('each scope names public calls, each of them once', () => {
  const known = new Set(open.map(({ name }) => name));
  for (const scope of keyScopeNames) {
    const names: readonly string[] = keyScopes[scope];
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('scopes that read hold nothing but reads', () => {
  const writes = open.filter(({ method }) => method !== 'GET').map(({ name }) => name);
  const reading = keyScopeNames.filter((scope) => scope.endsWith('-read'));
  const calls = reading.flatMap((scope) => keyScopes[scope] as readonly string[]);
  expect(calls.filter((name) => writes.includes(name))).toEqual([]);
});

test('no key opens what keeps an account safe, cards, addresses, people, rules, or the keys themselves', () => {
  const never =
    /^(identity|notifications|taxation)|Card(?!s)|Method|Certificate|Erase|Release|Approve|Rule|Finish|Start(?!Import)/;
  const opened = open.filter((endpoint) => mayKeyCall(endpoint, all)).map(({ name }) => name);
  expect(opened.length).toBeGreaterThan(40);
  expect(opened.filter((name) => never.test(name))).toEqual([]);
});

test('a call is opened by any of its scopes and by no other', () => {
  for (const { name } of open) {
    for (const scope of keyScopeNames)
      expect(mayKeyCall({ name }, { scopes: [scope] })).toBe(scopesOfCall(name).includes(scope));
  }
  expect(scopesOfCall('salesGetPaper')).toEqual(['orders-read', 'invoices-read']);
  expect(mayKeyCall({ name: 'constructor' }, all)).toBe(false);
});
