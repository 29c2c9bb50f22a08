import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { catalogExportFeed } from '@gantry/contracts/endpoints/feeds';
import type { Identity } from '@gantry/contracts/schemas/account';
import { Caller, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { attachmentHeaders } from '@gantry/nest-kit/attachment';
import { ExportFeed } from './export-feed.service.ts';

/** The catalogue as a file, for staff alone: it holds confidential prices. */
@Controller()
export class ExportController {
  constructor(private readonly feed: ExportFeed) {}

  @Serve(catalogExportFeed)
  async exportFeed(
    @Caller() caller: Identity,
    @Input() { query }: ValidRequestOf<typeof catalogExportFeed>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, type, bytes } = await this.feed.begin(caller, query);
    await reply.headers(attachmentHeaders(name, type)).send(bytes);
  }
}
