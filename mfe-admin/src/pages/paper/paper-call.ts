import { staffPaperNumber, staffPapers } from '@gantry/contracts/schemas/paper';
import type { Params } from 'react-router';
import * as v from 'valibot';

const paramsSchema = v.object({ kind: v.picklist(staffPapers), number: staffPaperNumber });

/** How the paper of an address is asked for; undefined where the address names none. */
export function paperCall(params: Params) {
  const read = v.safeParse(paramsSchema, params);
  return read.success ? { params: read.output, query: {} } : undefined;
}
