import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { audit } from '@gantry/nest-kit/audit';
import { currentCall } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { OnEvent, publish } from '@gantry/nest-kit/events';
import type { ProviderPayment } from '../provider/payment-provider.ts';
import { PaymentProviders } from '../provider/payment-providers.ts';
import type { Transaction } from '../transaction/transaction.entity.ts';
import { SavedMethod } from './saved-method.entity.ts';

/** A card that may be charged for an account. */
interface ChargeableCard {
  readonly accountId: string;
  readonly service: string;
  readonly saved: NonNullable<ProviderPayment['saved']>;
  readonly method: NonNullable<ProviderPayment['method']>;
}

/** Cards that accounts keep for the next order: the provider's names of them, never their numbers. */
@Injectable()
export class SavedMethods {
  constructor(
    private readonly em: EntityManager,
    private readonly providers: PaymentProviders,
  ) {}

  /** Of an attempt whose payer asked to keep the card; once. */
  async keepCard({ accountId, service, saved, method }: Transaction): Promise<void> {
    if (accountId && saved && method) await this.addMethod({ accountId, service, saved, method });
  }

  /** Once, also where its owner has removed it since, and where they and a webhook tell of it at one moment. */
  async addMethod({ accountId, service, saved, method }: ChargeableCard): Promise<void> {
    const { brand, last4, expires } = method;
    await this.em.transactional(async (em) => {
      await lockCards(em, accountId);
      const added = await em.execute<{ id: string }[]>(
        `insert into payments.saved_method
         (id, account_id, service, customer, method, brand, last4, expires, created_at, is_default)
       values (gen_random_uuid(), ?, ?, ?, ?, ?, ?, ?, now(),
         not exists (select 1 from payments.saved_method where account_id = ? and removed_at is null))
       on conflict (method) do nothing returning id`,
        [accountId, service, saved.customer, saved.method, brand, last4, expires, accountId],
      );
      for (const { id } of added)
        await auditCard(em, {
          accountId,
          before: null,
          after: namesOf({ brand, last4 }),
          mark: `card:${id}:saved`,
        });
    });
  }

  /** The one chosen at first before the others, newest first. */
  listMethods(accountId: string): Promise<SavedMethod[]> {
    return this.em.find(
      SavedMethod,
      { accountId, removedAt: null },
      { orderBy: { isDefault: 'desc', createdAt: 'desc', id: 'asc' } },
    );
  }

  /** @throws DomainError NOT_FOUND for one of another account too */
  async findMethod(accountId: string, id: string): Promise<SavedMethod> {
    const found = await this.em.findOne(SavedMethod, { accountId, id, removedAt: null });
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  /** The provider's name of the account, from any card it has kept. */
  async customerOf(accountId: string, service: string): Promise<string | null> {
    const found = await this.em.findOne(SavedMethod, { accountId, service });
    return found?.customer ?? null;
  }

  /** The card that is chosen at first from now on. @throws DomainError NOT_FOUND */
  chooseMethod(accountId: string, id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      await lockCards(em, accountId);
      const chosen = await this.findMethod(accountId, id);
      await this.em.nativeUpdate(SavedMethod, { accountId, isDefault: true }, { isDefault: false });
      await this.em.nativeUpdate(SavedMethod, { accountId, id }, { isDefault: true });
      await this.em.refresh(chosen);
    });
  }

  /**
   * Removes a card here, and has its provider forget it; a payment under way goes on. The newest takes its place.
   * @throws DomainError NOT_FOUND
   */
  removeMethod(accountId: string, id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      await lockCards(em, accountId);
      const removed = await this.findMethod(accountId, id);
      const { service, method, isDefault } = removed;
      await auditCard(em, { accountId, before: namesOf(removed), after: null, mark: `card:${id}:removed` });
      Object.assign(removed, { removedAt: new Date(), isDefault: false });
      await em.flush();
      const [next] = await this.listMethods(accountId);
      if (isDefault && next) next.isDefault = true;
      await publish(em, 'card.removed', { service, method }, { entity: `card:${id}`, version: 1 });
    });
  }

  /** @throws ProviderAway, and is tried again then */
  @OnEvent('card.removed', { hasOwnTransactions: true })
  async forgetCard({ service, method }: EventPayload<'card.removed'>): Promise<void> {
    const vault = this.providers.listProviders().find((one) => one.service === service)?.vault;
    await vault?.forgetCard(method);
  }
}

/** One change at a time of an account's cards: two that are its first would both be chosen at first. */
async function lockCards(em: EntityManager, accountId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`cards:${accountId}`]);
}

/** A card as the audit trail names it: never more of its number than its owner reads. */
const namesOf = ({ brand, last4 }: Pick<SavedMethod, 'brand' | 'last4'>): string =>
  [brand, last4].filter(Boolean).join(' ');

/**
 * Enters in the audit trail that a card was saved or removed: by whoever calls, or, where its provider told of it first, by
 * the system, which knows the account by its id; the trail finds its number. @param mark tells it from everything else that was done
 */
function auditCard(
  em: EntityManager,
  {
    accountId,
    ...change
  }: {
    readonly accountId: string;
    readonly before: string | null;
    readonly after: string | null;
    readonly mark: string;
  },
): Promise<void> {
  const caller = currentCall()?.caller;
  const by = caller?.accountId ? caller : null;
  const number = (by?.accountId === accountId ? by.accountNumber : null) ?? accountId;
  return audit(em, by, { entity: 'account', number, field: 'saved card', reason: null, ...change });
}
