import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesGetCompanyCredit,
  salesGetCreditUse,
  salesGetOpenBusiness,
} from '@gantry/contracts/endpoints/internal';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { CreditRepository } from '../credit/credit.repository.ts';
import { salesExportOwned, salesSendOwnedFile } from '@gantry/contracts/endpoints/data-export';
import { OwnData } from '@gantry/nest-kit/own-data';
import { OwnFiles } from '@gantry/nest-kit/own-files';
import type { FastifyReply } from 'fastify';
import { CreditUseRepository } from './credit-use.repository.ts';

@Controller()
export class AccountController {
  constructor(
    private readonly creditUses: CreditUseRepository,
    private readonly credit: CreditRepository,
    private readonly own: OwnData,
    private readonly files: OwnFiles,
  ) {}

  @Serve(salesGetCreditUse)
  findCreditUse(@Input() { body }: ValidRequestOf<typeof salesGetCreditUse>) {
    return this.creditUses.creditUseOf(body.accountId);
  }

  @Serve(salesGetCompanyCredit)
  async getCompanyCredit(@Input() { body }: ValidRequestOf<typeof salesGetCompanyCredit>) {
    return { exposure: await this.credit.exposureOfCompany(body.companyId) };
  }

  @Serve(salesGetOpenBusiness)
  findOpenBusiness(@Input() { body }: ValidRequestOf<typeof salesGetOpenBusiness>) {
    return this.creditUses.openBusinessOf(body.accountId);
  }

  @Serve(salesExportOwned)
  exportOwned(@Input() { body }: ValidRequestOf<typeof salesExportOwned>) {
    return this.own.readPage(body.owner, body.part, body.after);
  }

  @Serve(salesSendOwnedFile)
  sendOwned(@Input() { body }: ValidRequestOf<typeof salesSendOwnedFile>, @Res() reply: FastifyReply) {
    return this.files.sendOwned(reply, body.owner, { part: 'files', id: body.id });
  }
}
