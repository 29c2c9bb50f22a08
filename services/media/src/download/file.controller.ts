import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { Identity } from '@gantry/contracts/schemas/account';
import { DomainError } from '@gantry/nest-kit/errors';
import { Caller, RouteFor } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { DatasheetService } from '../datasheet/datasheet.service.ts';
import { ImageService } from '../image/image.service.ts';
import { SafetySheetService } from '../safety-sheet/safety-sheet.service.ts';
import { FileReach } from '../file/file-reach.ts';
import { StoredFiles } from '../file/stored-files.ts';
import { cacheFor } from '../file/cache-for.ts';
import { sendFile } from './send-file.ts';

/** Content never changes behind a name that is made of it. */
const forEver = 'public, max-age=31536000, immutable';
/** Made of facts that may change: asked again after an hour, with the tag. */
const forAnHour = 'public, max-age=3600';

/** Files to save: documents of products, data sheets and safety data sheets made of their facts, drawings. Passed on by the gateway. */
@Controller('file')
export class FileController {
  constructor(
    private readonly kept: StoredFiles,
    private readonly datasheets: DatasheetService,
    private readonly safetySheets: SafetySheetService,
    private readonly images: ImageService,
    private readonly reach: FileReach,
  ) {}

  @Get('datasheet/:locale/:file')
  @RouteFor('gateway')
  async datasheet(
    @Param('locale') locale: string,
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { body, tag, name } = await this.datasheets.makePdf(locale, file);
    await sendFile(reply, known, { tag, type: 'application/pdf', name, body, open: true, cache: forAnHour });
  }

  @Get('safety/:locale/:file')
  @RouteFor('gateway')
  async safetySheet(
    @Param('locale') locale: string,
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { body, tag, name } = await this.safetySheets.makePdf(locale, file);
    await sendFile(reply, known, { tag, type: 'application/pdf', name, body, open: true, cache: forAnHour });
  }

  @Get('drawing/:file')
  @RouteFor('gateway')
  async drawing(
    @Caller() caller: Identity,
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { bytes, tag, type, isPublic } = await this.images.picture('_', `drawing-${file}`);
    const cache = cacheFor(isPublic, caller, forAnHour);
    await sendFile(reply, known, { tag, type, name: file, body: bytes, open: false, cache });
  }

  @Get(':source/:name')
  @RouteFor('gateway')
  async file(
    @Caller() caller: Identity,
    @Param('source') source: string,
    @Param('name') name: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.kept.findFile(source);
    if (!file) throw new DomainError('NOT_FOUND', { source: source.slice(0, 100) });
    const cache = cacheFor(await this.reach.isPublic(file), caller, forEver);
    const { type } = file.kind;
    const body = () => this.kept.readFile(file);
    await sendFile(reply, known, { tag: `"${source}"`, type, name, body, open: false, cache });
  }
}
