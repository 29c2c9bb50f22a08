import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { isStaff } from '@gantry/domain/roles';
import type { Account } from '../account/account.entity.ts';

/** The name after the @. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whose company wants that its people sign in through it and by nothing else. */
@Injectable()
export class SignOnPolicy {
  constructor(private readonly em: EntityManager) {}

  /**
   * Whether password, passkey, and mail do not sign in here. Asked alike for known and unknown addresses. Admins of the
   * company stay, so that it can be helped when its provider is lost; staff of the store are nobody's people.
   * @param account null where there is none
   */
  async isRequired(email: string, account: Account | null): Promise<boolean> {
    const [row] = await this.em.execute<{ companyId: string }[]>(
      `select rule.company_id as "companyId" from identity.company_sign_on as rule
       where rule.is_required and (
         exists (select from identity.sign_on_domain as one
           where one.company_id = rule.company_id and one.domain = ? and one.verified_at is not null)
         or exists (select from identity.sign_on_link as link
           where link.company_id = rule.company_id and link.account_id = ?))
       limit 1`,
      [domainOf(email), account?.id ?? null],
    );
    if (!row || !account || isStaff(account.role)) return false;
    const isAnothers = account.companyId !== null && account.companyId !== row.companyId;
    const isAdmin = account.companyId === row.companyId && account.companyRole === 'admin';
    return !isAnothers && !isAdmin;
  }

  /** Whether a company signs people of this address on itself, and lets them in by nothing else. */
  async takesIn(email: string, companyId: string): Promise<boolean> {
    const [row] = await this.em.execute<unknown[]>(
      `select from identity.company_sign_on as rule join identity.sign_on_domain as one using (company_id)
       where rule.is_required and rule.company_id = ? and one.domain = ? and one.verified_at is not null`,
      [companyId, domainOf(email)],
    );
    return row !== undefined;
  }
}
