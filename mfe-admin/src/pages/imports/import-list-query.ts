import { pageOf } from '../../parts/page-of.ts';

const pageSize = '50';

/** What the address of the list of imports asks for. */
export const importListQuery = (search: URLSearchParams) => ({
  page: String(pageOf(search)),
  size: pageSize,
});
