import { Injectable } from '@nestjs/common';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { OwnTerms } from '@gantry/contracts/schemas/own-terms';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { paymentsFindCredit } from '@gantry/contracts/endpoints/internal-payments';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { CreditLines, lineOf } from './credit-lines.ts';
import { termsFor } from './payment-terms.ts';

/** What people are told of the line they order on. */
@Injectable()
export class ReadOwnTerms {
  constructor(
    private readonly lines: CreditLines,
    private readonly client: ContractClient,
  ) {}

  async getOwnTerms(caller: Identity): Promise<OwnTerms> {
    const owner = caller.isCompanyCredit ? 'company' : 'account';
    const [credit, balances] = await Promise.all([this.creditOf(caller), this.balancesOf(caller)]);
    return { owner, terms: termsFor(caller), credit, balances };
  }

  /** Of a company, what others have ordered shows in it. */
  private async creditOf(caller: Identity): Promise<OwnTerms['credit']> {
    const { accountId, creditLimit: limit, isCompanyCredit, companyRole } = caller;
    if (!accountId || limit === null) return null;
    if (isCompanyCredit && !mayActInCompany('read-company-records', companyRole)) return null;
    const owed = await this.lines.owedOn(lineOf(accountId, caller));
    return { limit, owed, left: Math.max(0, limit - owed) };
  }

  /** What was paid too much: their own, and their company's where they read what it has ordered. */
  private async balancesOf({
    accountId,
    email,
    companyId,
    companyRole,
  }: Identity): Promise<OwnTerms['balances']> {
    if (!accountId || !email) return [];
    const isReader = !!companyRole && mayActInCompany('read-company-records', companyRole);
    const body = { accountId, email, companyId: isReader ? companyId : null };
    const sums = await this.client.call(paymentsFindCredit, { body }).catch((error: unknown) => {
      // the terms are told without it
      if (error instanceof DomainError) return { account: 0, company: 0 };
      throw error;
    });
    return (['company', 'account'] as const)
      .map((owner) => ({ owner, amount: sums[owner] }))
      .filter(({ amount }) => amount > 0);
  }
}
