import { Injectable } from '@nestjs/common';
import * as openid from 'openid-client';
import { companySignOnPath } from '@gantry/contracts/addresses/account';
import { DomainError } from '@gantry/nest-kit/errors';
import { Logger } from '@gantry/nest-kit/logger';
import { IdentityConfig } from '../identity.config.ts';
import { providerFetch } from './provider-fetch.ts';
import { refuseSignOn } from './sign-on-refusal.ts';

/** A client as the provider knows it. */
export interface ProviderClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
/** What a request is proven by when its answer comes. */
export interface RequestSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

const timeoutSeconds = 5;
/** Clocks of providers go wrong by so many seconds. */
const tolerance = 30;

/** Providers of companies, by OpenID Connect: authorization code with PKCE, state, and nonce. */
@Injectable()
export class Provider {
  /** where providers send people back to */
  readonly redirectUri: string;
  private readonly isLocalAllowed: boolean;
  private readonly ask: openid.CustomFetch;

  constructor(
    { PUBLIC_ORIGIN, SIGN_ON_LOCAL_PROVIDERS, GANTRY_MODE }: IdentityConfig,
    private readonly log: Logger,
  ) {
    this.redirectUri = new URL(companySignOnPath(), PUBLIC_ORIGIN).href;
    this.isLocalAllowed = SIGN_ON_LOCAL_PROVIDERS === '1' && GANTRY_MODE !== 'production';
    this.ask = providerFetch(this.isLocalAllowed);
  }

  /**
   * What the provider says of itself.
   * @throws DomainError SIGN_ON_REFUSED where it is not the issuer, or may not be asked
   */
  async discover({ issuer, clientId, clientSecret }: ProviderClient): Promise<openid.Configuration> {
    try {
      const metadata = { client_secret: clientSecret, [openid.clockTolerance]: tolerance };
      const config = await openid.discovery(new URL(issuer), clientId, metadata, authenticate(clientSecret), {
        [openid.customFetch]: this.ask,
        timeout: timeoutSeconds,
        // without the second the token would be believed for where it came from, and its signature not looked at
        execute: [
          ...(this.isLocalAllowed ? [openid.allowInsecureRequests] : []),
          openid.enableNonRepudiationChecks,
        ],
      });
      this.checkEntrance(config);
      return config;
    } catch (err) {
      if (err instanceof DomainError) throw err;
      this.log.warn({ err, issuer }, 'a provider of a company cannot be asked');
      throw refuseSignOn('provider');
    }
  }

  /** Where the visitor proves who they are. */
  async entrance(client: ProviderClient, secrets: RequestSecrets, email: string): Promise<string> {
    const config = await this.discover(client);
    return openid.buildAuthorizationUrl(config, {
      redirect_uri: this.redirectUri,
      scope: 'openid email profile',
      code_challenge: await openid.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
      state: secrets.state,
      nonce: secrets.nonce,
      login_hint: email,
    }).href;
  }

  /**
   * Who has come back: claims of a token that is signed by the provider, for this client and this request.
   * @throws DomainError SIGN_ON_REFUSED
   */
  async readAnswer(client: ProviderClient, secrets: RequestSecrets, query: string): Promise<Claims> {
    const config = await this.discover(client);
    try {
      const tokens = await openid.authorizationCodeGrant(config, new URL(`${this.redirectUri}?${query}`), {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims;
      // some providers tell the address only when they are asked for it
      return { ...(await openid.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
    } catch (err) {
      this.log.warn({ err, issuer: client.issuer }, 'an answer of a provider proves nothing');
      throw refuseSignOn(err instanceof openid.AuthorizationResponseError ? 'canceled' : 'not-proven');
    }
  }

  /** The visitor's browser is led there, so it is no `javascript:` either. */
  private checkEntrance(config: openid.Configuration): void {
    const { protocol } = new URL(config.serverMetadata().authorization_endpoint ?? '');
    if (protocol !== 'https:' && !(this.isLocalAllowed && protocol === 'http:'))
      throw refuseSignOn('provider');
  }
}

/** By the way the provider takes; `client_secret_basic` where it does not say. */
const authenticate =
  (secret: string): openid.ClientAuth =>
  (server, client, body, headers) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = ways.includes('client_secret_basic') ? openid.ClientSecretBasic : openid.ClientSecretPost;
    way(secret)(server, client, body, headers);
  };
