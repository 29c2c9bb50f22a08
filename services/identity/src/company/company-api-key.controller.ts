import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityListCompanyApiKeys,
  identityRevokeCompanyApiKey,
} from '@gantry/contracts/endpoints/api-keys';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CompanyApiKeys } from './company-api-keys.ts';

const done = { ok: true } as const;

@Controller()
export class CompanyApiKeyController {
  constructor(private readonly company: CompanyApiKeys) {}

  @Serve(identityListCompanyApiKeys)
  async listCompanyKeys(@CurrentCall() call: Call) {
    return { keys: await this.company.view(call) };
  }

  @Serve(identityRevokeCompanyApiKey)
  async revokeCompanyKey(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof identityRevokeCompanyApiKey>,
  ) {
    await this.company.revokeKey(params.id, call);
    return done;
  }
}
