import * as v from 'valibot';
import { configOf } from '../config/config.ts';

export class RecordFileConfig extends configOf({
  /** all data of an installation: files of records lie below it, for all processes of its services */
  GANTRY_HOME: v.optional(v.string(), '.gantry'),
  /** clamd, as `host:port` or the path of its socket; files are not scanned without it, and say so */
  SCAN_ADDRESS: v.optional(v.string(), ''),
}) {}
