// By the library's name: remotes take this file into their own chunks, and the parts it is made of from the shell.
import { Pagination } from '@gantry/ui';
import { useSearchParams } from 'react-router';
import { toPage } from './page-address.ts';
import { usePageLabels } from './use-page-labels.ts';

export interface ListPagesProps {
  /** where the texts stand: see `usePageLabels` */
  readonly texts: string;
  /** address of the list; the query of the page that shows it is kept */
  readonly path: string;
  /** the page shown, records on a page, records altogether */
  readonly list: { readonly page: number; readonly size: number; readonly total: number };
}

/** Links to the pages of a counted list whose page stands in the address. */
export function ListPages({ texts, path, list: { page, size, total } }: ListPagesProps) {
  const [search] = useSearchParams();
  return (
    <Pagination
      page={page}
      last={Math.max(1, Math.ceil(total / size))}
      to={(number) => toPage(path, search, number)}
      labels={usePageLabels(texts)}
    />
  );
}
