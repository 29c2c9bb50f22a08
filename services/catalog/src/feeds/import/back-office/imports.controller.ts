import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  catalogBeginImport,
  catalogCancelImport,
  catalogGetImport,
  catalogGetImportErrors,
  catalogListImports,
  catalogListMappings,
  catalogLookAtImport,
  catalogSendImportChunk,
  catalogStartImport,
} from '@gantry/contracts/endpoints/feeds';
import type { FeedImport } from '@gantry/contracts/schemas/feed-import';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { attachmentHeaders } from '@gantry/nest-kit/attachment';
import { CancelImport } from './cancel-import.ts';
import { errorTable } from './error-table.ts';
import { FeedUploads } from './feed-uploads.ts';
import { ImportJobs } from './import-jobs.repository.ts';
import { staffOf } from '../../back-office/feed-audit.ts';
import { toEntry, toImport } from './import.mapper.ts';
import { SavedMappings } from '../mappings/saved-mappings.ts';
import { StartImport } from './start-import.ts';
import { TakeFile } from './take-file.ts';

/** The back office of feeds: what staff bring into the catalogue. */
@Controller()
export class ImportsController {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly files: TakeFile,
    private readonly imports: StartImport,
    private readonly ends: CancelImport,
    private readonly uploads: FeedUploads,
    private readonly mappings: SavedMappings,
  ) {}

  @Serve(catalogListImports)
  async listImports(@Input() { query: { page = 1, size = 50 } }: ValidRequestOf<typeof catalogListImports>) {
    const { rows, total } = await this.jobs.page(page, size);
    return { items: rows.map(toEntry), total, page, size };
  }

  @Serve(catalogGetImport)
  getImport(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof catalogGetImport>) {
    return this.shown(call, params.id);
  }

  @Serve(catalogBeginImport)
  async beginImport(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof catalogBeginImport>) {
    return this.shown(call, await this.files.begin(call, input));
  }

  @Serve(catalogSendImportChunk)
  async piece(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof catalogSendImportChunk>) {
    await this.files.piece(input);
    return this.shown(call, input.params.id);
  }

  @Serve(catalogLookAtImport)
  lookAtImport(@Input() { params, body }: ValidRequestOf<typeof catalogLookAtImport>) {
    return this.imports.previewImport(params.id, body.mapping);
  }

  @Serve(catalogStartImport)
  async startImport(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof catalogStartImport>) {
    await this.imports.start(call, input);
    return this.shown(call, input.params.id);
  }

  @Serve(catalogCancelImport)
  async cancelImport(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof catalogCancelImport>,
  ) {
    await this.ends.cancel(staffOf(call.caller), params.id);
    return this.shown(call, params.id);
  }

  @Serve(catalogGetImportErrors)
  async errors(
    @CurrentCall() { locale }: Call,
    @Input() { params, query }: ValidRequestOf<typeof catalogGetImportErrors>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const job = await this.jobs.getJob(params.id);
    if (!job.hasErrorFile || job.status === 'running') throw new DomainError('NOT_FOUND');
    const table = await errorTable(this.uploads.of(job.id), query.language ?? locale);
    if (!table) throw new DomainError('NOT_FOUND');
    const name = `errors-${job.id.slice(0, 8)}.csv`;
    await reply.headers(attachmentHeaders(name, 'text/csv; charset=utf-8')).send(table);
  }

  @Serve(catalogListMappings)
  listMappings() {
    return this.mappings.listMappings();
  }

  private async shown({ caller }: Call, id: string): Promise<FeedImport> {
    const job = await this.jobs.getJob(id);
    return toImport(job, await this.jobs.sameBytes(job), caller.role);
  }
}
