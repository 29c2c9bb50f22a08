import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Membership as MembershipView } from '@gantry/contracts/schemas/admin-account';
import { defaultCompanyRole } from '@gantry/domain/company-roles';
import type { Account } from '../account/account.entity.ts';
import { AddressBook } from '../address/address-book.ts';
import { Company } from '../company/company.entity.ts';
import { Invitations } from '../company/invitations.ts';
import { Membership } from '../company/membership.ts';
import { CompanyCreditView } from '../credit/company-credit-view.ts';

/** The company of an account as staff see it. */
interface Seen {
  readonly company: string | null;
  readonly membership: MembershipView | null;
}

/** Companies of accounts as the back office shows them. */
@Injectable()
export class Memberships {
  constructor(
    private readonly em: EntityManager,
    private readonly members: Membership,
    private readonly invitations: Invitations,
    private readonly book: AddressBook,
    private readonly credit: CompanyCreditView,
  ) {}

  /** The company an account is in, with its people; nothing for one that is in none. */
  async membershipOf(account: Account): Promise<Seen> {
    const { companyId } = account;
    if (!companyId) return { company: null, membership: null };
    const { name, onlyOwnAddresses: onlyCompanyAddresses } = await this.em.findOneOrFail(Company, {
      id: companyId,
    });
    const people = await this.members.findPeople(companyId);
    const fromProvider = await this.members.findFromProvider(companyId);
    const others = people.filter(({ id }) => id !== account.id);
    const membership = {
      hasAdmin: people.some(({ isActiveAdmin }) => isActiveAdmin),
      isOnlyAdmin: others.length > 0 && (await this.members.isOnlyAdmin(account)),
      people: people.map((one) => personView(one, fromProvider)),
      invitations: await this.invitations.findOpen(companyId, people),
      addresses: await this.book.listEntries({ companyId }),
      onlyCompanyAddresses,
      credit: await this.credit.viewOf(companyId),
    };
    return { company: name, membership };
  }
}

const personView = (
  { id, number, name, email, roleInCompany, status, deactivatedAt, mayManage }: Account,
  fromProvider: ReadonlySet<string>,
): MembershipView['people'][number] => ({
  number,
  name,
  email,
  companyRole: roleInCompany ?? defaultCompanyRole,
  status,
  isDeactivated: deactivatedAt !== null,
  isRoleFromProvider: fromProvider.has(id),
  mayManage,
});
