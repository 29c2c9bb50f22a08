import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityAcceptInvitation,
  identityGetInvitation,
  identityJoinCompany,
} from '@gantry/contracts/endpoints/company';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { JoinCompany } from './join-company.ts';

@Controller()
export class InvitationController {
  constructor(private readonly joining: JoinCompany) {}

  @Serve(identityGetInvitation)
  view(@Input() { params }: ValidRequestOf<typeof identityGetInvitation>) {
    return this.joining.view(params.code);
  }

  @Serve(identityJoinCompany)
  join(@CurrentCall() call: Call, @Input() { params, body }: ValidRequestOf<typeof identityJoinCompany>) {
    return this.joining.join(params.code, body, call);
  }

  @Serve(identityAcceptInvitation)
  accept(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityAcceptInvitation>) {
    return this.joining.accept(body.code, call);
  }
}
