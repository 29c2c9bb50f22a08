import { useUser } from '@gantry/api-client';
import { adminAccountPath } from '@gantry/contracts/addresses/admin';
import { mayEnter } from '@gantry/contracts/admin-rooms';
import { Link } from 'react-router';

/** An account by its number. It leads there for those who may see accounts. */
export function AccountLink({ number }: { readonly number: string }) {
  const shown = number.toUpperCase();
  return mayEnter('accounts', useUser()?.role) ? <Link to={adminAccountPath(number)}>{shown}</Link> : shown;
}
