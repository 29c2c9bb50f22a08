import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminAcceptOffer } from '@gantry/contracts/endpoints/staff-checkout';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import type { PlacedOrder } from '../checkout/write-order.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { actorOf } from '../order/actor.ts';
import { AcceptOffer } from './accept-offer.ts';

type Request = ValidRequestOf<typeof salesAdminAcceptOffer>;

/** Accepts an offer for its customer, who said yes by telephone or mail; the trail says who did and why. */
@Injectable()
export class AcceptForCustomer {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly acceptances: AcceptOffer,
  ) {}

  /** @throws DomainError NOT_FOUND, and all that the customer's own acceptance throws */
  async acceptFor(call: Call, { params: { number }, body }: Request): Promise<PlacedOrder> {
    const inquiry = await this.inquiries.findInquiry(number);
    if (!inquiry) throw new DomainError('NOT_FOUND');
    const { reason, ...form } = body;
    const accepted = { ...form, lines: null, acceptedTotal: null, poFile: null, costCenterId: null };
    return this.em.transactional(async () => {
      const order = await this.acceptances.acceptOffer(call, { number, token: inquiry.token }, accepted);
      const { accountId, name, role } = actorOf(call.caller);
      const entry = {
        at: new Date().toISOString(),
        actorId: accountId,
        actor: name,
        actorRole: role,
        entity: 'order',
        entityNumber: order.number,
        field: 'placed on behalf of',
        before: null,
        after: inquiry.email,
        reason,
        requestId: call.requestId,
      };
      const mark = { entity: `order:${order.number}`, version: 'on-behalf' };
      await publish(this.em, 'record.changed', entry, mark);
      return order;
    });
  }
}
