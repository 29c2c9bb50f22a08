import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { SavedAddress } from '@gantry/contracts/schemas/address';
import type { Call } from '@gantry/nest-kit/call';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { accountIdOf } from '../account/account-id.ts';
import { AddressBook } from './address-book.ts';
import type { AddressFacts } from './saved-address.entity.ts';

/** The address book as whoever calls sees it and writes into it: the entries of their company are its admins' to keep. */
@Injectable()
export class OwnAddresses {
  constructor(
    private readonly em: EntityManager,
    private readonly book: AddressBook,
  ) {}

  /** Their own entries, then those of their company. */
  async listAddresses(call: Call): Promise<SavedAddress[]> {
    const { companyId } = call.caller;
    const own = await this.book.listEntries(ownerOf(call));
    return companyId ? [...own, ...(await this.book.listEntries({ companyId }))] : own;
  }

  addAddress(facts: AddressFacts, call: Call): Promise<SavedAddress> {
    const owner = ownerOf(call);
    const write = { scope: `add-address:${owner.accountId}`, key: call.idempotencyKey ?? '', request: facts };
    return idempotent(this.em, write, () => this.book.writeEntry(owner, facts));
  }

  /** @throws DomainError NOT_FOUND */
  saveAddress(id: string, facts: AddressFacts, call: Call): Promise<SavedAddress> {
    return this.em.transactional(() => this.book.changeEntry(ownerOf(call), id, facts));
  }

  /** One that is gone is no error. */
  removeAddress(id: string, call: Call): Promise<void> {
    return this.book.removeEntry(ownerOf(call), id);
  }
}

const ownerOf = (call: Call) => ({ accountId: accountIdOf(call) });
