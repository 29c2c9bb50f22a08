import { expect, test } from '@jest/globals';
import { callers, calleesOf, mayCall, type Callee } from '@gantry/contracts/callers';
import { serviceNames } from '@gantry/contracts/callers';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import { KeyRing, writeRing } from './keys.ts';

const secret = 'the-secret-of-a-shop';
const callees: readonly Callee[] = [...serviceNames, 'gateway'];

test('a key opens one process for one caller, however its keys came there', () => {
  for (const caller of callers)
    for (const callee of calleesOf(caller, allEndpoints)) {
      const written = KeyRing.of(writeRing(secret, caller, calleesOf(caller, allEndpoints)), caller);
      const key = written.keyFor(callee);
      expect(key).toBe(KeyRing.of(secret, caller).keyFor(callee));
      for (const other of callees) {
        const rings = [KeyRing.of(secret, other), KeyRing.of(writeRing(secret, other, []), other)];
        const known = rings.map((ring) => ring.callerOf(key));
        expect([key, other, ...known]).toEqual([
          key,
          other,
          ...Array(2).fill(other === callee ? caller : undefined),
        ]);
      }
    }
});

test('nothing else is a key', () => {
  const sales = KeyRing.of(secret, 'sales');
  const key = KeyRing.of(secret, 'catalog').keyFor('sales');
  const proof = key.slice(key.indexOf('.'));
  const others = [
    undefined,
    '',
    secret,
    proof,
    `gateway${proof}`,
    `${key}x`,
    key.slice(0, -1),
    `nobody${proof}`,
    [key],
  ];
  expect(others.map((one) => sales.callerOf(one))).toEqual(others.map(() => undefined));
  expect(KeyRing.of('the-secret-of-another', 'sales').callerOf(key)).toBeUndefined();
  expect(KeyRing.of(writeRing(secret, 'shell', []), 'shell').callerOf(key)).toBeUndefined();
});

test('a process has keys for those it calls, and no secret of which others could be made', () => {
  const text = writeRing(secret, 'media', calleesOf('media', allEndpoints));
  const ring = KeyRing.of(text, 'media');
  expect(text).not.toContain(secret);
  expect(ring.keyFor('catalog')).toMatch(/^media\./);
  for (const callee of ['sales', 'identity', 'payments', 'gateway'] as const)
    expect(() => ring.keyFor(callee)).toThrow(`no key for ${callee}`);
});

test('the gateway’s keys open no endpoint of services but what it asks itself', () => {
  const opened = allEndpoints.filter((one) => one.audience === 'internal' && mayCall('gateway', one));
  expect(opened.map(({ name }) => name).toSorted()).toEqual([
    'catalogGetVersion',
    'catalogListAddressLists',
    'catalogListAddresses',
    'catalogListChanges',
    'identityRenewSession',
    'identityResolveApiKey',
    'identityResolveSession',
    'notificationsReportProcess',
  ]);
  expect(allEndpoints.filter((one) => one.audience === 'public' && !mayCall('gateway', one))).toEqual([]);
});
