import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityListApiKeys,
  identityMakeApiKey,
  identityResolveApiKey,
  identityRevokeApiKey,
  identityRotateApiKey,
} from '@gantry/contracts/endpoints/api-keys';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { ApiKeys } from '../api-key/api-keys.ts';
import { OwnApiKeys } from './own-api-keys.ts';

const done = { ok: true } as const;

@Controller()
export class ApiKeyController {
  constructor(
    private readonly own: OwnApiKeys,
    private readonly keys: ApiKeys,
  ) {}

  @Serve(identityListApiKeys)
  listKeys(@CurrentCall() call: Call) {
    return this.own.view(call);
  }

  @Serve(identityMakeApiKey)
  makeKey(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityMakeApiKey>) {
    return this.own.makeKey(body, call);
  }

  @Serve(identityRotateApiKey)
  rotateKey(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identityRotateApiKey>,
  ) {
    return this.own.rotateKey(params.id, body, call);
  }

  @Serve(identityRevokeApiKey)
  async revokeKey(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof identityRevokeApiKey>,
  ) {
    await this.own.revokeKey(params.id, call);
    return done;
  }

  @Serve(identityResolveApiKey)
  resolveKey(@Input() { body }: ValidRequestOf<typeof identityResolveApiKey>) {
    return this.keys.resolve(body.secret, body.address);
  }
}
