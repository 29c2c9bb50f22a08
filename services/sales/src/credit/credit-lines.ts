import { Injectable } from '@nestjs/common';
import { identityGetCreditLine } from '@gantry/contracts/endpoints/internal';
import type { Identity } from '@gantry/contracts/schemas/account';
import { isStaff } from '@gantry/domain/roles';
import { ContractClient } from '@gantry/nest-kit/client';
import type { CreditUse } from '../order/credit-use.ts';
import { CreditRepository } from './credit.repository.ts';
import { isWithinCredit } from './payment-terms.ts';

type Orderer = Pick<Identity, 'accountId' | 'companyId' | 'role' | 'creditLimit' | 'isCompanyCredit'>;

/** A line that orders on net terms stand against: of an account, or of a company for all of its people. */
export interface CreditLine {
  readonly owner: { readonly accountId: string } | { readonly companyId: string };
  /** minor units; null where no terms are granted now */
  readonly limit: number | null;
}

/** Whom an order is for, and in whose name. */
interface OrderedFor {
  readonly accountId: string;
  /** null where they buy alone */
  readonly companyId: string | null;
}

/** Which credit line an order counts against, whoever places it and however, and whether it fits (ADR 0009). */
@Injectable()
export class CreditLines {
  constructor(
    private readonly client: ContractClient,
    private readonly credit: CreditRepository,
  ) {}

  /**
   * The line that somebody orders on for an account: their own order, that of a customer whom staff serve, or one in the
   * name of the company whose line is theirs too. Null for others, as whoever was sent a link: finance looks at it.
   */
  async lineFor(orderer: Orderer, { accountId, companyId }: OrderedFor): Promise<CreditLine | null> {
    if (orderer.accountId === accountId) return lineOf(accountId, orderer);
    if (companyId && orderer.companyId === companyId && orderer.isCompanyCredit)
      return lineOf(accountId, orderer);
    if (!isStaff(orderer.role)) return null;
    return lineOf(accountId, await this.client.call(identityGetCreditLine, { body: { accountId } }));
  }

  /** What stands against a line now; locked, so that of orders at once each counts the ones before. */
  async useLine(line: CreditLine, total: number): Promise<CreditUse> {
    const name = nameOf(line);
    await this.credit.lockLine(name);
    return { line: name, limit: line.limit, owed: await this.owedOn(line), total };
  }

  /** What stands against a line at this moment, minor units. */
  owedOn({ owner }: CreditLine): Promise<number> {
    return 'companyId' in owner
      ? this.credit.exposureOfCompany(owner.companyId)
      : this.credit.exposureOfAccount(owner.accountId);
  }
}

/** The line of an account, as identity says it is now. */
export function lineOf(
  accountId: string,
  { companyId, creditLimit: limit, isCompanyCredit }: Omit<Orderer, 'accountId' | 'role'>,
): CreditLine {
  return { owner: isCompanyCredit && companyId ? { companyId } : { accountId }, limit };
}

/** Whether an order fits under its line with what stands against it already. */
export const fitsLine = (use: CreditUse | null): boolean =>
  use !== null && isWithinCredit(use.limit, use.owed, use.total);

const nameOf = ({ owner }: CreditLine): string =>
  'companyId' in owner ? `company:${owner.companyId}` : `account:${owner.accountId}`;
