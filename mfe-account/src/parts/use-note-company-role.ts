import { sessionKnown, useVisitor } from '@gantry/api-client';
import type { CompanyRole } from '@gantry/domain/company-roles';
import { useDispatch } from 'react-redux';

/** Lets the header and the account's links know what the visitor is in their company from now on; null: they buy alone. */
export function useNoteCompanyRole(): (role: CompanyRole | null) => void {
  const dispatch = useDispatch();
  const { user, cart } = useVisitor();
  return (companyRole) => {
    if (user) dispatch(sessionKnown({ user: { ...user, companyRole }, cart }));
  };
}
