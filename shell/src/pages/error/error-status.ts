import { isRouteErrorResponse } from 'react-router';

/** The status an error page is for: that of a thrown answer, 500 for everything else. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
