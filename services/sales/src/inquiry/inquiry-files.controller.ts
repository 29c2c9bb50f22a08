import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAdminAnnounceInquiryFile,
  salesAdminGetInquiryFile,
  salesAnnounceInquiryFile,
  salesGetInquiryFile,
} from '@gantry/contracts/endpoints/record-files';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { begunView } from '@gantry/nest-kit/file-view';
import { InquiryFiles } from './inquiry-files.ts';

@Controller()
export class InquiryFilesController {
  constructor(private readonly files: InquiryFiles) {}

  @Serve(salesAnnounceInquiryFile)
  async announceFile(
    @CurrentCall() call: Call,
    @Input() { params, query, body }: ValidRequestOf<typeof salesAnnounceInquiryFile>,
  ) {
    return begunView(await this.files.announceOwn(call, { ...params, ...query }, body));
  }

  @Serve(salesGetInquiryFile)
  getFile(
    @CurrentCall() call: Call,
    @Input() { params, query }: ValidRequestOf<typeof salesGetInquiryFile>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.files.sendOwn(reply, call, { ...params, ...query }, params.id);
  }

  @Serve(salesAdminAnnounceInquiryFile)
  async announceOfStaff(
    @CurrentCall() call: Call,
    @Input() { params, query, body }: ValidRequestOf<typeof salesAdminAnnounceInquiryFile>,
  ) {
    return begunView(await this.files.announceOfStaff(call, params.number, { ...body, ...query }));
  }

  @Serve(salesAdminGetInquiryFile)
  getForStaff(
    @Input() { params }: ValidRequestOf<typeof salesAdminGetInquiryFile>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.files.sendToStaff(reply, params.number, params.id);
  }
}
