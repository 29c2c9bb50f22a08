import { configOf } from '@gantry/nest-kit/config';
import * as v from 'valibot';

/** The carrier that makes labels and reports scans; without its address labels are written by hand. */
export class ShippingConfig extends configOf({
  CARRIER_API: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())]), ''),
  CARRIER_KEY: v.optional(v.string(), ''),
}) {}
