import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { AppSetUp } from '@gantry/contracts/schemas/second-step';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import type { Account } from '../account/account.entity.ts';
import { appSetUpOf, newAppSecret, stepOfCode } from './app-code.ts';
import { Authenticator } from './authenticator.entity.ts';
import { SecretBox } from './secret-box.ts';
import { Tickets } from './tickets.ts';

const minute = 60 * 1000;
const ticketLifetime = 15 * minute;

type Owner = Pick<Account, 'id' | 'email'>;

/** Authenticator apps: one for each account, which counts from its first code on. */
@Injectable()
export class AuthenticatorApps {
  constructor(
    private readonly em: EntityManager,
    private readonly box: SecretBox,
    private readonly tickets: Tickets,
    private readonly store: StoreConfig,
  ) {}

  findApp(accountId: string): Promise<Authenticator | null> {
    return this.em.findOne(Authenticator, { accountId });
  }

  /**
   * A new secret, sealed. It is bound to the one attempt to set an app up that it was made for: whoever else knows the
   * password and begins at the same time sees another one.
   */
  newSetUp({ id }: Owner): string {
    return this.box.seal(newAppSecret(), id);
  }

  /** What an app has to be told of a sealed secret. */
  describeSetUp(sealed: string, { id, email }: Owner): AppSetUp {
    return appSetUpOf(this.box.open(sealed, id), email, this.store.STORE_TITLE);
  }

  /** What the set-up of an app in the profile is confirmed by: it is this account's, for a quarter of an hour. */
  ticketOf(sealed: string, { id }: Owner): string {
    return this.tickets.issueTicket(sealed, id, ticketLifetime);
  }

  /** The sealed secret of a ticket; null for one that is not this account's, or too old. */
  readTicket(ticket: string, { id }: Owner): string | null {
    return this.tickets.readTicket(ticket, id);
  }

  /** Takes the first code of a new app. @returns whether it was right, and there was no app before */
  async addApp(accountId: string, sealed: string, code: string): Promise<boolean> {
    const lastStep = stepOfCode(this.box.open(sealed, accountId), code);
    if (lastStep === null) return false;
    const app = { accountId, secret: sealed, lastStep, createdAt: new Date() };
    const added = await this.em.upsertMany(Authenticator, [app], {
      onConflictFields: ['accountId'],
      onConflictAction: 'ignore',
      disableIdentityMap: true,
    });
    return added[0]?.secret === sealed;
  }

  /** Takes a code; of two that enter the same one, and of one who enters it twice, it counts once. */
  async takeCode(accountId: string, code: string): Promise<boolean> {
    const app = await this.findApp(accountId);
    if (!app) return false;
    const lastStep = stepOfCode(this.box.open(app.secret, accountId), code);
    if (lastStep === null) return false;
    const unused = { accountId, secret: app.secret, lastStep: { $lt: lastStep } };
    return (await this.em.nativeUpdate(Authenticator, unused, { lastStep })) > 0;
  }

  /** @returns whether there was one */
  async removeApp(accountId: string): Promise<boolean> {
    return (await this.em.nativeDelete(Authenticator, { accountId })) > 0;
  }
}
