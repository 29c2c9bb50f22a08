import { Injectable } from '@nestjs/common';
import { salesGetCompanyCredit } from '@gantry/contracts/endpoints/internal';
import type { Membership } from '@gantry/contracts/schemas/admin-account';
import { ContractClient } from '@gantry/nest-kit/client';
import { Logger } from '@gantry/nest-kit/logger';
import { CreditLines } from './credit-lines.ts';

/** What companies may owe and owe, as the back office shows it. */
@Injectable()
export class CompanyCreditView {
  constructor(
    private readonly lines: CreditLines,
    private readonly client: ContractClient,
    private readonly log: Logger,
  ) {}

  /** What it owes is said by another service; where that is away, the rest is shown all the same. */
  async viewOf(companyId: string): Promise<Membership['credit']> {
    const credit = await this.lines.findOfCompany(companyId);
    return {
      version: credit?.version ?? 1,
      creditLimit: credit?.creditLimit ?? null,
      maxTerm: credit?.maxTerm ?? 'net-30',
      hold: credit?.hold ?? null,
      exposure: await this.exposureOf(companyId),
    };
  }

  private exposureOf(companyId: string): Promise<number | null> {
    return this.client.call(salesGetCompanyCredit, { body: { companyId } }).then(
      ({ exposure }) => exposure,
      (err: unknown) => {
        this.log.warn({ err }, 'what a company owes could not be found out');
        return null;
      },
    );
  }
}
