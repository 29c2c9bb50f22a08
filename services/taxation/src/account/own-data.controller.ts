import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { taxationExportOwned, taxationSendOwnedFile } from '@gantry/contracts/endpoints/data-export';
import { OwnData } from '@gantry/nest-kit/own-data';
import { OwnFiles } from '@gantry/nest-kit/own-files';
import { Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';

@Controller()
export class OwnDataController {
  constructor(
    private readonly own: OwnData,
    private readonly files: OwnFiles,
  ) {}

  @Serve(taxationExportOwned)
  exportOwned(@Input() { body }: ValidRequestOf<typeof taxationExportOwned>) {
    return this.own.readPage(body.owner, body.part, body.after);
  }

  @Serve(taxationSendOwnedFile)
  sendOwned(@Input() { body }: ValidRequestOf<typeof taxationSendOwnedFile>, @Res() reply: FastifyReply) {
    return this.files.sendOwned(reply, body.owner, { part: 'certificate-files', id: body.id });
  }
}
