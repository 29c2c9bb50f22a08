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
 * Where a browser is led that left a page of ours for a file and cannot have it: back to that page, with the reason
 * and with what was chosen, which a form shows again. Nothing for whoever did not come from a page, such as a program.
 * @returns a path of this site
 */
export function wayBack({ headers, url, code }: RefusedFile, origin: string): string | undefined {
  if (headers['sec-fetch-mode'] !== 'navigate' || !headers.referer || !URL.canParse(headers.referer))
    return undefined;
  const page = new URL(headers.referer);
  if (page.origin !== origin || page.pathname.startsWith('/api/')) return undefined;
  for (const [name, value] of new URL(url, origin).searchParams) page.searchParams.set(name, value);
  page.searchParams.set(refusedFileParam, code);
  return page.pathname + page.search;
}
