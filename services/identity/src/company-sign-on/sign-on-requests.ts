import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { cookieNames } from '@gantry/contracts/cookies';
import type { Call } from '@gantry/nest-kit/call';
import { SecretBox } from '../second-step/secret-box.ts';
import { hashToken, newToken } from '../session/session-token.ts';
import type { CompanySignOn } from './company-sign-on.entity.ts';
import type { RequestSecrets } from './provider.ts';

/** So long somebody may take at their provider, milliseconds. */
const lifetime = 10 * 60 * 1000;

/** How a sign-on goes on when its visitor comes back. */
interface Wanted {
  readonly ref: string | null;
  readonly isRemembered: boolean;
}
/** A sign-on that was begun, as it is taken up again. */
export interface OpenRequest extends Wanted {
  readonly companyId: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly secrets: RequestSecrets;
  /** in which language it was begun */
  readonly locale: string;
}
type Row = Omit<OpenRequest, 'secrets'> & { readonly nonce: string; readonly verifier: string };

/** Sign-ons that were begun: each is good once, in the browser that began it, for the provider it was begun with. */
@Injectable()
export class SignOnRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly box: SecretBox,
  ) {}

  newSecrets(): RequestSecrets {
    return { state: newToken(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  }

  async begin(signOn: CompanySignOn, secrets: RequestSecrets, wanted: Wanted, call: Call): Promise<void> {
    const browser = newToken();
    const { state, nonce, verifier } = secrets;
    await this.em.execute(
      `insert into identity.sign_on_request (state_hash, browser_hash, company_id, issuer, client_id, nonce, verifier,
         ref, is_remembered, expires_at, locale) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        hashToken(state),
        hashToken(browser),
        signOn.companyId,
        signOn.issuer,
        signOn.clientId,
        nonce,
        this.box.seal(verifier, `sign-on ${state}`),
        wanted.ref,
        wanted.isRemembered,
        new Date(Date.now() + lifetime),
        call.locale,
      ],
    );
    call.cookies.set(cookieNames.signOn, browser, true);
  }

  /** Takes the request an answer belongs to; null for one of another browser, used, late, or made up. */
  async takeRequest(state: string, call: Call): Promise<OpenRequest | null> {
    const { signOnToken } = call;
    if (!signOnToken) return null;
    const [row] = await this.em.execute<Row[]>(
      `delete from identity.sign_on_request
       where state_hash = ? and browser_hash = ? and expires_at > now()
       returning company_id as "companyId", issuer, client_id as "clientId", nonce, verifier, ref,
         is_remembered as "isRemembered", locale`,
      [hashToken(state), hashToken(signOnToken)],
    );
    if (!row) return null;
    call.cookies.clear(cookieNames.signOn);
    const { nonce, verifier, ...request } = row;
    const secrets = { state, nonce, verifier: this.box.open(verifier, `sign-on ${state}`) };
    return { ...request, secrets };
  }
}
