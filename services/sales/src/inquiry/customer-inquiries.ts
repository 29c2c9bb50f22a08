import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Inquiry as InquiryView } from '@gantry/contracts/schemas/inquiry';
import {
  quoteStatuses,
  type QuoteCustomerAction,
  type QuoteStatus,
} from '@gantry/domain/statuses/quote-statuses';
import { mayTransition } from '@gantry/domain/statuses/status-table';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { buyerNameFor } from '../shared/may-read-record.ts';
import { PriceBook } from '../shared/price-book.ts';
import { holdsToken } from '../shared/record-token.ts';
import { actorOf, type Actor } from '../order/actor.ts';
import type { Inquiry } from './inquiry.entity.ts';
import { logMessage } from './inquiry-log.ts';
import { tellCustomer, tellStore } from './inquiry-mail.ts';
import { customerInquiry } from './inquiry.mapper.ts';
import { mayAnswerInquiry, mayReadInquiry } from './may-read-inquiry.ts';
import { InquiryRepository } from './inquiry.repository.ts';
import { transitionInquiry } from './transition-inquiry.ts';

/** Which inquiry a customer means and how they show that it is theirs. */
export interface Key {
  readonly number: string;
  readonly token?: string | undefined;
}

/**
 * Inquiries as their customers read and answer them, and who reads those of their company; another's does not exist for the
 * one who asks.
 */
@Injectable()
export class CustomerInquiries {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly prices: PriceBook,
  ) {}

  /** @throws DomainError NOT_FOUND also for the inquiries of others */
  async getInquiry(call: Call, key: Key): Promise<InquiryView> {
    const inquiry = await this.findReadable(call, key);
    const view = customerInquiry(await this.inquiries.record(inquiry));
    const askedBy = holdsToken(inquiry, key.token) ? null : buyerNameFor(inquiry, call.caller);
    return {
      ...view,
      lines: await this.prices.worded(view.lines, inquiry.accountId ?? null, call.locale),
      ...(askedBy ? { askedBy } : {}),
      may: view.may.filter((action) => mayAnswerInquiry(action, inquiry, call, key.token)),
    };
  }

  /** @throws DomainError NOT_FOUND also for the inquiries of others */
  async findReadable(call: Call, key: Key): Promise<Inquiry> {
    return checked(await this.inquiries.findInquiry(key.number), call, key);
  }

  /** A message; where the inquiry waits for the customer it is their reply. @throws DomainError NOT_FOUND, WRONG_STATE */
  async writeMessage(call: Call, key: Key, text: string): Promise<InquiryView> {
    await this.changeOnce(call, key, 'write', { text }, async (em, inquiry, actor) => {
      inquiry.touch();
      await logMessage(em, inquiry, 'customer', text, actor);
      const to = statusAfterWriting(inquiry.status);
      if (to) await transitionInquiry(em, inquiry, { to, actor });
      await tellStore(em, inquiry, 'written', text);
    });
    return this.getInquiry(call, key);
  }

  /** @throws DomainError NOT_FOUND, WRONG_STATE */
  async withdraw(call: Call, key: Key, note: string | null): Promise<InquiryView> {
    await this.changeOnce(call, key, 'withdraw', { note }, async (em, inquiry, actor) => {
      inquiry.touch();
      if (note) await logMessage(em, inquiry, 'customer', note, actor);
      await transitionInquiry(em, inquiry, { to: 'cancelled', reason: 'withdrawn', actor });
      await tellStore(em, inquiry, 'withdrawn', note);
      await tellCustomer(em, inquiry, 'cancelled', null);
    });
    return this.getInquiry(call, key);
  }

  /**
   * Does what the customer may do now, once for the key of the call, on the locked inquiry.
   * @throws DomainError NOT_FOUND, NOT_PERMITTED where they may only read it, WRONG_STATE
   */
  async changeOnce<Answer = void>(
    call: Call,
    key: Key,
    action: QuoteCustomerAction,
    request: object,
    act: (em: EntityManager, inquiry: Inquiry, actor: Actor) => Promise<Answer>,
  ): Promise<Answer> {
    const scope = `${action}-inquiry:${key.number}`;
    // before anything is remembered, so that a stranger learns nothing from a key
    checkAnswer(action, checked(await this.inquiries.findInquiry(key.number), call, key), call, key);
    return idempotent(this.em, { scope, key: call.idempotencyKey ?? '', request }, async (em) => {
      const inquiry = checked(await this.inquiries.lock(key.number), call, key);
      checkAnswer(action, inquiry, call, key);
      const { may } = quoteStatuses[inquiry.status].customer;
      if (!may.includes(action) || inquiry.isTooOldToReopen()) {
        throw new DomainError('WRONG_STATE', { status: inquiry.status });
      }
      return act(em, inquiry, { ...actorOf(call.caller), name: inquiry.name });
    });
  }
}

/** The inquiry, where it is this customer's to read. @throws DomainError NOT_FOUND */
function checked(inquiry: Inquiry | null, call: Call, { token }: Key): Inquiry {
  if (!inquiry || !mayReadInquiry(inquiry, call, token)) throw new DomainError('NOT_FOUND');
  return inquiry;
}

/** @throws DomainError NOT_PERMITTED where it is for a colleague to do */
function checkAnswer(action: QuoteCustomerAction, inquiry: Inquiry, call: Call, { token }: Key): void {
  if (!mayAnswerInquiry(action, inquiry, call, token)) throw new DomainError('NOT_PERMITTED');
}

/** Where a customer's message takes the record; null where it stays as it is. */
const statusAfterWriting = (from: QuoteStatus): QuoteStatus | null =>
  mayTransition(quoteStatuses, 'customer', from, 'in-work') ? 'in-work' : null;
