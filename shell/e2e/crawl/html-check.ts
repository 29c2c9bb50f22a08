import { HtmlValidate } from 'html-validate';

/**
 * Every rule that says whether a document is valid HTML and reads well to everybody. Left out is only what judges how
 * the source is written, which is React's: quotes, case, void elements, empty attributes.
 */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // texts, not markup: a product may have a long name
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // the button of a form that needs scripts is no submit button before they run (libs/forms)
    'wcag/h32': 'off',
    // React's ids hold signs that CSS would have to escape; HTML allows them
    'valid-id': ['error', { relaxed: true }],
    'no-inline-style': 'error',
    'no-raw-characters': 'error',
    'no-unknown-elements': 'error',
    'no-missing-references': 'error',
    'heading-level': 'error',
  },
});

/** What is wrong with a document, a line for each thing; nothing when it is valid. */
export async function problemsOf(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
}
