/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import type { RemoteName } from '@gantry/contracts/remotes';
import { bucketOf } from '../releases/visitor-bucket.ts';
import { snapshotOf, type LoadedRelease, type Snapshot } from '../releases/loaded-release.ts';
import { BuildManifests } from './build-manifests.ts';
import type { Exchange } from './respond.ts';

const releases = (versions: Partial<Record<RemoteName, string>>): Snapshot =>
  snapshotOf(
    Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [name, { pinned: { version } } as LoadedRelease]),
    ),
  );
/** A shell process that runs these releases, with a canary for the first buckets or without one. */
const processOf = (active: Snapshot, canary?: { snapshot: Snapshot; percent: number }) =>
  new BuildManifests(
    { id: 'shell' },
    {
      hasCanary: canary !== undefined,
      snapshot: (bucket) => (canary && bucket < canary.percent ? canary.snapshot : active),
    },
  );

function ask(builds: BuildManifests, pathname: string, cookie?: string) {
  const answer = { status: 0, text: '' };
  const response = {
    writeHead: (status: number) => void (answer.status = status),
    end: (text: string) => void (answer.text = text),
  } as unknown as ServerResponse;
  const request = { method: 'GET', headers: { cookie } };
  builds.serve({ request, response, url: new URL(pathname, 'http://shop') } as unknown as Exchange);
  return { status: answer.status, body: answer.text ? (JSON.parse(answer.text) as any) : undefined };
}
const latest = (builds: BuildManifests, cookie?: string): string =>
  ask(builds, '/builds/latest.json', cookie).body.id;

test('the build is named by what it is made of: alike in every process, another after a release, the first after a rollback', () => {
  const [one, two] = [
    { catalog: '1', admin: '1' },
    { catalog: '2', admin: '1' },
  ];
  const first = latest(processOf(releases(one)));
  expect(latest(processOf(releases(one)))).toBe(first);
  expect(latest(processOf(releases(two)))).not.toBe(first);
});

test('its manifest names the releases, that of no build is not found', () => {
  const builds = processOf(releases({ catalog: '1', checkout: '4' }));
  const id = latest(builds);
  const remotes = { catalog: '1', checkout: '4' };
  expect(ask(builds, `/builds/meta/${id}.json`)).toEqual({ status: 200, body: { id, remotes } });
  expect(ask(builds, '/builds/meta/other.json').status).toBe(404);
});

test('the answer describes the latest build, and a later release does not change it', () => {
  const source = { hasCanary: false, snapshot: () => releases({ catalog: '1' }) };
  const builds = new BuildManifests({ id: 'shell' }, source);
  const told = ask(builds, '/builds/latest.json').body;
  expect(told).toEqual({ id: expect.any(String), remotes: { catalog: '1' } });
  for (let version = 2; version < 20; version++) {
    source.snapshot = () => releases({ catalog: String(version) });
    latest(builds);
  }
  expect(ask(builds, `/builds/meta/${told.id}.json`)).toEqual({ status: 200, body: told });
});

test('a canary visitor gets the canary build, everybody else the active one', () => {
  const canary = { snapshot: releases({ catalog: '2' }), percent: 50 };
  const builds = processOf(releases({ catalog: '1' }), canary);
  const names = Array.from({ length: 50 }, (_, at) => `visitor-${at}`);
  const withCanary = names.find((name) => bucketOf(name) < 50)!;
  const without = names.find((name) => bucketOf(name) >= 50)!;
  const active = latest(builds);
  expect(latest(builds, `visitor=${without}`)).toBe(active);
  const own = latest(builds, `visitor=${withCanary}`);
  expect(own).not.toBe(active);
  expect(ask(builds, `/builds/meta/${own}.json`, `visitor=${without}`).body.remotes).toEqual({
    catalog: '2',
  });
});
