import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesGetCompanySpend } from '@gantry/contracts/endpoints/company-spend';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { CompanyBuyers } from '@gantry/contracts/schemas/company-buyer';
import type { CompanySpend } from '@gantry/contracts/schemas/company-spend';
import { DomainError } from '@gantry/nest-kit/errors';
import { Departments } from '../shared/departments.ts';
import { monthsOf, spendPeriod } from './spend-period.ts';
import { SpendRepository, type SpendGroup, type SpendScope } from './spend.repository.ts';

type Query = ValidRequestOf<typeof salesGetCompanySpend>['query'];
type Share = Pick<SpendGroup, 'amount' | 'orders'>;

const shareOf = ({ amount, orders }: Share): Share => ({ amount, orders });
const theMostFirst = (a: Share, b: Share): number => b.amount - a.amount || b.orders - a.orders;

/** What a company has ordered, for those of its people who read that. */
@Injectable()
export class ReadSpend {
  constructor(
    private readonly spend: SpendRepository,
    private readonly departments: Departments,
  ) {}

  /** @throws DomainError INVALID for a period that is none, UNAVAILABLE without the catalogue */
  async getSpend(caller: Identity, query: Query): Promise<CompanySpend> {
    const scope = spendScope(caller, query);
    const groups = await this.spend.addUp(scope);
    const buyers = await this.spend.findBuyers(scope.companyId);
    const total = groups.find(({ by }) => by === 'all') ?? { amount: 0, orders: 0 };
    return {
      from: scope.from,
      to: scope.to,
      ...shareOf(total),
      months: monthly(scope, groups),
      people: personal(buyers, groups),
      departments: await this.departmental(groups),
      costCenters: booked(groups),
      buyers,
    };
  }

  private async departmental(groups: readonly SpendGroup[]): Promise<CompanySpend['departments']> {
    const products = groups.flatMap(({ by, sku, ...share }) =>
      by === 'product' && sku ? [{ sku, ...share }] : [],
    );
    const departments = await this.departments.departmentsOf(products.map(({ sku }) => sku));
    const byPath = new Map<string | null, CompanySpend['departments'][number]>();
    for (const { sku, amount } of products) {
      const { path = null, name = null } = departments.get(sku) ?? {};
      const before = byPath.get(path)?.amount ?? 0;
      byPath.set(path, { path, name, amount: before + amount });
    }
    return [...byPath.values()].toSorted((a, b) => b.amount - a.amount);
  }
}

/** @throws DomainError INVALID for a period that is none, NOT_PERMITTED for whoever is in no company */
export function spendScope(
  { companyId }: Identity,
  { buyer: accountNumber, costCenter: costCenterId, ...asked }: Query,
): SpendScope {
  if (!companyId) throw new DomainError('NOT_PERMITTED');
  return {
    ...spendPeriod(asked),
    companyId,
    accountNumber: accountNumber ?? null,
    costCenterId: costCenterId ?? null,
  };
}

function monthly(period: SpendScope, groups: readonly SpendGroup[]): CompanySpend['months'] {
  const found = new Map(
    groups.flatMap((group) => (group.by === 'month' ? [[group.month, group] as const] : [])),
  );
  return monthsOf(period).map((month) => ({
    month,
    ...shareOf(found.get(month) ?? { amount: 0, orders: 0 }),
  }));
}

/** Nothing is said of cost centers where nothing was booked on any. */
function booked(groups: readonly SpendGroup[]): CompanySpend['costCenters'] {
  const found = groups.filter(({ by }) => by === 'cost-center').toSorted(theMostFirst);
  if (found.every(({ costCenterId }) => costCenterId === null)) return [];
  return found.map(({ costCenterId: id, costCenter: name, ...share }) => ({
    id,
    name: id && name,
    ...shareOf(share),
  }));
}

function personal(buyers: CompanyBuyers, groups: readonly SpendGroup[]): CompanySpend['people'] {
  const names = new Map(buyers.map(({ accountNumber, name }) => [accountNumber, name]));
  return groups
    .filter(({ by }) => by === 'person')
    .toSorted(theMostFirst)
    .map(({ accountNumber, ...share }) => ({
      accountNumber,
      name: names.get(accountNumber ?? '') ?? accountNumber ?? '',
      ...shareOf(share),
    }));
}
