import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { SavedAddress as SavedAddressView } from '@gantry/contracts/schemas/address';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { SavedAddress, type AddressFacts } from './saved-address.entity.ts';

const maxAddresses = 500;

/** An account's address book. Another account's entry does not exist here. */
@Injectable()
export class AddressBook {
  constructor(private readonly em: EntityManager) {}

  async listAddresses(accountId: string): Promise<SavedAddressView[]> {
    const entries = await this.em.find(SavedAddress, { accountId }, { orderBy: { createdAt: 1, id: 1 } });
    return entries.map(toView);
  }

  addAddress(accountId: string, key: string, facts: AddressFacts): Promise<SavedAddressView> {
    const write = { scope: `add-address:${accountId}`, key, request: facts };
    return idempotent(this.em, write, async (em) => {
      if ((await em.count(SavedAddress, { accountId })) >= maxAddresses)
        throw new DomainError('NOT_PERMITTED');
      const entry = SavedAddress.of(accountId, facts);
      await this.clearDefaults(em, entry);
      em.persist(entry);
      return toView(entry);
    });
  }

  saveAddress(accountId: string, id: string, facts: AddressFacts): Promise<SavedAddressView> {
    return this.em.transactional(async (em) => {
      const entry = await em.findOne(SavedAddress, { id, accountId });
      if (!entry) throw new DomainError('NOT_FOUND');
      Object.assign(entry, facts);
      await this.clearDefaults(em, entry);
      return toView(entry);
    });
  }

  async removeAddress(accountId: string, id: string): Promise<void> {
    await this.em.nativeDelete(SavedAddress, { id, accountId });
  }

  /** There is one default of each kind. */
  private async clearDefaults(em: EntityManager, kept: SavedAddress): Promise<void> {
    const others = { accountId: kept.accountId, id: { $ne: kept.id } };
    if (kept.isDefaultBilling) await em.nativeUpdate(SavedAddress, others, { isDefaultBilling: false });
    if (kept.isDefaultShipping) await em.nativeUpdate(SavedAddress, others, { isDefaultShipping: false });
  }
}

const toView = ({
  id,
  label,
  address,
  isDefaultBilling,
  isDefaultShipping,
}: SavedAddress): SavedAddressView => ({
  id,
  label,
  address,
  isDefaultBilling,
  isDefaultShipping,
});
