import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseOf, ValidRequestOf } from '@gantry/contracts/endpoint';
import type { identityListColleagues } from '@gantry/contracts/endpoints/company';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { literal } from '@gantry/nest-kit/like';
import { accountIdOf } from '../account/account-id.ts';
import { Account } from '../account/account.entity.ts';
import { colleagueView } from './colleague-view.ts';
import { Membership, ofCompany } from './membership.ts';

/** The people of a company, page by page. */
@Injectable()
export class ColleagueList {
  constructor(
    private readonly em: EntityManager,
    private readonly members: Membership,
  ) {}

  /** @throws DomainError NOT_FOUND for whoever is in none */
  async listColleagues(
    call: Call,
    { q, page = 1, size = 25 }: ValidRequestOf<typeof identityListColleagues>['query'],
  ): Promise<ResponseOf<typeof identityListColleagues>> {
    const me = await this.em.findOneOrFail(Account, { id: accountIdOf(call) });
    const { companyId } = me;
    if (!companyId) throw new DomainError('NOT_FOUND');
    const pattern = q && `%${literal(q)}%`;
    const found = pattern ? { $or: [{ name: { $ilike: pattern } }, { email: { $ilike: pattern } }] } : {};
    const [people, total] = await this.em.findAndCount(
      Account,
      { $and: [ofCompany(companyId), found] },
      { orderBy: { name: 'asc', number: 'asc' }, limit: size, offset: (page - 1) * size },
    );
    const fromProvider = await this.members.findFromProvider(companyId);
    const standIns = people.flatMap(({ absence }) => absence?.substituteId ?? []);
    const reader = {
      me,
      isAdmin: me.roleInCompany === 'admin',
      fromProvider,
      people: await this.em.find(Account, { $and: [ofCompany(companyId), { id: { $in: standIns } }] }),
    };
    return { items: people.map((one) => colleagueView(one, reader)), total, page, size };
  }
}
