import type { RuleOf } from '@gantry/domain/retention';
import type { Removal } from '../retention/removals.ts';
import { RecordFiles } from './record-files.ts';

/** How a service that has files of records follows the rules for those that nobody goes on with. */
export const fileRemovals: Readonly<Record<RuleOf<'files'>, readonly Removal[]>> = {
  'unfinished-files': [(app, before) => app.get(RecordFiles, { strict: false }).removeUnfinished(before)],
  'unsent-files': [(app, before) => app.get(RecordFiles, { strict: false }).removeUnsent(before)],
};
