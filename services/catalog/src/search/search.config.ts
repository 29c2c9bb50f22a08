import { configOf } from '@gantry/nest-kit/config';
import * as v from 'valibot';

/** What search reads. */
export class SearchConfig extends configOf({
  /** all data of an installation; staff keep `search-rules.txt` there. Without it the shipped rules hold. */
  GANTRY_HOME: v.optional(v.string()),
}) {}
