import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { identityEraseAccount, identityGetErasure } from '@gantry/contracts/endpoints/account-erasure';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { OwnErasure } from './own-erasure.ts';

@Controller()
export class ErasureController {
  constructor(private readonly erasure: OwnErasure) {}

  @Serve(identityGetErasure)
  view(@CurrentCall() call: Call) {
    return this.erasure.view(call);
  }

  @Serve(identityEraseAccount)
  async erase(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityEraseAccount>) {
    await this.erasure.run(body.current, call);
    return { ok: true } as const;
  }
}
