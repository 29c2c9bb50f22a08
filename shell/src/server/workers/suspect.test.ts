/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DroppedReleases } from '../releases/dropped-releases.ts';
import { Suspects } from './suspect.ts';

let state = '';
let suspects: Suspects;
beforeEach(async () => {
  state = await mkdtemp(path.join(tmpdir(), 'gantry-suspects-'));
  suspects = new Suspects({
    releases: state,
    publicKeyFile: path.join(state, 'none.pem'),
    pointerKeyFile: '',
    state,
  });
});
afterEach(() => rm(state, { recursive: true, force: true }));

test('an end of a worker is explained by a release that was dropped for it, once', async () => {
  new DroppedReleases(state).addDrop('catalog', '2-aaaaaa', { turn: 2, reason: 'it called process.exit' });
  expect(await suspects.noteEnd(0)).toBe(true);
  expect(await suspects.noteEnd(100)).toBe(false);
});

test('an end that nobody was named for is not explained, and neither is the next one where nothing came lately', async () => {
  expect(await suspects.noteEnd(0)).toBe(false);
  expect(await suspects.noteEnd(100)).toBe(false);
});
