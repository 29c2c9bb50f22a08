import { line } from '@gantry/contracts/schemas/common';
import { remoteNameSchema } from '@gantry/contracts/schemas/release';
import * as v from 'valibot';

/** The version of a release, as pages name it. */
export const releaseVersionSchema = v.pipe(v.string(), v.maxLength(60), v.regex(/^[\w-]+$/));

/** What a page says of a release that failed in it. */
export const faultReportSchema = v.object({
  remote: remoteNameSchema,
  version: releaseVersionSchema,
  /** name and message of the error */
  what: line(300),
});
export type FaultReport = v.InferOutput<typeof faultReportSchema>;
