import { Injectable } from '@nestjs/common';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { Invitation } from '@gantry/contracts/schemas/company';
import type { CompanyRole } from '@gantry/domain/company-roles';
import type { Call } from '@gantry/nest-kit/call';
import { Account } from '../account/account.entity.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { refuseCommonPassword } from '../account/common-password.ts';
import { hashPassword } from '../account/password.ts';
import { SignOnPolicy } from '../company-sign-on/sign-on-policy.ts';
import { Company } from '../company/company.entity.ts';
import type { CompanyInvitation } from '../company/company-invitation.entity.ts';
import { refuseInCompany } from '../company/company-refusal.ts';
import { Invitations } from '../company/invitations.ts';
import { InvitedAccounts } from './invited-accounts.ts';
import { SignedInStep, type SignedIn } from './signed-in.ts';

/** Whoever was invited to a company joins it by the link they were mailed. */
@Injectable()
export class JoinCompany {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountRepository,
    private readonly invitations: Invitations,
    private readonly invited: InvitedAccounts,
    private readonly signOn: SignOnPolicy,
    private readonly signedIn: SignedInStep,
  ) {}

  /** Who holds the link holds the mailbox, so they may know whether it has an account. @throws DomainError CODE_INVALID */
  async view(code: string): Promise<Invitation> {
    const invitation = await this.invitations.findByCode(code);
    const { email, role, companyId, invitedBy } = invitation;
    const company = await this.em.findOneOrFail(Company, { id: companyId });
    const inviter = await this.em.findOne(Account, { id: invitedBy, companyId });
    const way = await this.wayOf(invitation);
    return { company: company.name, invitedBy: inviter?.name ?? null, email, role, way };
  }

  /**
   * Makes the account of somebody who has none, and signs in.
   * @throws DomainError CODE_INVALID; WRONG_STATE where there is an account, or the visitor is signed in to one; INVALID
   *   for a password that others try first
   */
  async join(code: string, form: { name: string; password: string }, call: Call): Promise<SignedIn> {
    if (call.caller.accountId) throw refuseInCompany('other-account');
    const { email } = await this.invitations.findByCode(code);
    await refuseCommonPassword(form.password, [email, form.name]);
    const passwordHash = await hashPassword(form.password);
    const account = await this.em
      .transactional(async () => {
        const invitation = await this.invitations.takeByCode(code);
        if ((await this.wayOf(invitation)) !== 'sign-up') throw refuseInCompany('known');
        const facts = { name: form.name, passwordHash, locale: call.locale };
        return this.invited.openAccount(invitation, facts, call);
      })
      .catch((err: unknown) => {
        // somebody has signed up with the address at the same moment
        if (err instanceof UniqueConstraintViolationException) throw refuseInCompany('known');
        throw err;
      });
    return this.signedIn.signIn(account, call);
  }

  /**
   * The account that calls joins.
   * @throws DomainError CODE_INVALID; WRONG_STATE for the account of another address, of staff, or of a company
   */
  accept(code: string, call: Call): Promise<{ role: CompanyRole }> {
    return this.em.transactional(async () => {
      const invitation = await this.invitations.takeByCode(code);
      await this.invited.takeIn(invitation, call);
      return { role: invitation.role };
    });
  }

  private async wayOf({ email, companyId }: CompanyInvitation): Promise<Invitation['way']> {
    const account = await this.accounts.findByEmail(email);
    if (!account?.companyId && (await this.signOn.takesIn(email, companyId))) return 'company-sign-on';
    return account?.isConfirmed ? 'sign-in' : 'sign-up';
  }
}
