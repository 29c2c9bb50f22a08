import { Injectable } from '@nestjs/common';
import type { OrderRequest as RequestView } from '@gantry/contracts/schemas/order-request';
import { scanEndings, type AnnouncedFile } from '@gantry/contracts/schemas/record-file';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import type { FastifyReply } from 'fastify';
import type { RecordFile } from '../file/record-file.entity.ts';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import { OrderRepository } from '../order/order.repository.ts';
import { Refunds } from '../order/refunds.ts';
import { sellerOf } from '../shared/seller.ts';
import { checkRight, type OrderKey } from './create-request.ts';
import type { OrderRequest } from './order-request.entity.ts';
import { OrderRequestRepository } from './order-request.repository.ts';
import { customerRequest } from './order-request.mapper.ts';
import { ReturnLabels } from './return-labels.ts';
import { draftFilesOf, requestFilesOf } from './request-files.ts';

/** Requests and their files as whoever asked reads and sends them; another's does not exist for the one who asks. */
@Injectable()
export class ReadRequests {
  constructor(
    private readonly orders: OrderRepository,
    private readonly requests: OrderRequestRepository,
    private readonly refunds: Refunds,
    private readonly files: RecordFiles,
    private readonly store: StoreConfig,
    private readonly labels: ReturnLabels,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async getRequest(call: Call, key: OrderKey): Promise<RequestView> {
    const request = await this.findOwn(call, key);
    return customerRequest({
      request,
      events: await this.requests.findEvents(request),
      refunds: await this.refunds.findOf(request.id),
      files: await this.files.listFiles(requestFilesOf(request), 'customer'),
      seller: sellerOf(this.store),
      pages: this.labels.pages,
    });
  }

  /** @throws DomainError NOT_FOUND, also where no label was sent, UNAVAILABLE */
  async sendLabel(reply: FastifyReply, call: Call, key: OrderKey): Promise<void> {
    await this.labels.sendLabel(reply, await this.findOwn(call, key));
  }

  /** Takes a photo in for a request that is being written. @throws DomainError NOT_FOUND, INVALID, PAYLOAD_TOO_LARGE */
  async announceFile(
    call: Call,
    { draft, ...key }: OrderKey & { readonly draft: string },
    file: AnnouncedFile,
  ): Promise<RecordFile> {
    const record = await this.orders.record(key.number);
    const order = checkRight(record?.order ?? null, call, key);
    const facts = { ...file, line: null, sender: 'customer', audience: 'all' } as const;
    // a test note may be a PDF
    return this.files.announceFile(draftFilesOf(order, draft), facts, scanEndings);
  }

  /** @throws DomainError NOT_FOUND, UNAVAILABLE while it is not scanned */
  async sendFile(reply: FastifyReply, call: Call, key: OrderKey, id: string): Promise<void> {
    const request = await this.findOwn(call, key);
    await this.files.sendFile(reply, requestFilesOf(request), id, 'customer');
  }

  private async findOwn(call: Call, key: OrderKey): Promise<OrderRequest> {
    const request = await this.requests.findRequest(key.number);
    if (!request) throw new DomainError('NOT_FOUND');
    checkRight(request.order, call, key);
    return request;
  }
}
