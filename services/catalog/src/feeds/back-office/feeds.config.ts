import { configOf } from '@gantry/nest-kit/config';
import { integer } from '@gantry/nest-kit/kit-config';
import * as v from 'valibot';

/** Where uploaded feeds lie, how large one may be, and how long what nobody goes on with is kept. */
export class FeedsConfig extends configOf({
  GANTRY_HOME: v.optional(v.string(), '.gantry'),
  /** megabytes of one file, packed or not */
  CATALOG_FEED_MEGABYTES: v.optional(integer(1, 100_000), '2048'),
  /** megabytes that files may take altogether, while they are on their way or wait for what is to become of them */
  CATALOG_FEEDS_MEGABYTES: v.optional(integer(1, 10_000_000), '20480'),
  /** hours after its last piece until an unfinished upload is given up: a broken line may be mended the next day */
  CATALOG_UPLOAD_HOURS: v.optional(integer(1, 720), '48'),
  /** days until a file is given up that arrived and that nobody goes on with */
  CATALOG_FEED_DAYS: v.optional(integer(1, 365), '14'),
}) {}
