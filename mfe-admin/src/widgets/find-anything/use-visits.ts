import { useUser } from '@gantry/api-client';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { recordAt, rememberRecent } from './recent-records.ts';

/** Remembers each record whose page is opened, however one came there. */
export function useVisits(): void {
  const account = useUser()?.accountNumber;
  const { pathname, search } = useLocation();
  useEffect(() => {
    const record = recordAt(pathname, new URLSearchParams(search));
    if (account && record) rememberRecent(account, record);
  }, [account, pathname, search]);
}
