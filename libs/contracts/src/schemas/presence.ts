import * as v from 'valibot';
import { listNames } from '@gantry/domain/list-views';

/** What somebody of the staff does with the record that stands on their screen. */
const presences = ['looking', 'editing', 'left'] as const;

/** Which record of the back office: the list it stands in, and its number or id. */
export const presenceSchema = v.object({
  list: v.picklist(listNames),
  key: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/i)),
  presence: v.picklist(presences),
});
export type Presence = v.InferOutput<typeof presenceSchema>;

/** Who else has the same record on screen, by name. */
export const othersSchema = v.object({
  others: v.array(v.object({ name: v.string(), isEditing: v.boolean() })),
});
export type Others = v.InferOutput<typeof othersSchema>['others'];
