import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type {
  NewCredential,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@gantry/contracts/schemas/passkey';
import { Logger } from '@gantry/nest-kit/logger';
import type { Account } from '../account/account.entity.ts';
import type { MadePasskey, Passkey } from './passkey.entity.ts';
import { RelyingParty } from './relying-party.ts';

/** So long an authenticator may take, milliseconds: finding a telephone takes a while. */
const timeout = 5 * 60 * 1000;
const userVerification = 'required';
/** EdDSA, ES256, RS256: what authenticators make today. */
const algorithms = [-8, -7, -257];

/** Random bytes that an authenticator signs, base64url. */
export const newChallenge = (): string => randomBytes(32).toString('base64url');

/** By what an authenticator knows whose passkey it is, base64url. */
export const userHandleOf = (accountId: string): string => Buffer.from(accountId).toString('base64url');

/** What a passkey says of itself after it has proven its owner. */
export interface PasskeyUse {
  readonly counter: number;
  readonly isSynced: boolean;
}

/** The two ceremonies of Web Authentication: an authenticator makes a passkey, and proves its owner by it. */
@Injectable()
export class Ceremonies {
  constructor(
    private readonly party: RelyingParty,
    private readonly log: Logger,
  ) {}

  /** @param known the account's passkeys, of which no authenticator makes a second one */
  describeCreation(
    { id, email, name }: Pick<Account, 'id' | 'email' | 'name'>,
    challenge: string,
    known: readonly Passkey[],
  ): PasskeyCreation {
    return {
      challenge,
      rp: { id: this.party.id, name: this.party.name },
      user: { id: userHandleOf(id), name: email, displayName: name || email },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map(knownCredentialOf),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification },
      attestation: 'none',
      timeout,
    };
  }

  /** @param allowed passkeys one of which is asked for; none: any of this store */
  describeRequest(challenge: string, allowed: readonly Passkey[]): PasskeyRequest {
    const allowCredentials = allowed.map(knownCredentialOf);
    return { challenge, rpId: this.party.id, allowCredentials, userVerification, timeout };
  }

  /** @returns the passkey that was made; null where what was signed is not what this store asked for */
  async readMade(
    { id, clientDataJSON, attestationObject, transports }: NewCredential,
    challenge: string,
  ): Promise<MadePasskey | null> {
    const { registrationInfo } = await this.orNull(() =>
      verifyRegistrationResponse({
        response: {
          ...credentialOf(id),
          response: { clientDataJSON, attestationObject, transports },
        },
        expectedChallenge: challenge,
        expectedOrigin: this.party.origin,
        expectedRPID: this.party.id,
        supportedAlgorithmIDs: algorithms,
      }),
    );
    if (!registrationInfo) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports,
      isSynced: credentialBackedUp,
    };
  }

  /** @returns how the passkey was used; null where its signature, counter, or what was signed is wrong */
  async readProof(
    passkey: Passkey,
    { id, clientDataJSON, authenticatorData, signature }: PasskeyProof,
    challenge: string,
  ): Promise<PasskeyUse | null> {
    const { credentialId, publicKey, counter, transports } = passkey;
    const { authenticationInfo } = await this.orNull(() =>
      verifyAuthenticationResponse({
        response: {
          ...credentialOf(id),
          response: { clientDataJSON, authenticatorData, signature },
        },
        expectedChallenge: challenge,
        expectedOrigin: this.party.origin,
        expectedRPID: this.party.id,
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
      }),
    );
    if (!authenticationInfo) return null;
    return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
  }

  /** The library throws at what it refuses and at what it cannot read; both are the visitor's, and both are refused. */
  private async orNull<Verified extends { verified: boolean }>(
    verify: () => Promise<Verified>,
  ): Promise<Verified | Record<string, never>> {
    try {
      const verified = await verify();
      return verified.verified ? verified : {};
    } catch (err) {
      this.log.info({ err }, 'a passkey was refused');
      return {};
    }
  }
}

const knownCredentialOf = ({ credentialId, transports }: Passkey) =>
  ({ id: credentialId, type: 'public-key', transports }) as const;
const credentialOf = (id: string) =>
  ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;
