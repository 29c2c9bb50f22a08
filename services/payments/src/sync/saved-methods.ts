import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Transaction } from '../transaction/transaction.entity.ts';
import { SavedMethod } from './saved-method.entity.ts';

/** Cards that accounts keep for the next order: the provider's names of them, never their numbers. */
@Injectable()
export class SavedMethods {
  constructor(private readonly em: EntityManager) {}

  /** Of an attempt whose payer asked to keep the card; once. */
  async keepCard({ accountId, service, saved, method }: Transaction): Promise<void> {
    if (!accountId || !saved || !method) return;
    const known = await this.em.count(SavedMethod, { method: saved.method });
    if (known > 0) return;
    const { brand, last4, expires } = method;
    const isDefault = (await this.em.count(SavedMethod, { accountId })) === 0;
    this.em.persist(SavedMethod.of({ accountId, service, ...saved, brand, last4, expires, isDefault }));
    await this.em.flush();
  }

  /** The one chosen at first before the others, newest first. */
  listMethods(accountId: string): Promise<SavedMethod[]> {
    return this.em.find(
      SavedMethod,
      { accountId },
      { orderBy: { isDefault: 'desc', createdAt: 'desc', id: 'asc' } },
    );
  }

  /** @throws DomainError NOT_FOUND for one of another account too */
  async findMethod(accountId: string, id: string): Promise<SavedMethod> {
    const found = await this.em.findOne(SavedMethod, { accountId, id });
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
    return this.em.transactional(async () => {
      const chosen = await this.findMethod(accountId, id);
      await this.em.nativeUpdate(SavedMethod, { accountId, isDefault: true }, { isDefault: false });
      await this.em.nativeUpdate(SavedMethod, { accountId, id }, { isDefault: true });
      await this.em.refresh(chosen);
    });
  }

  /** Forgets a card; a payment under way goes on. The newest takes its place. @throws DomainError NOT_FOUND */
  removeMethod(accountId: string, id: string): Promise<void> {
    return this.em.transactional(async () => {
      const removed = await this.findMethod(accountId, id);
      this.em.remove(removed);
      await this.em.flush();
      const [next] = await this.listMethods(accountId);
      if (removed.isDefault && next) next.isDefault = true;
    });
  }
}
