import { Injectable } from '@nestjs/common';
import type { Endpoint } from '@gantry/contracts/endpoint';
import { identityEraseAccount } from '@gantry/contracts/endpoints/account-erasure';
import { identityEndOtherSessions, identityEndSession } from '@gantry/contracts/endpoints/account-security';
import { identityAdminActOnAccount } from '@gantry/contracts/endpoints/admin-accounts';
import { identityRevokeApiKey, identityRotateApiKey } from '@gantry/contracts/endpoints/api-keys';
import { identityGetUser, identitySignOut } from '@gantry/contracts/endpoints/identity';
import { serviceRoot } from '@gantry/nest-kit/transport';
import { guestIdentity, type Identity } from '@gantry/contracts/schemas/account';
import { DomainError } from '@gantry/nest-kit/errors';
import { checkRights, refusalOf } from '@gantry/nest-kit/rights';
import type { FastifyRequest } from 'fastify';
import { ApiKeyResolver } from '../session/api-key-resolver.ts';
import { Limits } from '../limits/limits.ts';
import { SameSite } from '../session/same-site.ts';
import { SessionResolver, type Renewed } from '../session/session-resolver.ts';
import type { RequestContext } from '../request-context/request-context.ts';

export interface Admitted {
  readonly caller: Identity;
  /** the session cookie belongs to an ended session; the answer clears it */
  readonly sessionEnded: boolean;
  /** another secret of the session, which the answer sets */
  readonly renewed?: Renewed | null;
}

/** Decides who calls and whether they may. Deny is the default: an endpoint without rights does not exist. */
@Injectable()
export class Admission {
  constructor(
    private readonly sessions: SessionResolver,
    private readonly keys: ApiKeyResolver,
    private readonly sameSite: SameSite,
    private readonly limits: Limits,
  ) {}

  /** Checks that need nothing but the request. @throws DomainError BAD_REQUEST */
  checkOrigin(endpoint: Endpoint, request: FastifyRequest, context: RequestContext): void {
    // a browser adds no key by itself, so nobody else can make it call with one
    if (!context.isOurServer && context.apiKey === null) this.sameSite.checkOrigin(endpoint, request.headers);
  }

  /**
   * @param endpoint what is called: who may not call it by what is cached is asked for again
   * @throws DomainError API_KEY_REFUSED
   */
  async identify(context: RequestContext, endpoint?: Endpoint): Promise<Admitted> {
    const { apiKey, sessionToken, isOurServer } = context;
    if (apiKey !== null) return { caller: await this.ownerOfKey(apiKey, context), sessionEnded: false };
    if (!sessionToken) return { caller: guestIdentity, sessionEnded: false };
    let found = await this.sessions.resolve(sessionToken);
    if (endpoint && found && refusalOf(endpoint, found))
      found = await this.sessions.resolveAnew(sessionToken);
    if (!found) return { caller: guestIdentity, sessionEnded: true };
    const { isRenewalDue, ...caller } = found;
    // a page's own server may lose the cookie on the way; the page's next call gets it
    const renewed = isRenewalDue && !isOurServer ? await this.sessions.renew(sessionToken) : null;
    return { caller, sessionEnded: false, renewed };
  }

  private async ownerOfKey(secret: string, { address }: RequestContext): Promise<Identity> {
    const owner = await this.keys.resolve(secret, address);
    if (!owner) throw new DomainError('API_KEY_REFUSED');
    return owner;
  }

  /** @throws DomainError SESSION_ENDED, NOT_PERMITTED or TOO_MANY_REQUESTS */
  async admit(
    endpoint: Endpoint,
    { caller, sessionEnded }: Admitted,
    context: RequestContext,
  ): Promise<void> {
    if (caller.key) this.limits.checkKey(caller.key.id);
    await this.limits.checkEndpoint(endpoint, context.address, caller);
    // specification §7: get-user tells the browser that its session is over
    if (sessionEnded && endpoint.name === identityGetUser.name) throw new DomainError('SESSION_ENDED');
    checkRights(endpoint, caller);
  }

  /**
   * A write in identity may change who a session is; the next call asks again. Where an account was erased, or acted on by
   * staff, or its owner ended sessions or keys, so does every other session and key of it.
   * @param path under which the endpoint was called, from the root of its service
   */
  afterAnswer(endpoint: Endpoint, { sessionToken }: RequestContext, caller: Identity, path: string): void {
    const { service, method, name } = endpoint;
    const touchesSession = service === 'identity' && (method !== 'GET' || name === identitySignOut.name);
    if (sessionToken && touchesSession) this.sessions.forget(sessionToken);
    const accountNumber = changedAccountOf(endpoint, caller, path);
    if (!accountNumber) return;
    this.sessions.forgetAccount(accountNumber);
    this.keys.forgetAccount(accountNumber);
  }
}

/** Calls by which somebody ends their own account, or sessions or keys of it that other secrets belong to. */
const ownEndings: readonly string[] = [
  identityEraseAccount.name,
  identityEndSession.name,
  identityEndOtherSessions.name,
  identityRevokeApiKey.name,
  identityRotateApiKey.name,
];

/** Number of the account that a call may have ended, or something of it. */
function changedAccountOf(endpoint: Endpoint, caller: Identity, path: string): string | null {
  if (ownEndings.includes(endpoint.name)) return caller.accountNumber;
  if (endpoint.name !== identityAdminActOnAccount.name) return null;
  const part = endpoint.path.split('/').indexOf(':number');
  return path.slice(serviceRoot(endpoint.service).length).split('/')[part]?.toLowerCase() ?? null;
}
