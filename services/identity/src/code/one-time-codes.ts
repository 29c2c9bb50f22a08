import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Account } from '../account/account.entity.ts';
import { codeText, newCode, splitCode } from './code-text.ts';
import { OneTimeCode, type CodePurpose } from './one-time-code.entity.ts';

/** A code that was right. */
export interface Redeemed<Purpose extends CodePurpose> {
  readonly account: Account;
  readonly purpose: Purpose;
}

/** Issues codes and takes them back, each once. */
@Injectable()
export class OneTimeCodes {
  constructor(private readonly em: EntityManager) {}

  /**
   * A new code in place of the account's earlier ones for this purpose, good for as long as the longest of them; to be
   * called in a transaction.
   * @param atLeast seconds it is good for, where that is longer than usual
   */
  async issue(account: Account, purpose: CodePurpose, atLeast = 0): Promise<string> {
    const replaced = await this.em.find(OneTimeCode, { account: account.id, purpose });
    this.em.remove(replaced);
    const seconds = Math.max(atLeast, ...replaced.map((code) => code.secondsLeft));
    const parts = newCode();
    this.em.persist(OneTimeCode.issue(account, { purpose, atLeast: seconds, ...parts }));
    return codeText(parts);
  }

  /**
   * The account a code belongs to and what it is for, and the code is used up; null when it is wrong, late or tried too often. A wrong
   * try is counted, so the caller must commit also then.
   */
  async redeem<Purpose extends CodePurpose>(
    text: string,
    purposes: readonly Purpose[],
  ): Promise<Redeemed<Purpose> | null> {
    const { selector, verifier } = splitCode(text);
    const options = {
      populate: ['account'],
      lockMode: LockMode.PESSIMISTIC_WRITE,
      lockTableAliases: ['o0'],
    } as const;
    const code = await this.em.findOne(
      OneTimeCode,
      { selector, purpose: { $in: [...purposes] } },
      options as never,
    );
    if (!code?.accepts(verifier)) return null;
    this.em.remove(code);
    return { account: code.account, purpose: code.purpose as Purpose };
  }

  /** Codes that were mailed and not used open nothing any more. */
  async withdraw({ id }: Pick<Account, 'id'>, purposes: readonly CodePurpose[]): Promise<void> {
    await this.em.nativeDelete(OneTimeCode, { account: id, purpose: { $in: [...purposes] } });
  }
}
