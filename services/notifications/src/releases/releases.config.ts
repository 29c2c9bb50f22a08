import { configOf } from '@gantry/nest-kit/config';
import * as v from 'valibot';

const file = v.optional(v.string());

/** Where releases lie and which keys belong to them. The key that signs releases is none of them. */
export class ReleasesConfig extends configOf({
  GANTRY_HOME: v.optional(v.string(), '.gantry'),
  RELEASES_DIR: file,
  /** public half of the key that signs releases */
  RELEASE_PUBLIC_KEY: file,
  /** the key that signs entries of the registry; without it releases are shown and not changed */
  RELEASE_POINTER_KEY: file,
  /** the program that tries a release, where it is not the one of the shell beside */
  RELEASE_TRIAL: file,
}) {}
