import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityAdminCheckSignOnDomains,
  identityAdminGetCompanySignOn,
  identityAdminRemoveCompanySignOn,
  identityAdminSaveCompanySignOn,
  identityFindCompanySignOn,
  identityFinishCompanySignOn,
  identityStartCompanySignOn,
} from '@gantry/contracts/endpoints/company-sign-on';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { SetUpSignOn } from '../company-sign-on/set-up-sign-on.ts';
import { SignOn } from './company-sign-on.ts';

@Controller()
export class SignOnController {
  constructor(
    private readonly signOn: SignOn,
    private readonly settingUp: SetUpSignOn,
  ) {}

  @Serve(identityFindCompanySignOn)
  findSignOn(@Input() { query }: ValidRequestOf<typeof identityFindCompanySignOn>) {
    return this.signOn.describe(query.domain);
  }

  @Serve(identityStartCompanySignOn)
  start(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityStartCompanySignOn>) {
    return this.signOn.start(body, call);
  }

  @Serve(identityFinishCompanySignOn)
  finish(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityFinishCompanySignOn>) {
    return this.signOn.finish(body.query, call);
  }

  @Serve(identityAdminGetCompanySignOn)
  view(@Input() { params }: ValidRequestOf<typeof identityAdminGetCompanySignOn>) {
    return this.settingUp.view(params.number);
  }

  @Serve(identityAdminSaveCompanySignOn)
  saveSignOn(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identityAdminSaveCompanySignOn>,
  ) {
    return this.settingUp.saveSignOn(params.number, body, call);
  }

  @Serve(identityAdminCheckSignOnDomains)
  checkDomains(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof identityAdminCheckSignOnDomains>,
  ) {
    return this.settingUp.checkDomains(params.number, call);
  }

  @Serve(identityAdminRemoveCompanySignOn)
  async removeSignOn(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof identityAdminRemoveCompanySignOn>,
  ) {
    await this.settingUp.removeSignOn(params.number, call);
    return { ok: true } as const;
  }
}
