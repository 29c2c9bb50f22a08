import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import * as v from 'valibot';
import { emailSchema } from '@gantry/contracts/schemas/common';
import type { FinishedSignOn } from '@gantry/contracts/schemas/company-sign-on';
import type { SignInAnswer } from '@gantry/contracts/schemas/second-step';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { EnterAccount } from './enter-account.ts';
import { SecretBox } from '../second-step/secret-box.ts';
import { secretOwner } from '../company-sign-on/secret-owner.ts';
import { CompanySignOn } from '../company-sign-on/company-sign-on.entity.ts';
import { Provider, type Claims, type ProviderClient } from '../company-sign-on/provider.ts';
import { SignOnAccounts } from '../company-sign-on/sign-on-accounts.ts';
import { SignOnDomain } from '../company-sign-on/sign-on-domain.entity.ts';
import { domainOf } from '../company-sign-on/sign-on-policy.ts';
import { refuseSignOn } from '../company-sign-on/sign-on-refusal.ts';
import { SignOnRequests, type OpenRequest } from '../company-sign-on/sign-on-requests.ts';

/** Signs people in through their company (ADR 0007). */
@Injectable()
export class SignOn {
  constructor(
    private readonly em: EntityManager,
    private readonly provider: Provider,
    private readonly requests: SignOnRequests,
    private readonly accounts: SignOnAccounts,
    private readonly entering: EnterAccount,
    private readonly box: SecretBox,
  ) {}

  /** Whether people of a domain may, or have to, sign in through their company. */
  async describe(domain: string): Promise<{ isOffered: boolean; isRequired: boolean }> {
    const signOn = await this.findByDomain(domain);
    return { isOffered: signOn !== null, isRequired: signOn?.isRequired === true };
  }

  /**
   * Where the visitor's browser is to go; the same for known and unknown accounts.
   * @throws DomainError SIGN_ON_REFUSED
   */
  async start(
    { email, ref, remember }: { email: string; ref: string | null; remember: boolean },
    call: Call,
  ): Promise<{ url: string }> {
    const signOn = await this.findByDomain(domainOf(email));
    if (!signOn) throw refuseSignOn('not-offered');
    const secrets = this.requests.newSecrets();
    const url = await this.provider.entrance(this.clientOf(signOn), secrets, email);
    await this.requests.begin(signOn, secrets, { ref, isRemembered: remember }, call);
    return { url };
  }

  /**
   * Takes what the provider has sent back with the visitor.
   * @throws DomainError SIGN_IN_EXPIRED for what was not begun in this browser, took too long, or was used;
   *   SIGN_ON_REFUSED, with the `ref` and `locale` it was begun with, so that the visitor may go on another way
   */
  async finish(query: string, call: Call): Promise<FinishedSignOn> {
    const request = await this.requests.takeRequest(new URLSearchParams(query).get('state') ?? '', call);
    if (!request) throw new DomainError('SIGN_IN_EXPIRED');
    const { ref, locale } = request;
    try {
      return { ...(await this.enter(request, query, call)), ref, locale };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new DomainError(error.code, { ...error.data, ref, locale });
    }
  }

  private async enter(request: OpenRequest, query: string, call: Call): Promise<SignInAnswer> {
    const { companyId, issuer, clientId, locale } = request;
    // what was begun with one provider is not finished with another
    const signOn = await this.em.findOne(CompanySignOn, { companyId, issuer, clientId });
    if (!signOn) throw refuseSignOn('not-offered');
    const claims = await this.provider.readAnswer(this.clientOf(signOn), request.secrets, query);
    const email = await this.addressOf(claims, companyId);
    const account = await this.accounts.accountOf(signOn, { claims, email, locale }, call);
    return this.entering.enter(account, call, request.isRemembered);
  }

  /** The address the provider vouches for, where it may: in a domain of its own company. */
  private async addressOf(claims: Claims, companyId: string): Promise<string> {
    const address = v.safeParse(emailSchema, claims.email);
    if (!address.success || claims.email_verified !== true) throw refuseSignOn('address');
    const isOwn = (await this.findByDomain(domainOf(address.output)))?.companyId === companyId;
    if (!isOwn) throw refuseSignOn('address');
    return address.output;
  }

  private async findByDomain(domain: string): Promise<CompanySignOn | null> {
    const found = await this.em.findOne(SignOnDomain, { domain, verifiedAt: { $ne: null } });
    return found && this.em.findOne(CompanySignOn, { companyId: found.companyId });
  }

  private clientOf({ issuer, clientId, clientSecret, companyId }: CompanySignOn): ProviderClient {
    return { issuer, clientId, clientSecret: this.box.open(clientSecret, secretOwner(companyId)) };
  }
}
