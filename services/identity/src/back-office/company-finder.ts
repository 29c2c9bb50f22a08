import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { identityNameCompanies } from '@gantry/contracts/endpoints/internal';
import { maxFoundCompanies, type FoundCompany } from '@gantry/contracts/schemas/admin-account';
import { literal } from '@gantry/nest-kit/like';

type NamedCompany = ResponseOf<typeof identityNameCompanies>[number];

/** Companies as staff name them in what they write: price lists, promotions. */
@Injectable()
export class CompanyFinder {
  constructor(private readonly em: EntityManager) {}

  /**
   * Companies whose name holds the search, those that begin with it first, each with the account that stands for it: an
   * admin where it has one, else whoever has been in it longest. A company nobody of which may sign in is left out.
   */
  findCompanies(search: string): Promise<FoundCompany[]> {
    const part = literal(search);
    return this.em.execute<FoundCompany[]>(
      `select c.name as company, a.number, a.people
       from identity.company c
       cross join lateral (
         select number, count(*) over ()::int as people from identity.account
         where company_id = c.id and deactivated_at is null and status in ('unconfirmed', 'active', 'on-hold')
         order by company_role is not distinct from 'admin' desc, created_at, id limit 1
       ) a
       where c.name ilike ?
       order by c.name not ilike ?, lower(c.name), a.number limit ${maxFoundCompanies}`,
      [`%${part}%`, `${part}%`],
    );
  }

  /** What companies are called, each with the account that stands for it, also one that may not sign in. */
  nameCompanies(companyIds: readonly string[]): Promise<NamedCompany[]> {
    return this.em.execute<NamedCompany[]>(
      `select c.id as "companyId", c.name, a.number as "accountNumber"
       from identity.company c
       left join lateral (
         select number from identity.account where company_id = c.id
         order by deactivated_at is null desc, company_role is not distinct from 'admin' desc, created_at, id limit 1
       ) a on true
       where c.id = any(string_to_array(?, ',')::uuid[])`,
      [companyIds.join(',')],
    );
  }
}
