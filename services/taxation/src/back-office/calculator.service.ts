import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { identityFindAccount } from '@gantry/contracts/endpoints/internal';
import type { taxationAdminCalculate } from '@gantry/contracts/endpoints/taxation';
import type { CalculatorAnswer } from '@gantry/contracts/schemas/tax-admin';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { CalculationService } from '../calculation/calculation.service.ts';

type Request = ValidRequestOf<typeof taxationAdminCalculate>['body'];

/** Any calculation, for staff who want to know how it comes about. */
@Injectable()
export class CalculatorService {
  constructor(
    private readonly calculations: CalculationService,
    private readonly client: ContractClient,
  ) {}

  /** @throws DomainError INVALID at `body.accountNumber` where there is no such account */
  async explain({ accountNumber, lines, ...request }: Request): Promise<CalculatorAnswer> {
    const numbered = lines.map((line, at) => ({ ...line, id: String(at + 1) }));
    return this.calculations.calculateRecord({
      ...request,
      lines: numbered,
      customer: await this.customerOf(accountNumber),
    });
  }

  private async customerOf(number: string | null) {
    if (!number) return null;
    const person = await this.client.call(identityFindAccount, { body: { number: number.toLowerCase() } });
    if (!person)
      throw new DomainError('INVALID', undefined, [{ path: 'body.accountNumber', message: 'is no account' }]);
    const { accountId, companyId } = person;
    return { accountId, companyId };
  }
}
