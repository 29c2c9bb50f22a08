import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { identityListAudit } from '@gantry/contracts/endpoints/identity';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { AuditTrail } from './audit-trail.ts';

const size = 50;
const lastPage = 100_000;

@Controller()
export class AuditController {
  constructor(private readonly trail: AuditTrail) {}

  @Serve(identityListAudit)
  async listAudit(@Input() { query }: ValidRequestOf<typeof identityListAudit>) {
    const page = pageOf(query.page);
    const filter = { entity: query.entity || undefined, number: query.number || undefined };
    const found = await this.trail.page(filter, page, size);
    return { ...found, page, size, chainIntact: await this.trail.isChainIntact() };
  }
}

/** The contract lets any text through as the page; what is no page is the first. */
function pageOf(text: string | undefined): number {
  const page = Number.parseInt(text ?? '1', 10);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), lastPage) : 1;
}
