import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesExportCompanySpend, salesGetCompanySpend } from '@gantry/contracts/endpoints/company-spend';
import { salesGetCompanyBudgets } from '@gantry/contracts/endpoints/cost-centers';
import type { Identity } from '@gantry/contracts/schemas/account';
import { attachmentHeaders } from '@gantry/nest-kit/attachment';
import { Caller, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { ReadBudgets } from './read-budgets.ts';
import { ReadSpend, spendScope } from './read-spend.ts';
import { SpendFile } from './spend-file.ts';

/** What a company has ordered, added up. */
@Controller()
export class CompanySpendController {
  constructor(
    private readonly spend: ReadSpend,
    private readonly files: SpendFile,
    private readonly budgets: ReadBudgets,
  ) {}

  @Serve(salesGetCompanySpend)
  getSpend(@Caller() caller: Identity, @Input() { query }: ValidRequestOf<typeof salesGetCompanySpend>) {
    return this.spend.getSpend(caller, query);
  }

  @Serve(salesGetCompanyBudgets)
  getBudgets(@Caller() caller: Identity) {
    return this.budgets.getBudgets(caller);
  }

  @Serve(salesExportCompanySpend)
  async exportSpend(
    @Caller() caller: Identity,
    @Input() { query }: ValidRequestOf<typeof salesExportCompanySpend>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const scope = spendScope(caller, query);
    const file = await this.files.writeFile(scope);
    const name = `spend-${scope.from}-${scope.to}.csv`;
    await reply.headers(attachmentHeaders(name, 'text/csv; charset=utf-8')).send(file);
  }
}
