import { line } from '@gantry/contracts/schemas/common';
import {
  helpPageFormSchema,
  type AdminHelpPage,
  type HelpPageForm,
  type HelpTexts,
} from '@gantry/contracts/schemas/help-page';
import { areInOrder, endsTooSoon } from '@gantry/contracts/schemas/period';
import * as v from 'valibot';

/** What stands in the form of a help page: the page, and why it is published. */
export const helpValuesSchema = v.pipe(
  v.object({ ...helpPageFormSchema.entries, reason: line(300) }),
  v.forward(v.partialCheck([['from'], ['until']], areInOrder, endsTooSoon), ['until']),
);
export type HelpValues = v.InferInput<typeof helpValuesSchema>;

const noTexts = { title: '', summary: '', body: '' };
const translationOf = (texts: HelpTexts | null) => ({ ...(texts ?? noTexts), isCurrent: false });

/** The form of a help page as its newest revision has it; a new one begins empty. */
export function valuesOfPage(page: AdminHelpPage | undefined): HelpValues {
  if (!page)
    return {
      slug: '',
      group: 'buying',
      place: '100',
      isShown: true,
      from: '',
      until: '',
      english: noTexts,
      spanish: translationOf(null),
      french: translationOf(null),
      reason: '',
    };
  const { slug, group, place, isShown, from, until, english, spanish, french } = page.content;
  return {
    slug,
    group,
    place: String(place),
    isShown,
    from: from ?? '',
    until: until ?? '',
    english,
    spanish: translationOf(spanish),
    french: translationOf(french),
    reason: '',
  };
}

/** The page among the values, as the call takes it. */
export function formOfValues(values: HelpValues): HelpPageForm {
  const { slug, group, place, isShown, from, until, english, spanish, french } = values;
  return { slug, group, place, isShown, from, until, english, spanish, french };
}
