import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityAdminActOnAccount,
  identityAdminFindCompanies,
  identityAdminGetAccount,
  identityAdminListAccounts,
  identityAdminStartActing,
  identityStopActing,
} from '@gantry/contracts/endpoints/admin-accounts';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { AccountActs } from './account-acts.ts';
import { AccountList } from './account-list.repository.ts';
import { AccountRecords } from './account-records.ts';
import { Acting } from './acting.ts';
import { CompanyFinder } from './company-finder.ts';

@Controller()
export class AdminAccountsController {
  constructor(
    private readonly lists: AccountList,
    private readonly records: AccountRecords,
    private readonly acts: AccountActs,
    private readonly acting: Acting,
    private readonly companies: CompanyFinder,
  ) {}

  @Serve(identityAdminListAccounts)
  listAccounts(@Input() { query }: ValidRequestOf<typeof identityAdminListAccounts>) {
    return this.lists.listAccounts(query);
  }

  @Serve(identityAdminFindCompanies)
  findCompanies(@Input() { query }: ValidRequestOf<typeof identityAdminFindCompanies>) {
    return this.companies.findCompanies(query.search);
  }

  @Serve(identityAdminGetAccount)
  getAccount(
    @CurrentCall() { caller }: Call,
    @Input() { params }: ValidRequestOf<typeof identityAdminGetAccount>,
  ) {
    return this.records.record(params.number, caller);
  }

  @Serve(identityAdminActOnAccount)
  async act(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identityAdminActOnAccount>,
  ) {
    await this.acts.act(params.number, body, call);
    return this.records.record(params.number, call.caller);
  }

  @Serve(identityAdminStartActing)
  async startActing(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identityAdminStartActing>,
  ) {
    await this.acting.start(params.number, body, call);
    return { ok: true } as const;
  }

  @Serve(identityStopActing)
  async stopActing(@CurrentCall() call: Call) {
    return { accountNumber: await this.acting.stop(call) };
  }
}
