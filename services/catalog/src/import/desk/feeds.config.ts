import { configOf } from '@gantry/nest-kit/config';
import { integer } from '@gantry/nest-kit/kit-config';
import * as v from 'valibot';

/** Where uploaded feeds lie, how large one may be, and how long what nobody goes on with is kept. */
export class FeedsConfig extends configOf({
  GANTRY_HOME: v.optional(v.string(), '.gantry'),
  /** megabytes of one file, packed or not */
  CATALOG_FEED_MEGABYTES: v.optional(integer(1, 100_000), '2048'),
  CATALOG_FEED_DAYS: v.optional(integer(1, 365), '14'),
}) {}
