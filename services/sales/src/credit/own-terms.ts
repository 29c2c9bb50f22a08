import { Injectable } from '@nestjs/common';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { OwnTerms } from '@gantry/contracts/schemas/own-terms';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { CreditLines, lineOf } from './credit-lines.ts';
import { termsFor } from './payment-terms.ts';

/** What people are told of the line they order on. */
@Injectable()
export class ReadOwnTerms {
  constructor(private readonly lines: CreditLines) {}

  async getOwnTerms(caller: Identity): Promise<OwnTerms> {
    const owner = caller.isCompanyCredit ? 'company' : 'account';
    return { owner, terms: termsFor(caller), credit: await this.creditOf(caller) };
  }

  /** Of a company, what others have ordered shows in it. */
  private async creditOf(caller: Identity): Promise<OwnTerms['credit']> {
    const { accountId, creditLimit: limit, isCompanyCredit, companyRole } = caller;
    if (!accountId || limit === null) return null;
    if (isCompanyCredit && !mayActInCompany('read-company-records', companyRole)) return null;
    const owed = await this.lines.owedOn(lineOf(accountId, caller));
    return { limit, owed, left: Math.max(0, limit - owed) };
  }
}
