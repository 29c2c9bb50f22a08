import { line } from '@gantry/contracts/schemas/common';
import { remoteNameSchema } from '@gantry/contracts/schemas/release';
import * as v from 'valibot';

/** What a page says of a release that failed in it. */
export const faultReportSchema = v.object({
  remote: remoteNameSchema,
  version: v.pipe(v.string(), v.maxLength(60), v.regex(/^[\w-]+$/)),
  /** name and message of the error */
  what: line(300),
});
export type FaultReport = v.InferOutput<typeof faultReportSchema>;
