import type { publishHelpPageSchema, HelpContent, HelpTexts } from '@gantry/contracts/schemas/help-page';
import type { InferOutput } from 'valibot';

export type CheckedHelpForm = InferOutput<typeof publishHelpPageSchema>['form'];

/**
 * What a form says as a revision. A translation that is not changed while the English text is stays that of the earlier
 * one, unless whoever publishes says it is still right.
 * @param before what the revision before says; null for a new page
 */
export function contentOfForm(
  form: CheckedHelpForm,
  before: HelpContent | null,
  revision: number,
): HelpContent {
  const { english, spanish, french, ...rest } = form;
  const englishOf = before && isSame(english, before.english) ? before.englishOf : revision;
  const translated = (texts: CheckedHelpForm['spanish'], earlier: HelpTexts | null, of: number) => {
    const now = textsOf(texts);
    const isOlder = now && earlier && isSame(now, earlier) && !texts.isCurrent;
    return { now, of: isOlder ? of : englishOf };
  };
  const [inSpanish, inFrench] = [
    translated(spanish, before?.spanish ?? null, before?.spanishOf ?? 0),
    translated(french, before?.french ?? null, before?.frenchOf ?? 0),
  ];
  return {
    ...rest,
    english,
    spanish: inSpanish.now,
    french: inFrench.now,
    englishOf,
    spanishOf: inSpanish.of,
    frenchOf: inFrench.of,
  };
}

const textsOf = ({ title, summary, body }: HelpTexts): HelpTexts | null =>
  title === '' ? null : { title, summary, body };
const isSame = (one: HelpTexts, other: HelpTexts): boolean =>
  one.title === other.title && one.summary === other.summary && one.body === other.body;
