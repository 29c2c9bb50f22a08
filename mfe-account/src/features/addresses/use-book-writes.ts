import {
  useIdentityAddCompanyAddressMutation,
  useIdentityRemoveCompanyAddressMutation,
  useIdentitySaveCompanyAddressMutation,
} from '../../api/company-addresses.endpoints.ts';
import {
  useIdentityAddAddressMutation,
  useIdentityRemoveAddressMutation,
  useIdentitySaveAddressMutation,
} from '../../api/identity.endpoints.ts';
import type { AddressOwner } from './address-owner.ts';

/** The calls that write into a book; `removing` is how the removal of an entry stands. */
export function useBookWrites(owner: AddressOwner) {
  const [addOwn] = useIdentityAddAddressMutation();
  const [saveOwn] = useIdentitySaveAddressMutation();
  const [removeOwn, removingOwn] = useIdentityRemoveAddressMutation();
  const [addShared] = useIdentityAddCompanyAddressMutation();
  const [saveShared] = useIdentitySaveCompanyAddressMutation();
  const [removeShared, removingShared] = useIdentityRemoveCompanyAddressMutation();
  return owner === 'self'
    ? { add: addOwn, save: saveOwn, remove: removeOwn, removing: removingOwn }
    : { add: addShared, save: saveShared, remove: removeShared, removing: removingShared };
}
