import * as v from 'valibot';
import { remoteNames } from '../remotes.ts';
import { line } from './common.ts';

export const remoteNameSchema = v.picklist(remoteNames);

/**
 * What a release is to visitors: all get it, a share gets it, it stands before the active one and can be gone back to,
 * a rollback or a damage keeps it away, or it is published and newer than the active one.
 */
export const releaseStands = ['active', 'canary', 'before', 'away', 'published'] as const;
export type ReleaseStand = (typeof releaseStands)[number];

const releaseSchema = v.object({
  /** sequence and digest, such as `12-0a1b2c3d4e` */
  version: v.string(),
  stand: v.picklist(releaseStands),
  /** when it was built, and of which contract between shell and remotes; null where its manifest is not to be believed */
  builtAt: v.nullable(v.string()),
  contract: v.nullable(v.number()),
  /** until when it was active or a canary, where it was */
  retiredAt: v.nullable(v.string()),
  /** why and when the shell took it out of use, because it harmed its server, or failed to visitors as a canary */
  dropped: v.nullable(v.object({ at: v.string(), reason: v.string() })),
  /** pages that were sent with it in the last quarter of an hour, and visitors to whom it failed; null: none */
  lately: v.nullable(v.object({ pages: v.number(), faults: v.number() })),
  /** how its pages felt to three of four visitors within a day; `lcp` and `inp` in milliseconds; null: not measured */
  vitals: v.object({ lcp: v.nullable(v.number()), inp: v.nullable(v.number()), cls: v.nullable(v.number()) }),
  /** what may be done with it now: given to all, given to a share, gone back to */
  canActivate: v.boolean(),
  canShare: v.boolean(),
  canGoBackTo: v.boolean(),
});
export type Release = v.InferOutput<typeof releaseSchema>;

/** Why somebody stopped something, and since when. */
const stopSchema = v.object({ reason: v.string(), at: v.string() });

export const remoteReleasesSchema = v.object({
  remote: remoteNameSchema,
  /** rises with every change; goes with the next one, so that nobody overwrites what they have not seen. 0: never activated */
  turn: v.number(),
  active: v.nullable(v.string()),
  /** percent of the visitors */
  canary: v.nullable(v.object({ version: v.string(), percent: v.number() })),
  changedAt: v.nullable(v.string()),
  /** visitors get none of it, whatever is active */
  outOfService: v.nullable(stopSchema),
  /** nothing is activated, shared or gone back to meanwhile */
  pinned: v.nullable(stopSchema),
  /** why the registry's entry is not believed, where it is not; nothing can be changed then */
  problem: v.nullable(v.string()),
  /** newest first */
  releases: v.array(releaseSchema),
});
export type RemoteReleases = v.InferOutput<typeof remoteReleasesSchema>;

/** What became of an archive: the releases of its remote, and which of them it holds. */
export const publishedReleaseSchema = v.object({
  ...remoteReleasesSchema.entries,
  version: v.string(),
  /** it was published before; nothing has changed */
  isKnown: v.boolean(),
});

export const releaseListSchema = v.object({
  /** when this was found out; ages are counted from it */
  at: v.string(),
  /** the contract that the shell knows; a release may be one off */
  contract: v.number(),
  /** whether this service holds the key that changes need; else they are made by the command line alone */
  canChange: v.boolean(),
  remotes: v.array(remoteReleasesSchema),
});
export type ReleaseList = v.InferOutput<typeof releaseListSchema>;

const turnSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const versionSchema = v.pipe(v.string(), v.regex(/^\d{1,9}-[a-z0-9]{6,40}$/));
const sharePercent = 'is no share from 1 to 99';

/** What every change of a remote's releases says: why, and what was seen before. */
const change = { turn: turnSchema, reason: line(500) };

export const activateReleaseSchema = v.object({ ...change, version: versionSchema });
export const rollBackReleaseSchema = v.object({ ...change, version: versionSchema });
export const setCanarySchema = v.object({
  ...change,
  version: versionSchema,
  /** as it is typed, or as a number */
  percent: v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,3}$/), v.transform(Number))],
      sharePercent,
    ),
    v.integer(sharePercent),
    v.minValue(1, sharePercent),
    v.maxValue(99, sharePercent),
  ),
});
/** The end of a canary; a remote taken out of service, brought back, pinned, or freed of its pin. */
export const changeRemoteSchema = v.object(change);
