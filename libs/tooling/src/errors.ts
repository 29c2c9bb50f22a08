/**
 * The `code` or `errcode` an error of Node carries. Asked by name, not by class: under Jest the errors of
 * Node's own modules are not instances of the test's `Error`.
 */
export function errorCode(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('errcode' in error) return error.errcode;
  return 'code' in error ? error.code : undefined;
}

/** A mistake in how a command was called: shown as one sentence, without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The sentence of an error, whichever realm it comes from. */
export function errorMessage(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage ? String(error.message) : String(error);
}
