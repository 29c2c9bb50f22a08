import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { EventPayload } from '@gantry/contracts/events';
import type { salesAdminMoveInquiry } from '@gantry/contracts/endpoints/inquiries';
import type { AdminInquiry } from '@gantry/contracts/schemas/inquiry';
import type { QuoteStatus } from '@gantry/contracts/statuses/moves';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { logMessage } from '../inquiry/inquiry-log.ts';
import { tellCustomer } from '../inquiry/inquiry-mail.ts';
import { inquiryFacts } from '../inquiry/inquiry.mapper.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { moveInquiry } from '../inquiry/move-inquiry.ts';
import { actorOf, type Actor } from '../order/actor.ts';
import { checkMove, deskMoves, mayWriteTo, type MoveFacts } from './desk-moves.ts';

type MoveRequest = ValidRequestOf<typeof salesAdminMoveInquiry>;
type MailKind = EventPayload<'inquiry.for-customer'>['kind'];

/** Inquiries as staff read, move and answer them. */
@Injectable()
export class InquiryDesk {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
  ) {}

  async get({ caller }: Call, number: string): Promise<AdminInquiry> {
    const record = await this.inquiries.record(found(await this.inquiries.find(number)));
    const { inquiry } = record;
    return {
      ...inquiryFacts(record),
      version: inquiry.version,
      locale: inquiry.locale,
      accountNumber: inquiry.accountNumber ?? null,
      assignee: inquiry.assignee ?? null,
      reason: inquiry.reason ?? null,
      mergedInto: inquiry.mergedInto ?? null,
      moves: deskMoves(inquiry, actorOf(caller)),
      mayWrite: mayWriteTo(inquiry),
    };
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, NOT_PERMITTED, INVALID with what the move needs */
  async move(call: Call, { params, body }: MoveRequest): Promise<AdminInquiry> {
    const { version, ...facts } = body;
    await this.once(call, 'move', params.number, body, async (inquiry, actor) => {
      if (inquiry.version !== version) {
        throw new DomainError('STALE_VERSION', { version: inquiry.version });
      }
      checkMove(inquiry, facts, actor);
      if (facts.mergedInto) await this.checkSurvivor(facts.mergedInto);
      await this.makeMove(inquiry, facts, actor);
    });
    return this.get(call, params.number);
  }

  /** An answer that leaves the status as it is. @throws DomainError NOT_FOUND, WRONG_STATE while nobody has taken it */
  async write(call: Call, number: string, text: string): Promise<AdminInquiry> {
    await this.once(call, 'write', number, { text }, async (inquiry, actor) => {
      if (!mayWriteTo(inquiry)) throw new DomainError('WRONG_STATE', { status: inquiry.status });
      inquiry.touch();
      await logMessage(this.em, inquiry, 'store', text, actor);
      await tellCustomer(this.em, inquiry, 'answered', text);
    });
    return this.get(call, number);
  }

  private async makeMove(inquiry: Inquiry, facts: MoveFacts, actor: Actor): Promise<void> {
    const { to, message, note, reason, mergedInto } = facts;
    const from = inquiry.status;
    inquiry.touch();
    if (to === 'in-work') inquiry.assignTo(actor);
    inquiry.mergedInto = reason === 'merged' ? mergedInto : null;
    if (message) await logMessage(this.em, inquiry, 'store', message, actor);
    await moveInquiry(this.em, inquiry, { to, reason, note, actor });
    const kind = mailOf(from, to, message);
    if (kind) await tellCustomer(this.em, inquiry, kind, message);
  }

  private async checkSurvivor(number: string): Promise<void> {
    if (await this.inquiries.find(number)) return;
    throw new DomainError('INVALID', undefined, [{ path: 'body.mergedInto', message: 'is no inquiry' }]);
  }

  private async once(
    call: Call,
    action: 'move' | 'write',
    number: string,
    request: object,
    act: (inquiry: Inquiry, actor: Actor) => Promise<void>,
  ): Promise<void> {
    const actor = actorOf(call.caller);
    const write = {
      scope: `desk-${action}-inquiry:${actor.accountId}:${number}`,
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

/** What the customer is told of a move (domain B2, B8); a cleared inquiry only by the answer that came with it. */
function mailOf(from: QuoteStatus, to: QuoteStatus, message: string | null): MailKind | null {
  if (to === 'waiting-customer') return 'asked';
  if (to === 'waiting-customer-important') return 'reminded';
  if (to === 'cancelled') return 'cancelled';
  if (from === 'cancelled' && to === 'in-work') return 'reopened';
  return message ? 'answered' : null;
}
