import * as v from 'valibot';
import { configOf } from '@gantry/nest-kit/config';
import { integer } from '@gantry/nest-kit/kit-config';

/** What the media service reads. */
export class MediaConfig extends configOf({
  /** all data of an installation: files it keeps, and pictures made of them */
  GANTRY_HOME: v.optional(v.string(), '.gantry'),
  /** the shop's own address, as documents name it */
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.url()), 'http://127.0.0.1:8080'),
  /** most bytes of made pictures kept on disk, in MB */
  MEDIA_CACHE_MB: v.optional(integer(1, 100_000), '256'),
  /** how many pictures may be made at once, so that a burst of cold ones does not slow the shop */
  MEDIA_WORKERS: v.optional(integer(1, 64), '1'),
}) {}
