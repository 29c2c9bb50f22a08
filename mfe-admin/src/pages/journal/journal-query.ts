import { pageOf } from '@gantry/ui/page-address';

/** What the address of the journal asks for. */
export function journalQuery(search: URLSearchParams) {
  const part = (name: 'order' | 'account') => {
    const value = search.get(name)?.trim().slice(0, 40);
    return value ? { [name]: value } : {};
  };
  return { page: String(pageOf(search)), ...part('order'), ...part('account') };
}
