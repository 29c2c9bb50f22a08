import type { FoundCompany } from '@gantry/contracts/schemas/admin-account';
import { minFindLength } from '@gantry/contracts/schemas/find';
import { useState, type KeyboardEvent } from 'react';
import { useIdentityAdminFindCompaniesQuery } from '../../api/accounts.endpoints.ts';
import { useSettled } from '../use-settled.ts';

export interface CompanyChoice {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** those that were found for what is typed */
  readonly companies: readonly FoundCompany[];
  readonly state: 'idle' | 'pending' | 'failed' | 'found';
  /** the one that Enter chooses */
  readonly active: FoundCompany | undefined;
  readonly pickCompany: (company: FoundCompany) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const none: readonly FoundCompany[] = [];

/** What is typed to find a company, what was found, and which of them is meant; Enter never sends the form around it. */
export function useCompanyChoice(onPick: (company: FoundCompany) => void): CompanyChoice {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { companies, state } = useFoundCompanies(typed.trim());
  const active = companies[Math.min(at, companies.length - 1)];
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  const pickCompany = (company: FoundCompany) => {
    type('');
    onPick(company);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && companies.length > 0) setAt((at + step + companies.length) % companies.length);
    else if (event.key === 'Enter' && active) pickCompany(active);
    else if (event.key === 'Escape' && typed !== '') type('');
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  return { typed, type, companies, state, active, pickCompany, onKeyDown };
}

/** An answer belongs to the question it was asked with: none stands below what was typed since. */
function useFoundCompanies(typed: string): Pick<CompanyChoice, 'companies' | 'state'> {
  const search = useSettled(typed);
  const isShort = typed.length < minFindLength;
  const query = { search };
  const { currentData, isError } = useIdentityAdminFindCompaniesQuery(
    { query },
    { skip: search.length < minFindLength },
  );
  if (isShort) return { companies: none, state: 'idle' };
  if (typed !== search) return { companies: none, state: 'pending' };
  if (isError) return { companies: none, state: 'failed' };
  return currentData ? { companies: currentData, state: 'found' } : { companies: none, state: 'pending' };
}
