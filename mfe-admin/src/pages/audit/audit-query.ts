import { pageOf } from '@gantry/ui/page-address';

/** What the address of the audit trail asks for. */
export function auditQuery(search: URLSearchParams) {
  const part = (name: 'entity' | 'number', longest: number) => {
    const value = search.get(name)?.trim().slice(0, longest);
    return value ? { [name]: value } : {};
  };
  return { page: String(pageOf(search)), ...part('entity', 40), ...part('number', 60) };
}
