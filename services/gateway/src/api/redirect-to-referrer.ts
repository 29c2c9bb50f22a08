import type { IncomingHttpHeaders } from 'node:http';
import { refusedFileParam } from '@gantry/contracts/refused-file';

export interface RefusedFile {
  readonly headers: IncomingHttpHeaders;
  /** address of the file as asked for; its query is what was chosen in the form */
  readonly url: string;
  /** of the failure */
  readonly code: string;
}

/**
 * Where to redirect a browser that followed a link from one of our pages to a file it cannot have: back to that page,
 * with the reason and with what was chosen, which a form shows again. Nothing for a program, which comes from no page.
 * @returns a path of this site
 */
export function redirectToReferrer({ headers, url, code }: RefusedFile, origin: string): string | undefined {
  if (headers['sec-fetch-mode'] !== 'navigate' || !headers.referer || !URL.canParse(headers.referer))
    return undefined;
  const page = new URL(headers.referer);
  if (page.origin !== origin || page.pathname.startsWith('/api/')) return undefined;
  for (const [name, value] of new URL(url, origin).searchParams) page.searchParams.set(name, value);
  page.searchParams.set(refusedFileParam, code);
  return page.pathname + page.search;
}
