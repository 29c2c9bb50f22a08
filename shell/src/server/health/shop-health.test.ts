/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { remoteNames, type RemoteName } from '@gantry/contracts/remotes';
import { healthStatus, readHealth, writeHealth } from '../../pages/healthcheck/health-report.ts';
import type { ReleaseStatus } from '../releases/loaded-release.ts';
import { ShopHealth } from './shop-health.ts';

/** A shop whose gateway answers as told, with some areas out of service. */
function shopWith(
  answer: () => Promise<number>,
  out: readonly RemoteName[] = [],
  older: readonly RemoteName[] = [],
) {
  let time = 0;
  const headers = { get: () => null, getSetCookie: () => [] };
  const ask = jest.fn(async () => ({ status: await answer(), headers, text: '' }));
  const statusOf = (name: RemoteName): ReleaseStatus => {
    const version = out.includes(name) ? null : 'v1';
    return { version, wanted: older.includes(name) ? 'v2' : 'v1', problem: null };
  };
  const status = () =>
    Object.fromEntries(remoteNames.map((name) => [name, statusOf(name)])) as Record<
      RemoteName,
      ReleaseStatus
    >;
  const gatewayUrl = 'http://gateway';
  const health = new ShopHealth({
    gatewayUrl,
    gateway: { sendRequest: ask },
    source: { status },
    now: () => time,
  });
  const pass = (milliseconds: number) => (time += milliseconds);
  return { health, ask, pass };
}

const answering = (status: number) => () => Promise.resolve(status);
const ready = answering(200);

test.each([
  ['all works', ready, [], 'ok', 200],
  ['an area is out of service', ready, ['checkout'], 'degraded: checkout', 200],
  ['no area can be shown', ready, [...remoteNames], `unavailable: ${remoteNames.join(', ')}`, 503],
  ['the services are not ready', answering(503), [], 'unavailable', 503],
  ['the gateway does not answer', () => Promise.reject<number>(new Error('gone')), [], 'unavailable', 503],
] as const)('when %s', async (_, answer, out, line, status) => {
  const report = await shopWith(answer, out).health.reportHealth();
  expect([writeHealth(report), healthStatus(report)]).toEqual([line, status]);
  expect(readHealth(line)).toEqual(report);
});

test('an area on an older release is reported only; the process stays ready', async () => {
  const report = await shopWith(ready, ['admin'], ['catalog']).health.reportHealth();
  expect(writeHealth(report)).toBe('degraded: admin; older release: catalog');
  const older = await shopWith(ready, [], ['catalog', 'checkout']).health.reportHealth();
  expect(writeHealth(older)).toBe('degraded; older release: catalog, checkout');
  expect([healthStatus(older), readHealth(writeHealth(older))]).toEqual([200, older]);
});

test('any number of probes is one question a second, and one at a time', async () => {
  const answered = Promise.withResolvers<number>();
  const { health, ask, pass } = shopWith(() => answered.promise);
  const probes = [health.reportHealth(), health.reportHealth()];
  answered.resolve(200);
  await Promise.all(probes);
  await health.reportHealth();
  expect(ask).toHaveBeenCalledTimes(1);
  pass(1000);
  await health.reportHealth();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an invalid answer counts as unavailable', () => {
  expect(readHealth('<html>').state).toBe('unavailable');
});
