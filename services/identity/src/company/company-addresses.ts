import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { identityGetCompanyPlaces } from '@gantry/contracts/endpoints/internal';
import type { SavedAddress } from '@gantry/contracts/schemas/address';
import type { Call } from '@gantry/nest-kit/call';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { accountIdOf } from '../account/account-id.ts';
import { AddressBook } from '../address/address-book.ts';
import type { AddressFacts } from '../address/saved-address.entity.ts';
import { Company } from './company.entity.ts';
import { CompanyRecord } from './company-record.ts';
import { refuseInCompany } from './company-refusal.ts';
import { Membership } from './membership.ts';

type PlacesView = ResponseOf<typeof identityGetCompanyPlaces>;

/** The addresses of a company: its admins keep them, its people find them in their address books. */
@Injectable()
export class CompanyAddresses {
  constructor(
    private readonly em: EntityManager,
    private readonly members: Membership,
    private readonly book: AddressBook,
    private readonly record: CompanyRecord,
  ) {}

  /** @throws DomainError NOT_PERMITTED for whoever is no admin, and where the book is full */
  addAddress(facts: AddressFacts, call: Call): Promise<SavedAddress> {
    const scope = `add-company-address:${accountIdOf(call)}`;
    const write = { scope, key: call.idempotencyKey ?? '', request: facts };
    return idempotent(this.em, write, async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const after = await this.book.writeEntry({ companyId: company.id }, facts);
      await this.record.noteAddress(company, { before: null, after }, call);
      return after;
    });
  }

  /** @throws DomainError NOT_PERMITTED; NOT_FOUND for one of no or another company */
  saveAddress(id: string, facts: AddressFacts, call: Call): Promise<SavedAddress> {
    return this.em.transactional(async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const owner = { companyId: company.id };
      const before = await this.book.getEntry(owner, id);
      const after = await this.book.changeEntry(owner, id, facts);
      await this.record.noteAddress(company, { before, after }, call);
      return after;
    });
  }

  /** @throws DomainError NOT_PERMITTED; WRONG_STATE for the last one while its orders go to its own addresses only */
  async removeAddress(id: string, call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const all = await this.book.listEntries({ companyId: company.id });
      const before = all.find((one) => one.id === id);
      if (!before) return;
      if (company.onlyOwnAddresses && all.length === 1) throw refuseInCompany('no-address');
      await this.book.removeEntry({ companyId: company.id }, id);
      await this.record.noteAddress(company, { before, after: null }, call);
    });
  }

  /**
   * Whether orders in its name go to its own addresses only from now on.
   * @throws DomainError NOT_PERMITTED; WRONG_STATE where it has none
   */
  async setRule(onlyCompanyAddresses: boolean, call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const before = company.onlyOwnAddresses;
      if (before === onlyCompanyAddresses) return;
      const isEmpty = (await this.book.countEntries({ companyId: company.id })) === 0;
      if (onlyCompanyAddresses && isEmpty) throw refuseInCompany('no-address');
      company.onlyOwnAddresses = onlyCompanyAddresses;
      await this.record.noteAddressRule(company, call);
    });
  }

  /** Where its orders may go, for sales. An unknown company has no such rule. */
  async getPlaces(companyId: string): Promise<PlacesView> {
    const company = await this.em.findOne(Company, { id: companyId });
    if (!company?.onlyOwnAddresses) return { isRequired: false, addresses: [] };
    const entries = await this.book.listEntries({ companyId });
    return { isRequired: true, addresses: entries.map(({ address }) => address) };
  }
}
