import * as v from 'valibot';
import { configOf } from './config.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(least), v.maxValue(most));

/** A TCP port; 0 lets the system choose. */
export const port = () => whole(0, 65_535);
/** A whole number within bounds. */
export const integer = whole;
export const modeSchema = v.optional(v.picklist(['demo', 'production']), 'demo');
/** The secret of which the keys of services and shell are derived in the demo. */
export const demoInternalKey = 'gantry-demo-internal-key';

/** What a service with tables reads; `DB_POOL` is the most connections it opens. */
export class DatabaseConfig extends configOf({
  DATABASE_URL: v.pipe(v.string(), v.url()),
  DB_POOL: v.optional(whole(1, 200), '8'),
}) {}

/** What every service reads. */
export class KitConfig extends configOf({
  GANTRY_MODE: modeSchema,
  /** the shop's secret, or the keys made of it for one process (`KeyRing` of http-kit) */
  GANTRY_INTERNAL_KEY: v.pipe(
    v.optional(v.string(), demoInternalKey),
    v.minLength(16),
    v.metadata({ demoValue: demoInternalKey }),
  ),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
}) {}
