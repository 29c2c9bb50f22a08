import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAdminAddSupplier,
  salesAdminAskSupplier,
  salesAdminChangeSupplier,
  salesAdminGetSupplier,
  salesAdminGetSupplierFile,
  salesAdminListSupplierRequests,
  salesAdminListSuppliers,
  salesAdminRenewSupplierRequest,
  salesAdminRevokeSupplierRequest,
  salesAnnounceSupplierFile,
  salesAnswerSupplierRequest,
  salesGetSupplierRequest,
} from '@gantry/contracts/endpoints/suppliers';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { begunView } from '@gantry/nest-kit/file-view';
import { SupplierLink } from './supplier-link.ts';
import { SupplierRequests } from './supplier-requests.ts';
import { Suppliers } from './suppliers.ts';

@Controller()
export class SupplierController {
  constructor(
    private readonly suppliers: Suppliers,
    private readonly requests: SupplierRequests,
    private readonly link: SupplierLink,
  ) {}

  @Serve(salesAdminListSuppliers)
  listSuppliers(@Input() { query }: ValidRequestOf<typeof salesAdminListSuppliers>) {
    return this.suppliers.listSuppliers(query);
  }

  @Serve(salesAdminGetSupplier)
  getSupplier(@Input() { params }: ValidRequestOf<typeof salesAdminGetSupplier>) {
    return this.suppliers.getSupplier(params.id);
  }

  @Serve(salesAdminAddSupplier)
  addSupplier(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesAdminAddSupplier>) {
    return this.suppliers.addSupplier(call, body);
  }

  @Serve(salesAdminChangeSupplier)
  changeSupplier(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminChangeSupplier>,
  ) {
    return this.suppliers.changeSupplier(call, params.id, body);
  }

  @Serve(salesAdminListSupplierRequests)
  listRequests(@Input() { params }: ValidRequestOf<typeof salesAdminListSupplierRequests>) {
    return this.requests.listRequests(params.number);
  }

  @Serve(salesAdminAskSupplier)
  askSupplier(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminAskSupplier>) {
    return this.requests.askSupplier(call, input);
  }

  @Serve(salesAdminRenewSupplierRequest)
  renewRequest(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof salesAdminRenewSupplierRequest>,
  ) {
    return this.requests.renewRequest(call, input);
  }

  @Serve(salesAdminRevokeSupplierRequest)
  revokeRequest(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof salesAdminRevokeSupplierRequest>,
  ) {
    return this.requests.revokeRequest(call, input);
  }

  @Serve(salesAdminGetSupplierFile)
  getFile(
    @Input() { params }: ValidRequestOf<typeof salesAdminGetSupplierFile>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.requests.sendFile(reply, params.id, params.fileId);
  }

  @Serve(salesGetSupplierRequest)
  getRequest(@Input() { params }: ValidRequestOf<typeof salesGetSupplierRequest>) {
    return this.link.getRequest(params.token);
  }

  @Serve(salesAnswerSupplierRequest)
  answerRequest(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAnswerSupplierRequest>,
  ) {
    return this.link.answerRequest(call, params.token, body);
  }

  @Serve(salesAnnounceSupplierFile)
  async announceFile(@Input() { params, body }: ValidRequestOf<typeof salesAnnounceSupplierFile>) {
    return begunView(await this.link.announceFile(params.token, body));
  }
}
