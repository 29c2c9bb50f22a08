import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CompanySignOnView, SaveSignOn } from '@gantry/contracts/schemas/company-sign-on';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { AccountRepository } from '../account/account.repository.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { Company } from '../company/company.entity.ts';
import { SecretBox } from '../second-step/secret-box.ts';
import { CompanySignOn } from './company-sign-on.entity.ts';
import { DomainProof } from './domain-proof.ts';
import { Provider } from './provider.ts';
import { SignOnDomain } from './sign-on-domain.entity.ts';
import { SignOnLink } from './sign-on-link.entity.ts';
import { secretOwner } from './secret-owner.ts';
import { refuseSignOn } from './sign-on-refusal.ts';

/** What admins of the store set up for a company, found by the number of one of its accounts. */
@Injectable()
export class SetUpSignOn {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountRepository,
    private readonly box: SecretBox,
    private readonly provider: Provider,
    private readonly proof: DomainProof,
    private readonly trail: AuditTrail,
  ) {}

  /** @throws DomainError NOT_FOUND; WRONG_STATE for an account without a company */
  async view(number: string): Promise<CompanySignOnView> {
    const company = await this.companyOf(number);
    const { redirectUri } = this.provider;
    const signOn = await this.em.findOne(CompanySignOn, { companyId: company.id }, { refresh: true });
    if (!signOn) return { company: company.name, redirectUri, setUp: null };
    const { issuer, clientId, roles, isRequired, createsAccounts, version } = signOn;
    const domains = await this.domainsOf(company.id);
    return {
      company: company.name,
      redirectUri,
      setUp: {
        issuer,
        clientId,
        roles,
        isRequired,
        createsAccounts,
        version,
        domains: domains.map(this.describeDomain),
      },
    };
  }

  /** @throws DomainError NOT_FOUND; WRONG_STATE also without a secret; STALE_VERSION; SIGN_ON_REFUSED */
  async saveSignOn(number: string, body: SaveSignOn, call: Call): Promise<CompanySignOnView> {
    const { id: companyId, name } = await this.companyOf(number);
    const known = await this.em.findOne(CompanySignOn, { companyId });
    if ((known?.version ?? null) !== body.version) throw new DomainError('STALE_VERSION');
    const moves = known !== null && (known.issuer !== body.issuer || known.clientId !== body.clientId);
    // the secret of one provider is not shown to another
    const clientSecret = body.clientSecret ?? (known && !moves ? this.secretOf(known) : null);
    if (clientSecret === null) throw new DomainError('WRONG_STATE');
    await this.provider.discover({ issuer: body.issuer, clientId: body.clientId, clientSecret });
    await this.em.transactional(async () => {
      const signOn = known ?? Object.assign(new CompanySignOn(), { companyId });
      Object.assign(signOn, {
        issuer: body.issuer,
        clientId: body.clientId,
        clientSecret: this.box.seal(clientSecret, secretOwner(companyId)),
        roles: body.roles,
        isRequired: body.isRequired,
        createsAccounts: body.createsAccounts,
      });
      await this.em.persist(signOn).flush();
      await this.saveDomains(companyId, body.domains);
      await this.trail.appendEntry(changed(name, known ? 'changed' : null, summaryOf(body), call));
    });
    return this.view(number);
  }

  /** @throws DomainError NOT_FOUND; WRONG_STATE where nothing is set up; UNAVAILABLE where DNS does not answer */
  async checkDomains(number: string, call: Call): Promise<CompanySignOnView> {
    const { id, name } = await this.companyOf(number);
    const domains = await this.domainsOf(id);
    if (domains.length === 0) throw new DomainError('WRONG_STATE');
    const isProven = await Promise.all(domains.map(({ domain }) => this.proof.isProven(domain, id)));
    await this.em.transactional(async () => {
      for (const [at, one] of domains.entries()) {
        const was = one.verifiedAt !== null;
        if (was === isProven[at]) continue;
        one.verifiedAt = isProven[at] ? new Date() : null;
        const after = `${one.domain} ${isProven[at] ? 'verified' : 'not verified'}`;
        await this.trail.appendEntry(changed(name, null, after, call));
      }
    });
    return this.view(number);
  }

  /** @throws DomainError NOT_FOUND; WRONG_STATE */
  async removeSignOn(number: string, call: Call): Promise<void> {
    const { id: companyId, name } = await this.companyOf(number);
    await this.em.transactional(async () => {
      const signOn = await this.em.findOne(CompanySignOn, { companyId });
      if (!signOn) throw new DomainError('WRONG_STATE');
      const { issuer } = signOn;
      await this.em.nativeDelete(SignOnLink, { companyId });
      await this.em.nativeDelete(CompanySignOn, { companyId });
      await this.trail.appendEntry(changed(name, issuer, null, call));
    });
  }

  /** Domains that stay keep their proof; one that another company has is refused. */
  private async saveDomains(companyId: string, wanted: readonly string[]): Promise<void> {
    await this.em.nativeDelete(SignOnDomain, { companyId, domain: { $nin: [...wanted] } });
    for (const domain of wanted) {
      const [row] = await this.em.execute<{ companyId: string }[]>(
        `insert into identity.sign_on_domain (domain, company_id) values (?, ?)
         on conflict (domain) do update set domain = excluded.domain returning company_id as "companyId"`,
        [domain, companyId],
      );
      if (row?.companyId !== companyId) throw refuseSignOn('domain-taken', { domain });
    }
  }

  private async companyOf(number: string): Promise<Company> {
    const account = await this.accounts.findByNumber(number);
    if (!account) throw new DomainError('NOT_FOUND');
    if (!account.companyId) throw new DomainError('WRONG_STATE');
    return this.em.findOneOrFail(Company, { id: account.companyId });
  }

  private domainsOf(companyId: string): Promise<SignOnDomain[]> {
    return this.em.find(SignOnDomain, { companyId }, { orderBy: { domain: 'asc' }, refresh: true });
  }

  private secretOf({ clientSecret, companyId }: CompanySignOn): string {
    return this.box.open(clientSecret, secretOwner(companyId));
  }

  private readonly describeDomain = ({ domain, companyId, verifiedAt }: SignOnDomain) => ({
    domain,
    ...this.proof.wantedRecord(domain, companyId),
    verifiedAt: verifiedAt?.toISOString() ?? null,
  });
}

/** What the trail says was saved. */
const summaryOf = ({ issuer, domains, isRequired, createsAccounts }: SaveSignOn): string =>
  [
    issuer,
    ...domains,
    ...(isRequired ? ['required'] : []),
    ...(createsAccounts ? [] : ['known accounts only']),
  ].join(' ');

function changed(company: string, before: string | null, after: string | null, { caller, requestId }: Call) {
  return {
    at: new Date().toISOString(),
    actorId: caller.accountId,
    actor: caller.email,
    actorRole: caller.role,
    entity: 'company-sign-on',
    entityNumber: null,
    field: company,
    before,
    after,
    reason: null,
    requestId,
  };
}
