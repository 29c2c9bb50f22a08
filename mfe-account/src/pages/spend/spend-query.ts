import { buyerQuery } from '../../parts/list-query.ts';

/** What the address asks for; the server takes the last twelve months where it names no days. */
export function spendQuery(search: URLSearchParams) {
  const [from, to] = [search.get('from'), search.get('to')];
  const costCenter = search.get('costCenter');
  const { buyer } = buyerQuery(search);
  return {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(costCenter ? { costCenter } : {}),
    ...(buyer && buyer !== 'all' ? { buyer } : {}),
  };
}
export type SpendQuery = ReturnType<typeof spendQuery>;
