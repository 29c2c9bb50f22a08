import { useUser } from '@gantry/api-client';
import type { SavedAddress } from '@gantry/contracts/schemas/address';
import { useIdentityListAddressesQuery } from './purchase.endpoints.ts';

const none: readonly SavedAddress[] = [];

/** The address book of a signed-in buyer; a guest has none. */
export function useAddressBook(): readonly SavedAddress[] {
  const user = useUser();
  return useIdentityListAddressesQuery(undefined, { skip: !user }).data ?? none;
}
