import { useUser } from '@gantry/api-client';
import { maxFindLength, minFindLength } from '@gantry/contracts/schemas/find';
import { accountReaderRoles, isOneOfRoles, mailRoles } from '@gantry/domain/roles';
import { useIdentityAdminListAccountsQuery } from '../../api/accounts.endpoints.ts';
import { useCatalogSuggestQuery, useSalesAdminFindQuery } from '../../api/find.endpoints.ts';
import { useNotificationsListMailsQuery } from '../../api/operations.endpoints.ts';
import { useSettled } from '../../parts/use-settled.ts';
import { accountEntry, mailEntry, partEntry, recordEntry, type Entry } from './entries.ts';

const maxOfKind = 5;

/** What was found for what is typed. */
export interface FindAnswer {
  readonly entries: readonly Entry[];
  /** the entries are not yet those of what is typed now */
  readonly isPending: boolean;
  /** some could not be asked */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Asks everybody who keeps records, each of those this role may ask. Answers are shown as they come; each belongs to the
 * question it was asked with, so that a late one never stands where a newer one was given.
 */
export function useFound(typed: string): FindAnswer {
  const role = useUser()?.role;
  const q = useSettled(typed).slice(0, maxFindLength);
  const isShort = q.length < minFindLength;
  const isAddress = q.includes('@');
  const sales = useSalesAdminFindQuery({ query: { q } }, { skip: isShort });
  const accounts = useIdentityAdminListAccountsQuery(
    { query: { search: q, size: String(maxOfKind) } },
    { skip: isShort || !isOneOfRoles(accountReaderRoles, role) },
  );
  const parts = useCatalogSuggestQuery({ query: { q } }, { skip: isShort || isAddress });
  const mails = useNotificationsListMailsQuery(
    { query: { search: q, size: String(maxOfKind) } },
    { skip: isShort || !isAddress || !isOneOfRoles(mailRoles, role) },
  );
  const asked = [sales, accounts, parts, mails];
  const products = (isAddress ? undefined : parts.data)
    ?.filter(({ kind }) => kind === 'product')
    .slice(0, maxOfKind);
  const entries = [
    ...(sales.data ?? []).map(recordEntry),
    ...(accounts.data?.items ?? []).map((item) => accountEntry(item, q)),
    ...(products ?? []).map((part) => partEntry(part, q)),
    ...((isAddress ? mails.data?.items : null) ?? []).map(mailEntry),
  ];
  return {
    entries: isShort ? [] : entries,
    isPending: typed !== q || (!isShort && asked.some(({ isFetching }) => isFetching)),
    hasFailed: !isShort && asked.some(({ isError }) => isError),
    retry: () => {
      for (const one of asked) if (one.isError) void one.refetch();
    },
  };
}
