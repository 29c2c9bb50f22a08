import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { OpenInvitation } from '@gantry/contracts/schemas/company';
import type { CompanyRole } from '@gantry/domain/company-roles';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import type { Account } from '../account/account.entity.ts';
import { AttemptLimiter } from '../attempt/attempt-limiter.ts';
import { splitCode } from '../code/code-text.ts';
import { CompanyInvitation } from './company-invitation.entity.ts';
import { CompanyRecord } from './company-record.ts';
import { refuseInCompany } from './company-refusal.ts';
import { Membership, type Member } from './membership.ts';

/** So many may wait for an answer in one company. */
const maxOpen = 200;

/** Admins of a company ask people to join it. Whether an address has an account is found out by its mailbox alone. */
@Injectable()
export class Invitations {
  constructor(
    private readonly em: EntityManager,
    private readonly members: Membership,
    private readonly attempts: AttemptLimiter,
    private readonly record: CompanyRecord,
  ) {}

  /**
   * @throws DomainError NOT_PERMITTED; INVALID for an address that is in the company or invited already; WRONG_STATE
   *   where too many are open; TOO_MANY_REQUESTS where the address has got too many such mails
   */
  async invite(
    { email, companyRole: role }: { email: string; companyRole: CompanyRole },
    call: Call,
  ): Promise<void> {
    await this.takeMail(email);
    await this.em.transactional(async () => {
      const member = await this.members.enterAsAdmin(call);
      const { id: companyId } = member.company;
      const people = await this.members.findPeople(companyId);
      if (people.some((one) => one.email === email)) throw invalidAddress('is in the company already');
      const open = await this.em.find(CompanyInvitation, { companyId });
      if (open.some((one) => one.email === email)) throw invalidAddress('is invited already');
      if (open.length >= maxOpen) throw refuseInCompany('full');
      const invitation = CompanyInvitation.of({ companyId, email, role, invitedBy: member.me.id });
      await this.mail(invitation, member, call);
      this.em.persist(invitation);
      await this.record.noteInvitation(member.company, invitation, 'sent', call);
    });
  }

  /** Another link in place of the one before. @throws DomainError NOT_PERMITTED; NOT_FOUND; TOO_MANY_REQUESTS */
  async resend(id: string, call: Call): Promise<void> {
    const known = await this.em.findOne(CompanyInvitation, { id, companyId: call.caller.companyId ?? null });
    if (!known) throw new DomainError('NOT_FOUND');
    await this.takeMail(known.email);
    await this.em.transactional(async () => {
      const member = await this.members.enterAsAdmin(call);
      const where = { id, companyId: member.company.id };
      const invitation = await this.em.findOne(CompanyInvitation, where, { refresh: true });
      if (!invitation) throw new DomainError('NOT_FOUND');
      invitation.invitedBy = member.me.id;
      await this.mail(invitation, member, call);
      await this.record.noteInvitation(member.company, invitation, 'sent again', call);
    });
  }

  /** One that is gone is no error. @throws DomainError NOT_PERMITTED */
  async withdraw(id: string, call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const invitation = await this.em.findOne(CompanyInvitation, { id, companyId: company.id });
      if (!invitation) return;
      this.em.remove(invitation);
      await this.record.noteInvitation(company, invitation, 'withdrawn', call);
    });
  }

  /** Who is asked and has not answered, the newest first. @param people those of the company, who may have asked */
  async findOpen(companyId: string, people: readonly Account[]): Promise<OpenInvitation[]> {
    const open = await this.em.find(CompanyInvitation, { companyId }, { orderBy: { sentAt: 'desc' } });
    return open.map(({ id, email, role, invitedBy, sentAt, expiresAt, isExpired }) => ({
      id,
      email,
      role,
      invitedBy: people.find((one) => one.id === invitedBy)?.name ?? null,
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isExpired,
    }));
  }

  /** The invitation of a link, which stays good. @throws DomainError CODE_INVALID, alike for wrong, used and late ones */
  async findByCode(code: string): Promise<CompanyInvitation> {
    const { selector, verifier } = splitCode(code);
    const invitation = await this.em.findOne(CompanyInvitation, { selector });
    if (!invitation?.accepts(verifier)) throw new DomainError('CODE_INVALID');
    return invitation;
  }

  /** The invitation of a link, used up with the transaction: of two at once one gets it. @throws DomainError CODE_INVALID */
  async takeByCode(code: string): Promise<CompanyInvitation> {
    const { companyId } = await this.findByCode(code);
    await this.members.lockCompany(companyId);
    const { selector, verifier } = splitCode(code);
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const invitation = await this.em.findOne(CompanyInvitation, { selector }, lock);
    if (!invitation?.accepts(verifier)) throw new DomainError('CODE_INVALID');
    this.em.remove(invitation);
    return invitation;
  }

  private async takeMail(email: string): Promise<void> {
    if (!(await this.attempts.mayInvite(email))) throw new DomainError('TOO_MANY_REQUESTS');
  }

  private async mail(invitation: CompanyInvitation, { me, company }: Member, call: Call): Promise<void> {
    const code = invitation.renewCode();
    const asked = {
      email: invitation.email,
      company: company.name,
      inviter: me.name,
      code,
      locale: call.locale,
    };
    const mark = { entity: `invitation:${invitation.id}`, version: invitation.sentAt.toISOString() };
    await publish(this.em, 'company.invited', asked, mark);
  }
}

const invalidAddress = (message: string) =>
  new DomainError('INVALID', undefined, [{ path: 'body.email', message }]);
