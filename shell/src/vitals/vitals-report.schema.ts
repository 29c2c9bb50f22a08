import { remoteNameSchema } from '@gantry/contracts/schemas/release';
import * as v from 'valibot';
import { releaseVersionSchema } from '../federation/fault-report.schema.ts';

const measured = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(3_600_000)));

/** How a page felt: https://web.dev/vitals. `lcp` and `inp` are milliseconds. */
export const vitalsReportSchema = v.object({
  remote: remoteNameSchema,
  version: releaseVersionSchema,
  lcp: measured,
  inp: measured,
  cls: measured,
});
export type VitalsReport = v.InferOutput<typeof vitalsReportSchema>;
