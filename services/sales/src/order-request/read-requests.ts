import { Injectable } from '@nestjs/common';
import type { OrderRequest as RequestView } from '@gantry/contracts/schemas/order-request';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import type { FastifyReply } from 'fastify';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import { Refunds } from '../order/refunds.ts';
import { PriceBook } from '../shared/price-book.ts';
import { sellerOf } from '../shared/seller.ts';
import { checkRight, type OrderKey } from './create-request.ts';
import type { OrderRequest } from './order-request.entity.ts';
import { OrderRequestRepository } from './order-request.repository.ts';
import { customerRequest } from './order-request.mapper.ts';
import { ReturnLabels } from './return-labels.ts';
import { requestFilesOf } from './request-files.ts';

/** Requests and their files as whoever asked reads them; another's does not exist for the one who asks. */
@Injectable()
export class ReadRequests {
  constructor(
    private readonly requests: OrderRequestRepository,
    private readonly refunds: Refunds,
    private readonly files: RecordFiles,
    private readonly store: StoreConfig,
    private readonly labels: ReturnLabels,
    private readonly prices: PriceBook,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async getRequest(call: Call, key: OrderKey): Promise<RequestView> {
    const request = await this.findOwn(call, key);
    const view = customerRequest({
      request,
      events: await this.requests.findEvents(request),
      refunds: await this.refunds.findOf(request.id),
      files: await this.files.listFiles(requestFilesOf(request), 'customer'),
      seller: sellerOf(this.store),
      pages: this.labels.pages,
    });
    const lines = await this.prices.worded(view.lines, request.order.accountId ?? null, call.locale);
    return { ...view, lines };
  }

  /** @throws DomainError NOT_FOUND, also where no such label was sent, UNAVAILABLE */
  async sendLabel(reply: FastifyReply, call: Call, key: OrderKey, labelId?: string): Promise<void> {
    await this.labels.sendLabel(reply, await this.findOwn(call, key), labelId);
  }

  /** @throws DomainError NOT_FOUND, UNAVAILABLE while it is not scanned */
  async sendFile(reply: FastifyReply, call: Call, key: OrderKey, id: string): Promise<void> {
    const request = await this.findOwn(call, key);
    await this.files.sendFile(reply, requestFilesOf(request), id, 'customer');
  }

  /** @throws DomainError NOT_FOUND */
  async findOwn(call: Call, key: OrderKey): Promise<OrderRequest> {
    const request = await this.requests.findRequest(key.number);
    if (!request) throw new DomainError('NOT_FOUND');
    checkRight(request.order, call, key);
    return request;
  }
}
