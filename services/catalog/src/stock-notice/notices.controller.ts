import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  catalogCancelMyNotice,
  catalogConfirmNotice,
  catalogGetMyNotice,
  catalogRequestNotice,
  catalogStopNotices,
} from '@gantry/contracts/endpoints/stock-notices';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Call } from '@gantry/nest-kit/call';
import { Caller, CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { Notices } from './notices.service.ts';

@Controller()
export class NoticesController {
  constructor(private readonly notices: Notices) {}

  @Serve(catalogRequestNotice)
  requestNotice(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof catalogRequestNotice>,
  ) {
    return this.notices.requestNotice(call, params.uri, body.email);
  }

  @Serve(catalogGetMyNotice)
  findOwn(@Caller() caller: Identity, @Input() { params }: ValidRequestOf<typeof catalogGetMyNotice>) {
    return this.notices.findOwn(caller, params.uri);
  }

  @Serve(catalogCancelMyNotice)
  cancelOwn(@Caller() caller: Identity, @Input() { params }: ValidRequestOf<typeof catalogCancelMyNotice>) {
    return this.notices.cancelOwn(caller, params.uri);
  }

  @Serve(catalogConfirmNotice)
  confirmNotice(@Input() { body }: ValidRequestOf<typeof catalogConfirmNotice>) {
    return this.notices.confirmNotice(body.token);
  }

  @Serve(catalogStopNotices)
  stopNotices(@Input() { body }: ValidRequestOf<typeof catalogStopNotices>) {
    return this.notices.stopNotices(body.token);
  }
}
