import { useSearchParams } from 'react-router';
import { savedParam } from '../use-open-view.ts';

/** In a search form: the view that is open stays open when somebody searches in it. */
export function OpenViewField() {
  const [search] = useSearchParams();
  const id = search.get(savedParam);
  return id ? <input type="hidden" name={savedParam} value={id} /> : null;
}
