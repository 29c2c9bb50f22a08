import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAdminActOnRequest,
  salesAdminAnnouncePhoto,
  salesAdminCreateRequest,
  salesAdminGetOrderRequest,
  salesAdminGetRequestable,
  salesAdminGetRequestFile,
  salesAdminLabelReturn,
  salesAdminListOrderRequests,
  salesAdminPreviewRequest,
  salesAdminRemovePhoto,
  salesAdminVoidReturnLabel,
  salesAdminWriteToRequest,
} from '@gantry/contracts/endpoints/order-requests';
import type { Call } from '@gantry/nest-kit/call';
import { begunView } from '@gantry/nest-kit/file-view';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { CreateRequest } from './create-request.ts';
import { Requestables } from './requestables.ts';
import { LabelReturn } from './label-return.ts';
import { InspectionPhotos } from './inspection-photos.ts';
import { OrderRequestRepository } from './order-request.repository.ts';
import { StaffRequests } from './staff-requests.ts';

const isStaff = true;

/** Cancellations and returns of the back office. */
@Controller()
export class AdminRequestsController {
  constructor(
    private readonly creating: CreateRequest,
    private readonly requestables: Requestables,
    private readonly requests: StaffRequests,
    private readonly lists: OrderRequestRepository,
    private readonly photos: InspectionPhotos,
    private readonly labelling: LabelReturn,
  ) {}

  @Serve(salesAdminListOrderRequests)
  listRequests(@Input() { query }: ValidRequestOf<typeof salesAdminListOrderRequests>) {
    return this.lists.listRequests(query);
  }

  @Serve(salesAdminGetOrderRequest)
  getRequest(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof salesAdminGetOrderRequest>,
  ) {
    return this.requests.getRequest(call, params.number);
  }

  @Serve(salesAdminGetRequestFile)
  getFile(
    @Input() { params }: ValidRequestOf<typeof salesAdminGetRequestFile>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.requests.sendFile(reply, params.number, params.id);
  }

  @Serve(salesAdminAnnouncePhoto)
  async announcePhoto(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminAnnouncePhoto>,
  ) {
    return begunView(await this.photos.announcePhoto(call, params, body));
  }

  @Serve(salesAdminRemovePhoto)
  async removePhoto(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof salesAdminRemovePhoto>,
  ) {
    await this.photos.removePhoto(call, params, params.id);
    return { ok: true as const };
  }

  @Serve(salesAdminActOnRequest)
  act(@CurrentCall() call: Call, @Input() { params, body }: ValidRequestOf<typeof salesAdminActOnRequest>) {
    return this.requests.act(call, params.number, body);
  }

  @Serve(salesAdminLabelReturn)
  async label(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminLabelReturn>) {
    await this.labelling.label(call, input);
    return this.requests.getRequest(call, input.params.number);
  }

  @Serve(salesAdminVoidReturnLabel)
  async voidLabel(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof salesAdminVoidReturnLabel>,
  ) {
    await this.labelling.voidLabel(call, input);
    return this.requests.getRequest(call, input.params.number);
  }

  @Serve(salesAdminWriteToRequest)
  writeMessage(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminWriteToRequest>,
  ) {
    return this.requests.writeMessage(call, params.number, body);
  }

  @Serve(salesAdminGetRequestable)
  getRequestable(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof salesAdminGetRequestable>,
  ) {
    return this.requestables.getRequestable(call, { ...params, isStaff });
  }

  @Serve(salesAdminPreviewRequest)
  preview(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminPreviewRequest>,
  ) {
    return this.creating.preview(call, { ...params, isStaff }, body);
  }

  @Serve(salesAdminCreateRequest)
  async create(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminCreateRequest>,
  ) {
    const number = await this.creating.create(call, { ...params, isStaff }, body);
    return this.requests.getRequest(call, number);
  }
}
