import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { SavedAddress as SavedAddressView } from '@gantry/contracts/schemas/address';
import { DomainError } from '@gantry/nest-kit/errors';
import { SavedAddress, type AddressFacts, type AddressOwner } from './saved-address.entity.ts';

const maxAddresses = 500;

/** The address books of accounts and companies. Another's entry does not exist in one. */
@Injectable()
export class AddressBook {
  constructor(private readonly em: EntityManager) {}

  /** The oldest first. */
  async listEntries(owner: AddressOwner): Promise<SavedAddressView[]> {
    const entries = await this.em.find(SavedAddress, owner, { orderBy: { createdAt: 1, id: 1 } });
    return entries.map(addressView);
  }

  countEntries(owner: AddressOwner): Promise<number> {
    return this.em.count(SavedAddress, owner);
  }

  /** Within a transaction. @throws DomainError NOT_FOUND */
  async getEntry(owner: AddressOwner, id: string): Promise<SavedAddressView> {
    return addressView(await this.findEntry(owner, id));
  }

  /** Within a transaction. @throws DomainError NOT_PERMITTED where the book is full */
  async writeEntry(owner: AddressOwner, facts: AddressFacts): Promise<SavedAddressView> {
    if ((await this.countEntries(owner)) >= maxAddresses) throw new DomainError('NOT_PERMITTED');
    const entry = SavedAddress.of(owner, facts);
    await this.clearDefaults(owner, entry);
    this.em.persist(entry);
    return addressView(entry);
  }

  /** Within a transaction. @throws DomainError NOT_FOUND */
  async changeEntry(owner: AddressOwner, id: string, facts: AddressFacts): Promise<SavedAddressView> {
    const entry = await this.findEntry(owner, id);
    Object.assign(entry, facts);
    await this.clearDefaults(owner, entry);
    return addressView(entry);
  }

  /** One that is gone is no error. */
  async removeEntry(owner: AddressOwner, id: string): Promise<void> {
    await this.em.nativeDelete(SavedAddress, { ...owner, id });
  }

  private async findEntry(owner: AddressOwner, id: string): Promise<SavedAddress> {
    const entry = await this.em.findOne(SavedAddress, { ...owner, id });
    if (!entry) throw new DomainError('NOT_FOUND');
    return entry;
  }

  /** There is one default of each kind. */
  private async clearDefaults(owner: AddressOwner, kept: SavedAddress): Promise<void> {
    const others = { ...owner, id: { $ne: kept.id } };
    if (kept.isDefaultBilling) await this.em.nativeUpdate(SavedAddress, others, { isDefaultBilling: false });
    if (kept.isDefaultShipping)
      await this.em.nativeUpdate(SavedAddress, others, { isDefaultShipping: false });
  }
}

const addressView = (entry: SavedAddress): SavedAddressView => ({
  id: entry.id,
  label: entry.label,
  address: entry.address,
  isDefaultBilling: entry.isDefaultBilling,
  isDefaultShipping: entry.isDefaultShipping,
  isOfCompany: (entry.companyId ?? null) !== null,
});
