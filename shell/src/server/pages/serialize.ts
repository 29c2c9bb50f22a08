/** JSON that may stand inside a <script>: nothing in it can end the element or break older parsers. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, asEscape);
}

const asEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as the value of an attribute. */
export function toAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign]!);
}

interface ErrorAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
}

function isErrorAnswer(error: unknown): error is ErrorAnswer {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}

/**
 * The errors of a page as the browser may see them: the status and the text that was meant for the visitor;
 * of anything else not a word.
 */
export function publicErrors(
  errors: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, publicError(error)]));
}

function publicError(error: unknown): object {
  if (!isErrorAnswer(error)) return { message: 'Unexpected Server Error' };
  const { status, statusText, data } = error;
  const text = typeof data === 'string' ? data.slice(0, 500) : null;
  // the shape that react-router's isRouteErrorResponse knows
  return { status, statusText, data: text, internal: false };
}
