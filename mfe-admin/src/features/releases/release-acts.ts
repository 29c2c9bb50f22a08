import type { Release, RemoteReleases } from '@gantry/contracts/schemas/release';
import {
  activateReleaseSchema,
  changeRemoteSchema,
  rollBackReleaseSchema,
  setCanarySchema,
} from '@gantry/contracts/schemas/release';
import * as v from 'valibot';

/** What can be done to the releases of a remote. */
export const releaseActs = [
  'activate',
  'canary',
  'end-canary',
  'roll-back',
  'pin',
  'unpin',
  'take-out',
  'bring-back',
] as const;
export type ReleaseAct = (typeof releaseActs)[number];

/** Of acts on the remote as a whole. */
const remoteSchema = v.omit(changeRemoteSchema, ['turn']);

/** What each act asks for; the turn that was seen goes with it unasked. */
export const actSchemas = {
  activate: v.omit(activateReleaseSchema, ['turn']),
  canary: v.omit(setCanarySchema, ['turn']),
  'end-canary': remoteSchema,
  'roll-back': v.omit(rollBackReleaseSchema, ['turn']),
  pin: remoteSchema,
  unpin: remoteSchema,
  'take-out': remoteSchema,
  'bring-back': remoteSchema,
} as const;

/** Acts that are about one of the releases. */
const may = {
  activate: ({ canActivate }: Release) => canActivate,
  canary: ({ canShare }: Release) => canShare,
  'roll-back': ({ canGoBackTo }: Release) => canGoBackTo,
} satisfies Partial<Record<ReleaseAct, (release: Release) => boolean>>;

export const isAboutRelease = (act: ReleaseAct): act is keyof typeof may => act in may;

/** When an act on the remote as a whole makes sense. */
const makesSense: Readonly<
  Record<Exclude<ReleaseAct, keyof typeof may>, (remote: RemoteReleases) => boolean>
> = {
  'end-canary': ({ canary }) => canary !== null,
  pin: ({ active, pinned }) => active !== null && pinned === null,
  unpin: ({ pinned }) => pinned !== null,
  'take-out': ({ active, outOfService }) => active !== null && outOfService === null,
  'bring-back': ({ outOfService }) => outOfService !== null,
};

/** The releases that an act can be about, newest first; none for those about no release. */
export const choicesOf = (act: ReleaseAct, { releases }: RemoteReleases): readonly string[] =>
  isAboutRelease(act) ? releases.filter(may[act]).map(({ version }) => version) : [];

/** Whether an act makes sense with what stands. */
export const isPossible = (act: ReleaseAct, remote: RemoteReleases): boolean =>
  isAboutRelease(act)
    ? choicesOf(act, remote).length > 0
    : remote.problem === null && makesSense[act](remote);
