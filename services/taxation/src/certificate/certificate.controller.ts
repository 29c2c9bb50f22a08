import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import * as calls from '@gantry/contracts/endpoints/certificates';
import { taxationCountWaiting } from '@gantry/contracts/endpoints/operations';
import type { Call } from '@gantry/nest-kit/call';
import { begunView, chunkView } from '@gantry/nest-kit/file-view';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { CertificateFiles } from './certificate-files.ts';
import { Certificates } from './certificates.ts';

@Controller()
export class CertificateController {
  constructor(
    private readonly certificates: Certificates,
    private readonly files: CertificateFiles,
  ) {}

  @Serve(calls.taxationListCertificates)
  listOwn(@CurrentCall() call: Call) {
    return this.certificates.listOwn(call);
  }

  @Serve(calls.taxationListCertificateDraft)
  listDraft(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof calls.taxationListCertificateDraft>,
  ) {
    return this.files.listDraft(call, params.draft);
  }

  @Serve(calls.taxationAnnounceCertificateFile)
  async announceFile(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof calls.taxationAnnounceCertificateFile>,
  ) {
    return begunView(await this.files.announceFile(call, params.draft, body));
  }

  @Serve(calls.taxationSendCertificateChunk)
  async sendChunk(
    @Input() { params, query, body }: ValidRequestOf<typeof calls.taxationSendCertificateChunk>,
  ) {
    return chunkView(await this.files.writeChunk(params.id, query.offset, body));
  }

  @Serve(calls.taxationRemoveCertificateFile)
  async removeFile(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof calls.taxationRemoveCertificateFile>,
  ) {
    await this.files.removeFile(call, params.draft, params.id);
    return { ok: true as const };
  }

  @Serve(calls.taxationSendCertificate)
  send(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof calls.taxationSendCertificate>) {
    return this.certificates.send(call, body);
  }

  @Serve(calls.taxationRenewCertificate)
  renew(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof calls.taxationRenewCertificate>,
  ) {
    return this.certificates.renew(call, params.id, body);
  }

  @Serve(calls.taxationGetCertificateFile)
  async getFile(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof calls.taxationGetCertificateFile>,
    @Res() reply: FastifyReply,
  ) {
    const one = await this.certificates.findOwn(call, params.id);
    await this.files.sendFile(reply, one, params.submission, params.file);
  }

  @Serve(calls.taxationAdminListCertificates)
  listForStaff(
    @CurrentCall() call: Call,
    @Input() { query }: ValidRequestOf<typeof calls.taxationAdminListCertificates>,
  ) {
    return this.certificates.listForStaff(call, query.status);
  }

  @Serve(taxationCountWaiting)
  countWaitingCertificates() {
    return this.certificates.countWaitingCertificates();
  }

  @Serve(calls.taxationAdminAddCertificate)
  addForCustomer(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof calls.taxationAdminAddCertificate>,
  ) {
    return this.certificates.addForCustomer(call, body);
  }

  @Serve(calls.taxationAdminDecideCertificate)
  decide(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof calls.taxationAdminDecideCertificate>,
  ) {
    return this.certificates.decide(call, params.id, body);
  }

  @Serve(calls.taxationAdminGetCertificateFile)
  async getFileForStaff(
    @Input() { params }: ValidRequestOf<typeof calls.taxationAdminGetCertificateFile>,
    @Res() reply: FastifyReply,
  ) {
    const one = await this.certificates.findForStaff(params.id);
    await this.files.sendFile(reply, one, params.submission, params.file);
  }
}
