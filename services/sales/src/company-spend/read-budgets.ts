import { Injectable } from '@nestjs/common';
import { identityGetApprovalRule } from '@gantry/contracts/endpoints/internal';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { CompanyBudgets } from '@gantry/contracts/schemas/cost-center';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { OrderedBeforeRepository } from '../shared/ordered-before.repository.ts';

/** What is left of the budgets of a company. */
@Injectable()
export class ReadBudgets {
  constructor(
    private readonly before: OrderedBeforeRepository,
    private readonly client: ContractClient,
  ) {}

  /** @throws DomainError NOT_PERMITTED for whoever is in no company */
  async getBudgets({ companyId }: Identity): Promise<CompanyBudgets> {
    if (!companyId) throw new DomainError('NOT_PERMITTED');
    const { people, costCenters } = await this.client.call(identityGetApprovalRule, { body: { companyId } });
    const spentOf = await this.before.spentNow(companyId);
    return {
      costCenters: costCenters.flatMap(({ id, code, name, budget }) =>
        budget ? [{ id, code, name, ...budget, spent: spentOf(id, budget.period) }] : [],
      ),
      people: people.flatMap(({ accountId, name, budget }) =>
        budget ? [{ name, ...budget, spent: spentOf(accountId, budget.period) }] : [],
      ),
    };
  }
}
