import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CompanyApiKey } from '@gantry/contracts/schemas/api-key';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { Account } from '../account/account.entity.ts';
import { accountIdOf } from '../account/account-id.ts';
import { CompanyRecord } from './company-record.ts';
import { SecurityRecord } from '../security/security-record.ts';
import { ApiKey } from '../api-key/api-key.entity.ts';
import { ApiKeys } from '../api-key/api-keys.ts';

/** Keys of a company's people in the eyes of its admins: what calls in the name of the company, and its end. */
@Injectable()
export class CompanyApiKeys {
  constructor(
    private readonly em: EntityManager,
    private readonly keys: ApiKeys,
    private readonly company: CompanyRecord,
    private readonly security: SecurityRecord,
  ) {}

  /** @throws DomainError NOT_PERMITTED for whoever is no admin of a company */
  async view(call: Call): Promise<CompanyApiKey[]> {
    const keys = await this.keys.listOfCompany(await this.companyOf(call));
    return keys.map((key) => {
      const { number, name, email } = key.account;
      return { ...key.view(), owner: { number, name, email } };
    });
  }

  /** @throws DomainError NOT_PERMITTED for whoever is no admin of a company */
  async revokeKey(id: string, call: Call): Promise<void> {
    const companyId = await this.companyOf(call);
    await this.em.transactional(async () => {
      const found = await this.em.findOne(ApiKey, { id, account: { companyId } }, { populate: ['account'] });
      const owner = found?.account;
      if (!owner || !(await this.keys.removeKey({ id, account: owner.id }))) return;
      const ended = { field: 'api-key', before: found.name, after: null };
      await this.company.notePerson(owner, ended, call);
      await this.security.tellOwner(owner, 'key-revoked', { to: owner.email, call });
    });
  }

  private async companyOf(call: Call): Promise<string> {
    const { companyId, isActiveAdmin } = await this.em.findOneOrFail(Account, { id: accountIdOf(call) });
    if (!companyId || !isActiveAdmin) throw new DomainError('NOT_PERMITTED');
    return companyId;
  }
}
