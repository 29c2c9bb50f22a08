import * as v from 'valibot';
import { configOf } from '@gantry/nest-kit/config';
import { integer } from '@gantry/nest-kit/kit-config';

/** What the media service reads. */
export class MediaConfig extends configOf({
  /** all data of an installation; pictures made are kept below it */
  GANTRY_HOME: v.optional(v.string(), '.gantry'),
  /** most bytes of made pictures kept on disk, in MB */
  MEDIA_CACHE_MB: v.optional(integer(1, 100_000), '256'),
  /** how many pictures may be made at once, so that a burst of cold ones does not slow the shop */
  MEDIA_WORKERS: v.optional(integer(1, 64), '1'),
}) {}
