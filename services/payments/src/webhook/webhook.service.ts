import { Injectable } from '@nestjs/common';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import type { OnlinePaymentService } from '@gantry/contracts/schemas/payment';
import { OnEvent, publish } from '@gantry/nest-kit/events';
import { Logger } from '@gantry/nest-kit/logger';
import { FinishPayment } from '../payment/finish-payment.ts';
import { SaveCard } from '../payment/save-card.ts';
import { TransactionRepository } from '../transaction/transaction.repository.ts';
import type { ReceivedEvent } from './received-event.ts';
import { WebhookEvent } from './webhook-event.entity.ts';

/**
 * Webhooks whose signature holds. Each is written down once, and has its payment read anew from the provider: however
 * often one comes, and in whatever order, the payment ends as its provider has it.
 */
@Injectable()
export class WebhookService {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: FinishPayment,
    private readonly cards: SaveCard,
    private readonly transactions: TransactionRepository,
    private readonly log: Logger,
  ) {}

  /** Written down before the provider is answered; a repeated one changes nothing. */
  async takeEvent(service: OnlinePaymentService, event: ReceivedEvent): Promise<void> {
    try {
      await this.em.transactional((em) => this.saveEvent(em, service, event));
    } catch (error) {
      // the same webhook at the same moment: the other one is written down
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
    }
  }

  private async saveEvent(
    em: EntityManager,
    service: OnlinePaymentService,
    event: ReceivedEvent,
  ): Promise<void> {
    const { id, type, capture } = event;
    // a dispute names what was taken, not what was opened
    const reference = event.reference ?? (capture ? await this.transactions.findPaymentOf(capture) : null);
    if (await em.findOne(WebhookEvent, { service, id })) return;
    em.persist(WebhookEvent.of({ service, id, type, reference }));
    await em.flush();
    if (reference === null) return;
    const mark = { entity: `webhook:${service}:${id}`, version: 1 };
    await publish(em, 'payment.reported', { service, reference, eventId: id }, mark);
  }

  /** @throws ProviderAway, and is tried again then */
  @OnEvent('payment.reported', { hasOwnTransactions: true })
  async handleEvent({ service, reference, eventId }: EventPayload<'payment.reported'>): Promise<void> {
    const isCard = await this.cards.finishReported(service, reference);
    const isOurs = isCard || (await this.payments.finishReported(service, reference));
    // a payment that is not known yet may be so later: the reconciler looks again
    if (!isOurs)
      return this.log.warn({ service, reference, eventId }, 'a webhook tells of an unknown payment');
    await this.em.nativeUpdate(
      WebhookEvent,
      { service, reference, handledAt: null },
      { handledAt: new Date() },
    );
  }
}
