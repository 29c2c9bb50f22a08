import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { EventPayload } from '@gantry/contracts/events';
import type { salesAdminTransitionInquiry } from '@gantry/contracts/endpoints/inquiries';
import type { AdminInquiry } from '@gantry/contracts/schemas/inquiry';
import { quoteStatuses, type QuoteStatus } from '@gantry/domain/statuses/quote-statuses';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { logMessage } from '../inquiry/inquiry-log.ts';
import { tellCustomer } from '../inquiry/inquiry-mail.ts';
import { inquiryFacts } from '../inquiry/inquiry.mapper.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { transitionInquiry } from '../inquiry/transition-inquiry.ts';
import { actorOf, type Actor } from '../order/actor.ts';
import {
  checkTransition,
  inquiryTransitions,
  mayWriteTo,
  type TransitionFacts,
} from './inquiry-transitions.ts';

type TransitionRequest = ValidRequestOf<typeof salesAdminTransitionInquiry>;
type MailKind = EventPayload<'inquiry.for-customer'>['kind'];

/** Inquiries as staff read them, take them on and answer them. */
@Injectable()
export class InquiryAdmin {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
  ) {}

  async getInquiry({ caller }: Call, number: string): Promise<AdminInquiry> {
    const record = await this.inquiries.record(found(await this.inquiries.findInquiry(number)));
    const { inquiry } = record;
    return {
      ...inquiryFacts(record),
      version: inquiry.version,
      locale: inquiry.locale,
      accountNumber: inquiry.accountNumber ?? null,
      assignee: inquiry.assignee ?? null,
      reason: inquiry.reason ?? null,
      mergedInto: inquiry.mergedInto ?? null,
      transitions: inquiryTransitions(inquiry, actorOf(caller)),
      mayWrite: mayWriteTo(inquiry),
    };
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, NOT_PERMITTED, INVALID with what the transition needs */
  async transition(call: Call, { params, body }: TransitionRequest): Promise<AdminInquiry> {
    const { version, ...facts } = body;
    await this.once(call, 'transition', params.number, body, async (inquiry, actor) => {
      if (inquiry.version !== version) {
        throw new DomainError('STALE_VERSION', { version: inquiry.version });
      }
      checkTransition(inquiry, facts, actor);
      if (facts.mergedInto) await this.checkSurvivor(facts.mergedInto);
      await this.applyFacts(inquiry, facts, actor);
    });
    return this.getInquiry(call, params.number);
  }

  /** An answer that leaves the status as it is. @throws DomainError NOT_FOUND, WRONG_STATE while nobody has taken it */
  async writeMessage(call: Call, number: string, text: string): Promise<AdminInquiry> {
    await this.once(call, 'write', number, { text }, async (inquiry, actor) => {
      if (!mayWriteTo(inquiry)) throw new DomainError('WRONG_STATE', { status: inquiry.status });
      inquiry.touch();
      await logMessage(this.em, inquiry, 'store', text, actor);
      await tellCustomer(this.em, inquiry, 'answered', text);
    });
    return this.getInquiry(call, number);
  }

  private async applyFacts(inquiry: Inquiry, facts: TransitionFacts, actor: Actor): Promise<void> {
    const { to, message, note, reason, mergedInto } = facts;
    const from = inquiry.status;
    inquiry.touch();
    if (to === 'in-work') inquiry.assignTo(actor);
    inquiry.mergedInto = reason === 'merged' ? mergedInto : null;
    if (message) await logMessage(this.em, inquiry, 'store', message, actor);
    await transitionInquiry(this.em, inquiry, { to, reason, note, actor });
    const kind = mailOf(from, to, message);
    if (kind) await tellCustomer(this.em, inquiry, kind, message);
  }

  private async checkSurvivor(number: string): Promise<void> {
    if (await this.inquiries.findInquiry(number)) return;
    throw new DomainError('INVALID', undefined, [{ path: 'body.mergedInto', message: 'is no inquiry' }]);
  }

  private async once(
    call: Call,
    action: 'transition' | 'write',
    number: string,
    request: object,
    act: (inquiry: Inquiry, actor: Actor) => Promise<void>,
  ): Promise<void> {
    const actor = actorOf(call.caller);
    const write = {
      scope: `${action}-inquiry:${actor.accountId}:${number}`,
      key: call.idempotencyKey ?? '',
      request,
    };
    await idempotent(this.em, write, async () => act(found(await this.inquiries.lock(number)), actor));
  }
}

function found(inquiry: Inquiry | null): Inquiry {
  if (!inquiry) throw new DomainError('NOT_FOUND');
  return inquiry;
}

/** What the customer is told of a transition (domain B2, B8); a cleared inquiry only by the answer that came with it. */
function mailOf(from: QuoteStatus, to: QuoteStatus, message: string | null): MailKind | null {
  const { mail } = quoteStatuses[to].customer;
  if (mail) return mail;
  if (from === 'cancelled' && to === 'in-work') return 'reopened';
  return message ? 'answered' : null;
}
