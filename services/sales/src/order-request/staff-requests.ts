import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  salesAdminActOnRequest,
  salesAdminWriteToRequest,
} from '@gantry/contracts/endpoints/order-requests';
import type { AdminOrderRequest } from '@gantry/contracts/schemas/order-request';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import type { FastifyReply } from 'fastify';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import { actorOf } from '../order/actor.ts';
import { sellerOf } from '../shared/seller.ts';
import { OrderRequestRepository } from './order-request.repository.ts';
import { staffRequest } from './order-request.mapper.ts';
import { StaffActs } from './staff-acts.ts';
import { ReturnLabels } from './return-labels.ts';
import { requestFilesOf } from './request-files.ts';
import { logRequest } from './request-log.ts';
import { tellRequester } from './request-mail.ts';

/** Requests as staff read them and write about them; what they decide is `StaffActs`. */
@Injectable()
export class StaffRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly requests: OrderRequestRepository,
    private readonly acts: StaffActs,
    private readonly files: RecordFiles,
    private readonly store: StoreConfig,
    private readonly labels: ReturnLabels,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async getRequest({ caller }: Call, number: string): Promise<AdminOrderRequest> {
    const request = await this.requests.findRequest(number);
    if (!request) throw new DomainError('NOT_FOUND');
    const facts = await this.acts.factsOf({ order: request.order, request }, actorOf(caller));
    const context = {
      request,
      events: await this.requests.findEvents(request),
      refunds: facts.refunds,
      files: await this.files.listFiles(requestFilesOf(request), 'store'),
      seller: sellerOf(this.store),
      pages: this.labels.pages,
    };
    return staffRequest(context, facts);
  }

  async act(
    call: Call,
    number: string,
    body: ValidRequestOf<typeof salesAdminActOnRequest>['body'],
  ): Promise<AdminOrderRequest> {
    await this.labels.forAct(number, { body, key: call.idempotencyKey ?? '' }, (labels) =>
      this.acts.act(call, number, body, labels),
    );
    return this.getRequest(call, number);
  }

  /** A message to the customer, or a note among staff. @throws DomainError NOT_FOUND */
  async writeMessage(
    call: Call,
    number: string,
    body: ValidRequestOf<typeof salesAdminWriteToRequest>['body'],
  ): Promise<AdminOrderRequest> {
    const actor = actorOf(call.caller);
    const scope = `write-to-request:${actor.accountId}:${number}`;
    await idempotent(this.em, { scope, key: call.idempotencyKey ?? '', request: body }, async (em) => {
      const locked = await this.requests.lock(number);
      if (!locked) throw new DomainError('NOT_FOUND');
      const { request } = locked;
      const { text, audience } = body;
      request.touch();
      await logRequest(em, request, { kind: 'message', text, audience }, actor);
      if (audience === 'all') await tellRequester(em, request, { kind: 'answered', text });
      await em.flush();
      return null;
    });
    return this.getRequest(call, number);
  }

  /** @throws DomainError NOT_FOUND, UNAVAILABLE while it is not scanned */
  async sendFile(reply: FastifyReply, number: string, id: string): Promise<void> {
    const request = await this.requests.findRequest(number);
    if (!request) throw new DomainError('NOT_FOUND');
    await this.files.sendFile(reply, requestFilesOf(request), id, 'store');
  }
}
