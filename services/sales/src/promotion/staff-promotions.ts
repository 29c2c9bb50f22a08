import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  salesAdminAddPromotion,
  salesAdminChangePromotion,
  salesAdminListPromotions,
  salesAdminMovePromotion,
  salesAdminRestorePromotion,
} from '@gantry/contracts/endpoints/promotions';
import type { Promotion as PromotionView, PromotionRecord } from '@gantry/contracts/schemas/promotion-admin';
import { promotionTransitions } from '@gantry/domain/promotions';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { EnterPromotion } from './enter-promotion.ts';
import { logPromotion } from './promotion-log.ts';
import { Promotion, type PromotionChange } from './promotion.entity.ts';
import { StaffPromotionsRepository, type PromotionSums } from './staff-promotions.repository.ts';

type Query = ValidRequestOf<typeof salesAdminListPromotions>['query'];
type Entered = ValidRequestOf<typeof salesAdminAddPromotion>['body'];
type Changed = ValidRequestOf<typeof salesAdminChangePromotion>['body'];
type Moved = ValidRequestOf<typeof salesAdminMovePromotion>['body'];
type Restored = ValidRequestOf<typeof salesAdminRestorePromotion>['body'];

/** Promotions as staff make, change, and end them; each change is a version that can be brought back. */
@Injectable()
export class StaffPromotions {
  constructor(
    private readonly em: EntityManager,
    private readonly promotions: StaffPromotionsRepository,
    private readonly entering: EnterPromotion,
  ) {}

  /** Newest first, unless asked for in another order; by name in the reader's language. */
  async listPromotions({ locale }: Pick<Call, 'locale'>, query: Query): Promise<PromotionView[]> {
    const found = await this.promotions.listPromotions(query, locale);
    const sums = await this.promotions.sumsOf(found.map(({ id }) => id));
    return found.map((promotion) => promotionView(promotion, sums.get(promotion.id)));
  }

  /** @throws DomainError NOT_FOUND */
  async getPromotion(id: string): Promise<PromotionRecord> {
    const promotion = await this.promotions.findPromotion(id);
    if (!promotion) throw new DomainError('NOT_FOUND');
    const sums = await this.promotions.sumsOf([id]);
    const changes = await this.promotions.changesOf(id);
    return {
      promotion: promotionView(promotion, sums.get(id)),
      changes: changes.map(changeView),
      orders: await this.promotions.ordersOf(id),
    };
  }

  /** As a draft: nobody gets it yet. @throws DomainError INVALID */
  async addPromotion(call: Call, form: Entered): Promise<PromotionRecord> {
    const write = writeOf(call, 'add-promotion', form);
    const id = await idempotent(this.em, write, async (em) => {
      const facts = await this.entering.factsOf(form, 'body', null);
      const promotion = Promotion.draft(await this.promotions.nextNumber(), facts);
      const change = promotion.nextVersion(call.caller.name, 'added', null);
      await em.persist(promotion).flush();
      await em.persist(change).flush();
      await logPromotion(em, call, promotion, { field: 'status', before: null, after: 'draft' });
      return promotion.id;
    });
    return this.getPromotion(id);
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE once it has ended, INVALID */
  changePromotion(call: Call, id: string, { version, form }: Changed): Promise<PromotionRecord> {
    return this.edit(call, { id, version, name: 'change', request: { version, form } }, async (promotion) => {
      if (!promotion.isOpen) throw new DomainError('WRONG_STATE', { status: promotion.status });
      Object.assign(promotion, await this.entering.factsOf(form, 'body.form', id));
      return promotion.nextVersion(call.caller.name, 'changed', null);
    });
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE where it cannot go there */
  movePromotion(call: Call, id: string, { version, to, reason }: Moved): Promise<PromotionRecord> {
    const request = { version, to, reason };
    return this.edit(call, { id, version, name: 'move', request }, (promotion) => {
      if (!promotionTransitions[promotion.status].includes(to))
        throw new DomainError('WRONG_STATE', { status: promotion.status });
      promotion.transitionTo(to);
      return promotion.nextVersion(call.caller.name, to, reason);
    });
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE once it has ended, INVALID where its code is taken by now */
  restorePromotion(call: Call, id: string, body: Restored): Promise<PromotionRecord> {
    const { version, restored, reason } = body;
    return this.edit(call, { id, version, name: 'restore', request: body }, async (promotion) => {
      if (!promotion.isOpen) throw new DomainError('WRONG_STATE', { status: promotion.status });
      const change = await this.promotions.findChange(id, restored);
      if (!change) throw new DomainError('NOT_FOUND');
      const { code } = change.facts;
      if (code !== null) await this.entering.checkCode(code, 'body.restored', id);
      // what was said before there were gifts names none
      Object.assign(promotion, { gift: null }, change.facts);
      return promotion.nextVersion(call.caller.name, 'restored', reason);
    });
  }

  private async edit(
    call: Call,
    { id, version, name, request }: Edit,
    change: (promotion: Promotion) => Promise<PromotionChange> | PromotionChange,
  ): Promise<PromotionRecord> {
    await idempotent(this.em, writeOf(call, `${name}-promotion:${id}`, request), async (em) => {
      const promotion = await this.promotions.lockPromotion(id);
      if (!promotion) throw new DomainError('NOT_FOUND');
      if (promotion.version !== version)
        throw new DomainError('STALE_VERSION', { version: promotion.version });
      const before = { status: promotion.status, terms: JSON.stringify(promotion.facts) };
      const done = await change(promotion);
      await em.persist(done).flush();
      const after = { status: promotion.status, terms: JSON.stringify(promotion.facts) };
      for (const field of ['status', 'terms'] as const) {
        if (before[field] === after[field]) continue;
        const entry = { field, before: before[field], after: after[field], reason: done.reason ?? null };
        await logPromotion(em, call, promotion, entry);
      }
      return null;
    });
    return this.getPromotion(id);
  }
}

/** A change of one promotion, by the version on screen. */
interface Edit {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly request: unknown;
}

const writeOf = ({ caller, idempotencyKey }: Call, scope: string, request: unknown) => ({
  scope: `${scope}:${caller.accountId}`,
  key: idempotencyKey ?? '',
  request,
});

const nothing: PromotionSums = { uses: 0, cost: 0, given: 0 };

const promotionView = (promotion: Promotion, sums = nothing): PromotionView => ({
  id: promotion.id,
  number: promotion.number,
  version: promotion.version,
  status: promotion.status,
  ...promotion.facts,
  ...sums,
});

const changeView = (change: PromotionChange): PromotionRecord['changes'][number] => ({
  version: change.version,
  at: change.at.toISOString(),
  act: change.act,
  actor: change.actor ?? null,
  reason: change.reason ?? null,
  facts: change.facts,
});
