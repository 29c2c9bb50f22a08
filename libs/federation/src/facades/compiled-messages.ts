// Stands in for the message parser in the browser. Texts with placeholders arrive as syntax trees (compiled at build
// time); a plain text needs no parser: it is one literal.
export {
  SKELETON_TYPE,
  TYPE,
  isArgumentElement,
  isDateElement,
  isDateTimeSkeleton,
  isLiteralElement,
  isNumberElement,
  isNumberSkeleton,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
} from '@formatjs/icu-messageformat-parser/no-parser.js';

/** The syntax tree of a text without placeholders. */
export function parse(text: string): { type: 0; value: string }[] {
  return [{ type: 0, value: text }];
}
