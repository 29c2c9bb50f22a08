import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { identityGetMailChoice, identityReadMailChoice } from '@gantry/contracts/endpoints/mail-choice';
import { optionalMails, type OptionalMail } from '@gantry/domain/mail-groups';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { accountIdOf } from '../account/account-id.ts';
import { Account } from '../account/account.entity.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { SecurityRecord } from '../security/security-record.ts';
import { StopTokens } from './stop-tokens.ts';

/** Two presses at once come one after the other. */
const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

type Choice = ResponseOf<typeof identityGetMailChoice>;

/** Which of the mails they may do without the owners of accounts want. */
@Injectable()
export class MailChoices {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountRepository,
    private readonly tokens: StopTokens,
    private readonly record: SecurityRecord,
  ) {}

  async view(call: Call): Promise<Choice> {
    return choiceOf(await this.accounts.getAccount(accountIdOf(call)));
  }

  saveChoice(call: Call, { wanted }: Choice): Promise<Choice> {
    const unwanted = optionalMails.filter((mail) => !wanted.includes(mail));
    return this.em.transactional(async () => {
      const account = await this.em.findOneOrFail(Account, { id: accountIdOf(call) }, lock);
      await this.changeChoice(account, unwanted, call);
      return choiceOf(account);
    });
  }

  /**
   * Switches off what the link of a mail names; where it is off already nothing changes. A token nobody signed and one of
   * an account that is no more are answered alike.
   * @throws DomainError NOT_FOUND
   */
  stopMails(call: Call, token: string): Promise<void> {
    const meant = this.tokens.readToken(token);
    if (!meant) throw new DomainError('NOT_FOUND');
    return this.em.transactional(async () => {
      const account = await this.em.findOne(Account, { id: meant.accountId, erasedAt: null }, lock);
      if (!account) throw new DomainError('NOT_FOUND');
      if (account.unwantedMails.includes(meant.mail)) return;
      await this.changeChoice(account, [...account.unwantedMails, meant.mail], call);
    });
  }

  /** What notifications asks before it sends; null where the address is of no account. */
  async readChoice(email: string, mail: OptionalMail): Promise<ResponseOf<typeof identityReadMailChoice>> {
    const account = await this.accounts.findByEmail(email.toLowerCase());
    if (!account) return null;
    const token = this.tokens.signToken({ accountId: account.id, mail });
    return { isOff: account.unwantedMails.includes(mail), token };
  }

  private async changeChoice(account: Account, unwanted: readonly OptionalMail[], call: Call): Promise<void> {
    const [before, after] = [account.unwantedMails, unwanted].map(
      (mails) => mails.toSorted().join(', ') || null,
    );
    if (before === after) return;
    account.unwantedMails = unwanted;
    await this.record.noteChange(
      account,
      { field: 'unwanted-mails', before: before ?? null, after: after ?? null },
      call,
    );
  }
}

const choiceOf = ({ unwantedMails }: Account): Choice => ({
  wanted: optionalMails.filter((mail) => !unwantedMails.includes(mail)),
});
