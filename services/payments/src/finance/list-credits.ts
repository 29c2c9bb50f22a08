import { Injectable } from '@nestjs/common';
import { identityNameCompanies } from '@gantry/contracts/endpoints/internal';
import type { CustomerCredit } from '@gantry/contracts/schemas/payment';
import { ContractClient } from '@gantry/nest-kit/client';
import { CreditRepository } from './credit.repository.ts';

type Company = NonNullable<CustomerCredit['company']>;

/** All credit as finance reads it: whose it is, by name. */
@Injectable()
export class ListCredits {
  constructor(
    private readonly credits: CreditRepository,
    private readonly client: ContractClient,
  ) {}

  async listCredits(): Promise<CustomerCredit[]> {
    const credits = await this.credits.listAll();
    const companies = await this.nameCompanies(credits.flatMap(({ companyId }) => companyId ?? []));
    return credits.map(({ companyId, ...credit }) => ({
      ...credit,
      company: companies.get(companyId ?? '') ?? null,
    }));
  }

  /** The money is listed also while nobody can say what a company is called. */
  private async nameCompanies(ids: readonly string[]): Promise<ReadonlyMap<string, Company>> {
    if (ids.length === 0) return new Map();
    const companyIds = [...new Set(ids)];
    const named = await this.client.call(identityNameCompanies, { body: { companyIds } }).catch(() => []);
    return new Map(
      named.map(({ companyId, name, accountNumber }) => [companyId, { name, accountNumber }] as const),
    );
  }
}
