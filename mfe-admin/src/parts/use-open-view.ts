import type { ListView } from '@gantry/contracts/schemas/list-view';
import type { ListName } from '@gantry/domain/list-views';
import { useSearchParams } from 'react-router';
import { useIdentityListViewsQuery } from '../api/list-views.endpoints.ts';

/** The part of the address that names the view that is open, by its id. */
export const savedParam = 'saved';

/** The view of a list that the address names; undefined for none, and for one this person does not know. */
export function useOpenView(list: ListName): ListView | undefined {
  const [search] = useSearchParams();
  const id = search.get(savedParam);
  const { data } = useIdentityListViewsQuery({ query: { list } }, { skip: id === null });
  return data?.views.find((view) => view.id === id);
}
