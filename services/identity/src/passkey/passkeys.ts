import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type {
  NewCredential,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@gantry/contracts/schemas/passkey';
import type { Account } from '../account/account.entity.ts';
import { Ceremonies, userHandleOf } from './ceremonies.ts';
import { Passkey } from './passkey.entity.ts';

/** A passkey that is to be added. */
export interface AddedPasskey {
  readonly name: string;
  readonly credential: NewCredential;
  /** what its authenticator was to sign */
  readonly challenge: string;
}

/** Passkeys of accounts, and which challenges they have signed. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly em: EntityManager,
    private readonly ceremonies: Ceremonies,
  ) {}

  /** Those of an account, oldest first. */
  listOf(accountId: string): Promise<Passkey[]> {
    return this.em.find(Passkey, { account: accountId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  }

  countOf(accountId: string): Promise<number> {
    return this.em.count(Passkey, { account: accountId });
  }

  /** What a browser needs to have one more passkey made for an account. */
  async describeNew(account: Account, challenge: string): Promise<PasskeyCreation> {
    return this.ceremonies.describeCreation(account, challenge, await this.listOf(account.id));
  }

  /** What a browser needs to have one of an account's passkeys sign; null where it has none. */
  async describeAny({ id }: Pick<Account, 'id'>, challenge: string): Promise<PasskeyRequest | null> {
    const passkeys = await this.listOf(id);
    return passkeys.length > 0 ? this.ceremonies.describeRequest(challenge, passkeys) : null;
  }

  /** Adds what an authenticator has made. @returns why it did not, where it did not: a credential is added once */
  async addPasskey(
    account: Account,
    { name, credential, challenge }: AddedPasskey,
  ): Promise<'refused' | 'known' | null> {
    const made = await this.ceremonies.readMade(credential, challenge);
    if (!made) return 'refused';
    const row = { ...Passkey.factsOf(name, made), account: account.id };
    const [added] = await this.em.upsertMany(Passkey, [row], {
      onConflictFields: ['credentialId'],
      onConflictAction: 'ignore',
      disableIdentityMap: true,
    });
    return added?.id === row.id ? null : 'known';
  }

  /**
   * Takes what a passkey signed. Its counter only grows: a copy of a passkey that counts is found out.
   * @param challenge what it was to sign
   * @returns the passkey with its account; null for an unknown one and for whatever is wrong with the proof
   */
  async takeProof(proof: PasskeyProof, challenge: string): Promise<Passkey | null> {
    const passkey = await this.em.findOne(Passkey, { credentialId: proof.id }, { populate: ['account'] });
    if (!passkey) return null;
    if (proof.userHandle !== null && proof.userHandle !== userHandleOf(passkey.account.id)) return null;
    const use = await this.ceremonies.readProof(passkey, proof, challenge);
    if (!use) return null;
    const { counter, isSynced } = use;
    const earlier = { id: passkey.id, ...(counter > 0 ? { counter: { $lt: counter } } : {}) };
    const changed = { counter, isSynced, usedAt: new Date() };
    return (await this.em.nativeUpdate(Passkey, earlier, changed)) > 0 ? passkey : null;
  }

  /** @returns whether it was there */
  async renamePasskey(accountId: string, id: string, name: string): Promise<boolean> {
    return (await this.em.nativeUpdate(Passkey, { id, account: accountId }, { name })) > 0;
  }

  /** @returns whether it was there */
  async removePasskey(accountId: string, id: string): Promise<boolean> {
    return (await this.em.nativeDelete(Passkey, { id, account: accountId })) > 0;
  }

  /** @returns whether there was any */
  async removeAllOf({ id }: Pick<Account, 'id'>): Promise<boolean> {
    return (await this.em.nativeDelete(Passkey, { account: id })) > 0;
  }

  /** Uses a challenge up. @returns whether it was still unused: of two answers to it one counts */
  async useChallenge(challenge: string, lifetime: number): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `insert into identity.used_challenge (challenge, expires_at) values (?, ?)
       on conflict do nothing returning challenge`,
      [challenge, new Date(Date.now() + lifetime)],
    );
    return rows.length > 0;
  }
}
