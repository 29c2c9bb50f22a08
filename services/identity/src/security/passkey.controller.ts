import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityAddPasskey,
  identityRemovePasskey,
  identityRenamePasskey,
  identityStartPasskey,
} from '@gantry/contracts/endpoints/passkeys';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { OwnPasskeys } from './own-passkeys.ts';

const done = { ok: true } as const;

@Controller()
export class PasskeyController {
  constructor(private readonly own: OwnPasskeys) {}

  @Serve(identityStartPasskey)
  startPasskey(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityStartPasskey>) {
    return this.own.startPasskey(body.current, call);
  }

  @Serve(identityAddPasskey)
  async addPasskey(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityAddPasskey>) {
    return { recoveryCodes: await this.own.addPasskey(body, call) };
  }

  @Serve(identityRenamePasskey)
  async renamePasskey(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identityRenamePasskey>,
  ) {
    await this.own.renamePasskey(params.id, body.name, call);
    return done;
  }

  @Serve(identityRemovePasskey)
  async removePasskey(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identityRemovePasskey>,
  ) {
    await this.own.removePasskey(params.id, body.current, call);
    return done;
  }
}
