import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Address } from '@gantry/contracts/schemas/address';

const SavedAddressSchema = defineEntity({
  name: 'SavedAddress',
  schema: 'identity',
  tableName: 'address',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    label: p.string(),
    address: p.json<Address>(),
    isDefaultBilling: p.boolean(),
    isDefaultShipping: p.boolean(),
    createdAt: p.datetime(),
  },
});

/** What a person enters for an entry of the address book. */
export interface AddressFacts {
  readonly label: string;
  readonly address: Address;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

/** An entry of an account's address book. */
export class SavedAddress extends SavedAddressSchema.class {
  static of(accountId: string, facts: AddressFacts): SavedAddress {
    return Object.assign(new SavedAddress(), facts, { id: randomUUID(), accountId, createdAt: new Date() });
  }
}
SavedAddressSchema.setClass(SavedAddress);
