import type { Release, RemoteReleases } from '@gantry/contracts/schemas/release';
import {
  activateReleaseSchema,
  endCanarySchema,
  rollBackReleaseSchema,
  setCanarySchema,
} from '@gantry/contracts/schemas/release';
import * as v from 'valibot';

/** What can be done to the releases of a remote. */
export const releaseActs = ['activate', 'canary', 'end-canary', 'roll-back'] as const;
export type ReleaseAct = (typeof releaseActs)[number];

/** What each act asks for; the turn that was seen goes with it unasked. */
export const actSchemas = {
  activate: v.omit(activateReleaseSchema, ['turn']),
  canary: v.omit(setCanarySchema, ['turn']),
  'end-canary': v.omit(endCanarySchema, ['turn']),
  'roll-back': v.omit(rollBackReleaseSchema, ['turn']),
} as const;

const may: Readonly<Record<Exclude<ReleaseAct, 'end-canary'>, (release: Release) => boolean>> = {
  activate: ({ canActivate }) => canActivate,
  canary: ({ canShare }) => canShare,
  'roll-back': ({ canGoBackTo }) => canGoBackTo,
};

/** The releases that an act can be about, newest first; none for the one that is about no release. */
export const choicesOf = (act: ReleaseAct, { releases }: RemoteReleases): readonly string[] =>
  act === 'end-canary' ? [] : releases.filter(may[act]).map(({ version }) => version);

/** Whether an act makes sense with what stands. */
export const isPossible = (act: ReleaseAct, remote: RemoteReleases): boolean =>
  act === 'end-canary'
    ? remote.canary !== null && remote.problem === null
    : choicesOf(act, remote).length > 0;
