import { pageOf } from '@gantry/ui/page-address';

const pageSize = '50';

/** What the address of the list of imports asks for. */
export const importListQuery = (search: URLSearchParams) => ({
  page: String(pageOf(search)),
  size: pageSize,
});
