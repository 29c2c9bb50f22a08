import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { identityGetCostCenters } from '@gantry/contracts/endpoints/internal';
import { DomainError } from '@gantry/nest-kit/errors';
import { Account } from '../account/account.entity.ts';
import { Company } from './company.entity.ts';
import { CostCenter } from './cost-center.entity.ts';

/** The cost centers of companies, and who orders for which. */
@Injectable()
export class CostCenterBook {
  constructor(private readonly em: EntityManager) {}

  /** Those of a company by code, closed ones too. */
  findAll(companyId: string): Promise<CostCenter[]> {
    return this.em.find(CostCenter, { companyId }, { orderBy: { code: 'asc' } });
  }

  /** Those of a company that are in use, by code. */
  findOpen(companyId: string): Promise<CostCenter[]> {
    return this.em.find(CostCenter, { companyId, closedAt: null }, { orderBy: { code: 'asc' } });
  }

  /** @throws DomainError NOT_FOUND for one of no or another company */
  async getCostCenter(companyId: string, id: string): Promise<CostCenter> {
    const center = await this.em.findOne(CostCenter, { companyId, id });
    if (!center) throw new DomainError('NOT_FOUND');
    return center;
  }

  /**
   * What somebody orders for. Whose cost centers are all closed orders for none; nobody says that they may order for
   * others.
   */
  async getOpenFor(companyId: string, accountId: string): Promise<ResponseOf<typeof identityGetCostCenters>> {
    const company = await this.em.findOne(Company, { id: companyId });
    const open = await this.findOpen(companyId);
    const person = await this.em.findOne(Account, { id: accountId, companyId });
    const named = person?.costCenterIds ?? [];
    const own = open.filter(({ id }) => named.length === 0 || named.includes(id));
    return {
      isRequired: (company?.requiresCostCenter ?? false) && open.length > 0,
      costCenters: person ? own.map(({ id, code, name }) => ({ id, code, name })) : [],
    };
  }
}
