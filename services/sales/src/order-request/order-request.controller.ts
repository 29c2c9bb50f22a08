import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAnnounceRequestFile,
  salesConfirmReplacement,
  salesCreateOrderRequest,
  salesGetOrderRequest,
  salesGetRequestable,
  salesGetRequestFile,
  salesGetReturnLabel,
  salesListMyRequests,
  salesListRequestFiles,
  salesPackReturn,
  salesPreviewOrderRequest,
  salesRemoveRequestFile,
  salesShipReturn,
  salesWithdrawOrderRequest,
  salesWriteToOrderRequest,
} from '@gantry/contracts/endpoints/order-requests';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { begunView } from '@gantry/nest-kit/file-view';
import { CreateRequest } from './create-request.ts';
import { Requestables } from './requestables.ts';
import { CustomerRequests } from './customer-requests.ts';
import { DraftPhotos } from './draft-photos.ts';
import { ReadRequests } from './read-requests.ts';
import { OrderRequestRepository } from './order-request.repository.ts';

/** Cancellations and returns of customers. */
@Controller()
export class OrderRequestController {
  constructor(
    private readonly creating: CreateRequest,
    private readonly requestables: Requestables,
    private readonly reading: ReadRequests,
    private readonly requests: CustomerRequests,
    private readonly lists: OrderRequestRepository,
    private readonly drafts: DraftPhotos,
  ) {}

  @Serve(salesGetRequestable)
  getRequestable(
    @CurrentCall() call: Call,
    @Input() { params, query }: ValidRequestOf<typeof salesGetRequestable>,
  ) {
    return this.requestables.getRequestable(call, { ...params, ...query });
  }

  @Serve(salesPreviewOrderRequest)
  preview(
    @CurrentCall() call: Call,
    @Input() { params, query, body }: ValidRequestOf<typeof salesPreviewOrderRequest>,
  ) {
    return this.creating.preview(call, { ...params, ...query }, body);
  }

  @Serve(salesAnnounceRequestFile)
  async announceFile(
    @CurrentCall() call: Call,
    @Input() { params, query, body }: ValidRequestOf<typeof salesAnnounceRequestFile>,
  ) {
    return begunView(await this.drafts.announceFile(call, { ...params, ...query }, body));
  }

  @Serve(salesListRequestFiles)
  async listFiles(
    @CurrentCall() call: Call,
    @Input() { params, query }: ValidRequestOf<typeof salesListRequestFiles>,
  ) {
    return { files: await this.drafts.listFiles(call, { ...params, ...query }) };
  }

  @Serve(salesRemoveRequestFile)
  async removeFile(
    @CurrentCall() call: Call,
    @Input() { params, query }: ValidRequestOf<typeof salesRemoveRequestFile>,
  ) {
    await this.drafts.removeFile(call, { ...params, ...query }, params.id);
    return { ok: true as const };
  }

  @Serve(salesCreateOrderRequest)
  async create(
    @CurrentCall() call: Call,
    @Input() { params, query, body }: ValidRequestOf<typeof salesCreateOrderRequest>,
  ) {
    const number = await this.creating.create(call, { ...params, ...query }, body);
    return this.reading.getRequest(call, { ...query, number });
  }

  @Serve(salesListMyRequests)
  listMyRequests(
    @CurrentCall() { caller }: Call,
    @Input() { query }: ValidRequestOf<typeof salesListMyRequests>,
  ) {
    return this.lists.listOwn(caller.accountId ?? '', query);
  }

  @Serve(salesGetOrderRequest)
  getRequest(
    @CurrentCall() call: Call,
    @Input() { params, query }: ValidRequestOf<typeof salesGetOrderRequest>,
  ) {
    return this.reading.getRequest(call, { ...params, ...query });
  }

  @Serve(salesGetRequestFile)
  getFile(
    @CurrentCall() call: Call,
    @Input() { params, query }: ValidRequestOf<typeof salesGetRequestFile>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.reading.sendFile(reply, call, { ...params, ...query }, params.id);
  }

  @Serve(salesGetReturnLabel)
  getLabel(
    @CurrentCall() call: Call,
    @Input() { params, query }: ValidRequestOf<typeof salesGetReturnLabel>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.reading.sendLabel(reply, call, { ...params, ...query }, query.label);
  }

  @Serve(salesWriteToOrderRequest)
  writeMessage(
    @CurrentCall() call: Call,
    @Input() { params, query, body }: ValidRequestOf<typeof salesWriteToOrderRequest>,
  ) {
    return this.requests.writeMessage(call, { ...params, ...query }, body);
  }

  @Serve(salesWithdrawOrderRequest)
  withdraw(
    @CurrentCall() call: Call,
    @Input() { params, query, body }: ValidRequestOf<typeof salesWithdrawOrderRequest>,
  ) {
    return this.requests.withdraw(call, { ...params, ...query }, body);
  }

  @Serve(salesPackReturn)
  async pack(
    @CurrentCall() call: Call,
    @Input() { params, query, body }: ValidRequestOf<typeof salesPackReturn>,
  ) {
    const key = { ...params, ...query };
    await this.requests.packing.pack(call, key, body);
    return this.reading.getRequest(call, key);
  }

  @Serve(salesShipReturn)
  ship(@CurrentCall() call: Call, @Input() { params, query, body }: ValidRequestOf<typeof salesShipReturn>) {
    return this.requests.ship(call, { ...params, ...query }, body);
  }

  @Serve(salesConfirmReplacement)
  confirmReplacement(
    @CurrentCall() call: Call,
    @Input() { params, query, body }: ValidRequestOf<typeof salesConfirmReplacement>,
  ) {
    return this.requests.confirmReplacement(call, { ...params, ...query }, body);
  }
}
