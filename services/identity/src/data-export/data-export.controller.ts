import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { identityAskDataExport, identityDownloadDataExport } from '@gantry/contracts/endpoints/data-export';
import { attachmentHeaders } from '@gantry/nest-kit/attachment';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { AskedExports } from './asked-exports.ts';
import { DataArchive } from './data-archive.ts';

@Controller()
export class DataExportController {
  constructor(
    private readonly asked: AskedExports,
    private readonly archive: DataArchive,
  ) {}

  @Serve(identityAskDataExport)
  askExport(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityAskDataExport>) {
    return this.asked.askExport(body.current, call);
  }

  @Serve(identityDownloadDataExport)
  async downloadExport(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof identityDownloadDataExport>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { owner, locale } = await this.asked.takeExport(params.id, call);
    const name = `data-${owner.accountNumber}.zip`;
    await reply
      .headers(attachmentHeaders(name, 'application/zip'))
      .send(this.archive.writeArchive(owner, locale));
  }
}
