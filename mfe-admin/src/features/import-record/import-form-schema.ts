import { feedNameSchema, importChoicesSchema } from '@gantry/contracts/schemas/feed-import';
import * as v from 'valibot';
import { readConstants, readRule } from './mapping-draft.ts';

const columnText = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((text) => readRule(text) !== undefined, 'admin.import.bad-factor'),
);
const nameText = v.pipe(
  v.string(),
  v.check((text) => v.is(feedNameSchema, text), 'admin.import.bad-name'),
);

/** What stands in the form of an import: the button that was pressed, what the columns become, and the settings. */
export const importFormSchema = v.object({
  ...importChoicesSchema.entries,
  action: v.picklist(['look', 'check', 'start']),
  /** the kept mapping that was chosen last */
  kept: v.optional(v.string()),
  columns: v.optional(v.record(v.string(), v.optional(columnText))),
  constants: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => readConstants(text) !== undefined, 'admin.import.bad-constant'),
    ),
  ),
  decimal: v.picklist(['.', ',']),
  feed: nameText,
  keepAs: v.optional(nameText),
});
export type ImportForm = v.InferInput<typeof importFormSchema>;
