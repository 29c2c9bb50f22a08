import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { EventPayload } from '@gantry/contracts/events';
import type {
  salesAdminTransitionInquiry,
  salesAdminWriteToInquiry,
} from '@gantry/contracts/endpoints/inquiries';
import { identityFindAccount } from '@gantry/contracts/endpoints/internal';
import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import type { Inquiry as InquiryView } from '@gantry/contracts/schemas/inquiry';
import { customerContactRoles, isOneOfRoles } from '@gantry/domain/roles';
import {
  isQuoteShownToCustomer,
  quoteStatuses,
  type QuoteStatus,
} from '@gantry/domain/statuses/quote-statuses';
import type { Call } from '@gantry/nest-kit/call';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { logMessage, logMessageTo } from '../inquiry/inquiry-log.ts';
import { tellCustomer } from '../inquiry/inquiry-mail.ts';
import { customerInquiry } from '../inquiry/inquiry.mapper.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { transitionInquiry } from '../inquiry/transition-inquiry.ts';
import { actorOf, type Actor } from '../order/actor.ts';
import { BlockedContactsRepository } from './blocked-contacts.repository.ts';
import { staffInquiry } from './staff-inquiry.mapper.ts';
import { StaffWrites } from './staff-writes.ts';
import { MergeQuotes } from './merge-quotes.ts';
import { checkTransition, mayWriteTo, type TransitionFacts } from './quote-transitions.ts';

type TransitionRequest = ValidRequestOf<typeof salesAdminTransitionInquiry>;
type WriteRequest = ValidRequestOf<typeof salesAdminWriteToInquiry>;
type MailKind = EventPayload<'inquiry.for-customer'>['kind'];

/** Inquiries and quotes as staff read them, take them on and answer them. */
@Injectable()
export class AdminQuotes {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly blocked: BlockedContactsRepository,
    private readonly writes: StaffWrites,
    private readonly merging: MergeQuotes,
    private readonly client: ContractClient,
  ) {}

  async getInquiry({ caller }: Call, number: string): Promise<AdminInquiry> {
    const inquiry = await this.inquiries.findInquiry(number);
    if (!inquiry) throw new DomainError('NOT_FOUND');
    const [record, blocked] = [await this.inquiries.record(inquiry), await this.blocked.findMatches(inquiry)];
    return staffInquiry(record, blocked, actorOf(caller));
  }

  /** What its customer reads; null while it is hidden from them. @throws DomainError NOT_FOUND */
  async getCustomerView(number: string): Promise<InquiryView | null> {
    const inquiry = await this.inquiries.findInquiry(number);
    if (!inquiry) throw new DomainError('NOT_FOUND');
    return isQuoteShownToCustomer(inquiry.status)
      ? customerInquiry(await this.inquiries.record(inquiry))
      : null;
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, NOT_PERMITTED, INVALID with what the transition needs */
  async transition(call: Call, { params, body }: TransitionRequest): Promise<AdminInquiry> {
    const { version, ...facts } = body;
    const { number } = params;
    const write = { action: 'transition', number, request: body, version, also: facts.mergedInto };
    await this.writes.writeOnce(call, write, async (inquiry, actor) => {
      const wasOffered = await this.inquiries.wasOffered(inquiry);
      checkTransition({ inquiry, wasOffered }, facts, actor);
      await this.applyFacts(inquiry, facts, actor);
    });
    return this.getInquiry(call, number);
  }

  /**
   * An answer that leaves the status as it is, or a note for the staff.
   * @throws DomainError NOT_FOUND, WRONG_STATE for an answer while nobody has taken it, NOT_PERMITTED
   */
  async writeMessage(call: Call, { params, body }: WriteRequest): Promise<AdminInquiry> {
    const { text, audience } = body;
    const write = { action: 'write', number: params.number, request: body };
    await this.writes.writeOnce(call, write, async (inquiry, actor) => {
      if (audience === 'customer') checkAnswer(inquiry, actor);
      inquiry.touch();
      await logMessageTo(this.em, inquiry, { sender: 'store', audience, text }, actor);
      if (audience === 'customer') await tellCustomer(this.em, inquiry, 'answered', text);
    });
    return this.getInquiry(call, params.number);
  }

  private async applyFacts(inquiry: Inquiry, facts: TransitionFacts, actor: Actor): Promise<void> {
    const { to, message, note, reason } = facts;
    const from = inquiry.status;
    inquiry.touch();
    if (to === 'in-work' && from !== 'unbound') inquiry.assignTo(actor);
    await this.applyOwner(inquiry, facts);
    await this.applyBlockList(inquiry, facts, actor);
    inquiry.mergedInto = reason === 'merged' ? facts.mergedInto : null;
    if (message) await logMessage(this.em, inquiry, 'store', message, actor);
    await transitionInquiry(this.em, inquiry, { to, reason, note, actor });
    if (inquiry.mergedInto) await this.merging.mergeInto(inquiry, inquiry.mergedInto, actor);
    const kind = mailOf(from, to, message);
    if (kind) await tellCustomer(this.em, inquiry, kind, message);
  }

  /** Detached, a record belongs to nobody; given back, to the account somebody named. @throws DomainError INVALID */
  private async applyOwner(inquiry: Inquiry, { to, accountNumber }: TransitionFacts): Promise<void> {
    if (to === 'unbound') inquiry.unbind();
    if (inquiry.status !== 'unbound' || inquiry.statusBefore !== to) return;
    const number = accountNumber ?? '';
    const account = await this.client.call(identityFindAccount, { body: { number } });
    if (!account) {
      throw new DomainError('INVALID', undefined, [{ path: 'body.accountNumber', message: 'is no account' }]);
    }
    inquiry.bindTo(account);
  }

  private async applyBlockList(inquiry: Inquiry, { to, note }: TransitionFacts, actor: Actor): Promise<void> {
    if (to === 'cancelled-black-list') await this.blocked.blockContacts(inquiry, note ?? '', actor);
    if (inquiry.status === 'cancelled-black-list') await this.blocked.unblockContacts(inquiry, actor);
  }
}

/** @throws DomainError NOT_PERMITTED, WRONG_STATE */
function checkAnswer(inquiry: Inquiry, { role }: Actor): void {
  if (!isOneOfRoles(customerContactRoles, role)) throw new DomainError('NOT_PERMITTED');
  if (!mayWriteTo(inquiry)) throw new DomainError('WRONG_STATE', { status: inquiry.status });
}

/**
 * What the customer is told of a transition: a cleared inquiry only by the answer that came with it, one
 * that was on the block list nothing again.
 */
function mailOf(from: QuoteStatus, to: QuoteStatus, message: string | null): MailKind | null {
  if (from === 'cancelled-black-list') return null;
  if (
    (from === 'cancelled' && to === 'in-work') ||
    (from === 'unbound' && isQuoteShownToCustomer(to) && to !== 'cleared')
  ) {
    return 'reopened';
  }
  const { mail } = quoteStatuses[to].customer;
  return mail ?? (message ? 'answered' : null);
}
