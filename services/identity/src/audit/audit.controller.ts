import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityExportAudit,
  identityListAudit,
  identityVerifyAudit,
} from '@gantry/contracts/endpoints/identity';
import { attachmentHeaders } from '@gantry/nest-kit/attachment';
import { Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { AuditFile } from './audit-file.ts';
import { AuditSearch } from './audit-search.ts';
import { AuditTrail } from './audit-trail.ts';

const size = 50;
const lastPage = 10_000_000;

@Controller()
export class AuditController {
  constructor(
    private readonly trail: AuditTrail,
    private readonly search: AuditSearch,
    private readonly files: AuditFile,
  ) {}

  @Serve(identityListAudit)
  async listAudit(@Input() { query }: ValidRequestOf<typeof identityListAudit>) {
    const { page: text, ...filter } = query;
    const page = pageOf(text);
    const found = await this.search.findPage(filter, page, size);
    return { ...found, page, size, chainIntact: await this.trail.isChainIntact() };
  }

  @Serve(identityVerifyAudit)
  async verifyAudit() {
    return { chainIntact: await this.trail.isWholeChainIntact() };
  }

  @Serve(identityExportAudit)
  async exportAudit(
    @Input() { query }: ValidRequestOf<typeof identityExportAudit>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.files.writeFile(query);
    await reply.headers(attachmentHeaders('audit-trail.csv', 'text/csv; charset=utf-8')).send(file);
  }
}

/** The contract lets any text through as the page; what is no page is the first. */
function pageOf(text: string | undefined): number {
  const page = Number.parseInt(text ?? '1', 10);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), lastPage) : 1;
}
