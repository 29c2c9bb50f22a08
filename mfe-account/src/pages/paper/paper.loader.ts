import { notFound } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPaper } from '../../parts/load-paper.ts';
import { ownPaperOf } from './own-paper-of.ts';

/** What is no kind of paper is an unknown page. */
export function loader(call: LoaderFunctionArgs): Promise<null> {
  const kind = ownPaperOf(call.params.kind);
  if (!kind) throw notFound(new URL(call.request.url).pathname);
  return loadPaper(kind, call);
}
