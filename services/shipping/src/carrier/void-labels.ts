import { Injectable, Logger } from '@nestjs/common';
import { EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { DomainError } from '@gantry/nest-kit/errors';
import { OnEvent } from '@gantry/nest-kit/events';
import { HttpCarrier } from './http-carrier.ts';
import { Label, LabelClaim } from './label.entity.ts';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

/**
 * Gives labels back that nobody uses. First a label is given up in the database, so that no act gets it any more, then the
 * carrier is asked; a second run after a fall in between asks again.
 */
@Injectable()
export class VoidLabels {
  private readonly log = new Logger('carrier');

  constructor(
    private readonly em: EntityManager,
    private readonly carrier: HttpCarrier,
  ) {}

  /**
   * A try of an act came to nothing: its label is given back where no other try holds it. Or the record that had a label
   * gives it up, whatever tries there were.
   */
  @OnEvent('label.unused', { hasOwnTransactions: true })
  async releaseLabel({ reference, claim, labelId }: EventPayload<'label.unused'>): Promise<void> {
    const label = claim === null ? await this.giveUpOnce(labelId) : await this.releaseClaim(reference, claim);
    if (!label) return;
    const result = await this.carrier.voidLabel(label.tracking);
    if (result === 'refused') this.log.warn(`the unused label ${label.tracking} is not taken back`);
    await this.keepResult(label.id, result);
  }

  /**
   * Its package leaves with another label, or not at all: whoever holds it.
   * @throws DomainError NOT_FOUND, WRONG_STATE once the carrier has scanned it, UNAVAILABLE
   */
  async voidLabel(id: string): Promise<void> {
    const label = await this.giveUp(id);
    if (label.voidResult === 'voided') return;
    const result = await this.carrier.voidLabel(label.tracking);
    if (result === 'voided') return this.keepResult(id, result);
    await this.takeUpAgain(id);
    throw new DomainError('WRONG_STATE', { tracking: label.tracking });
  }

  /** The carrier holds it to be in use. Where another was bought for its reference meanwhile, it stays given up. */
  private async takeUpAgain(id: string): Promise<void> {
    try {
      await this.em.fork().nativeUpdate(Label, { id }, { givenUpAt: null });
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      await this.keepResult(id, 'refused');
    }
  }

  /** @returns the label, where this was the last claim on it and the carrier has not answered yet */
  private releaseClaim(reference: string, claim: string): Promise<Label | null> {
    return this.em.fork().transactional(async (em) => {
      const held = await em.findOne(LabelClaim, { claim, label: { reference } });
      const label =
        held && (await em.findOneOrFail(Label, { id: held.label.id }, { ...locked, refresh: true }));
      if (!label) return null;
      held.releasedAt ??= new Date();
      await em.flush();
      const others = await em.count(LabelClaim, { label: label.id, releasedAt: null });
      if (others > 0 || label.voidResult) return null;
      label.givenUpAt ??= new Date();
      return label;
    });
  }

  /** @returns the label, where the carrier has not answered yet */
  private async giveUpOnce(id: string | null): Promise<Label | null> {
    const label = id === null ? null : await this.giveUp(id);
    return label?.voidResult ? null : label;
  }

  private giveUp(id: string): Promise<Label> {
    return this.em.fork().transactional(async (em) => {
      const label = await em.findOne(Label, { id }, locked);
      if (!label) throw new DomainError('NOT_FOUND');
      label.givenUpAt ??= new Date();
      return label;
    });
  }

  private keepResult(id: string, result: 'voided' | 'refused'): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const label = await em.findOneOrFail(Label, { id }, locked);
      if (result === 'voided') label.becomeVoid();
      else label.voidResult = result;
    });
  }
}
