import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Address } from '@gantry/contracts/schemas/address';

const SavedAddressSchema = defineEntity({
  name: 'SavedAddress',
  schema: 'identity',
  tableName: 'address',
  properties: {
    id: p.uuid().primary(),
    /** whose own it is; null where it is a company's */
    accountId: p.uuid().nullable(),
    /** for whose people it is; null where it is somebody's own */
    companyId: p.uuid().nullable(),
    label: p.string(),
    address: p.json<Address>(),
    isDefaultBilling: p.boolean(),
    isDefaultShipping: p.boolean(),
    createdAt: p.datetime(),
  },
});

/** Whose address book an entry is in: somebody's own, or that of a company. */
export type AddressOwner = { readonly accountId: string } | { readonly companyId: string };

/** What a person enters for an entry of the address book. */
export interface AddressFacts {
  readonly label: string;
  readonly address: Address;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

/** An entry of an address book. */
export class SavedAddress extends SavedAddressSchema.class {
  static of(owner: AddressOwner, facts: AddressFacts): SavedAddress {
    return Object.assign(new SavedAddress(), {
      accountId: null,
      companyId: null,
      ...facts,
      ...owner,
      id: randomUUID(),
      createdAt: new Date(),
    });
  }
}
SavedAddressSchema.setClass(SavedAddress);
