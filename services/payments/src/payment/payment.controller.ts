import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  paymentsChooseMethod,
  paymentsFinishCard,
  paymentsFinishPayment,
  paymentsListMethods,
  paymentsRemoveMethod,
  paymentsStartCard,
  paymentsStartPayment,
} from '@gantry/contracts/endpoints/payments';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { SavedMethod as SavedMethodView } from '@gantry/contracts/schemas/payment';
import type { Call } from '@gantry/nest-kit/call';
import { Caller, CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { SavedMethod } from '../sync/saved-method.entity.ts';
import { SavedMethods } from '../sync/saved-methods.ts';
import { FinishPayment } from './finish-payment.ts';
import { SaveCard } from './save-card.ts';
import { StartPayment } from './start-payment.ts';

@Controller()
export class PaymentController {
  constructor(
    private readonly starting: StartPayment,
    private readonly finishing: FinishPayment,
    private readonly saved: SavedMethods,
    private readonly saving: SaveCard,
  ) {}

  @Serve(paymentsStartPayment)
  start(@CurrentCall() call: Call, @Input() request: ValidRequestOf<typeof paymentsStartPayment>) {
    return this.starting.start(call, request);
  }

  @Serve(paymentsFinishPayment)
  finish(@CurrentCall() call: Call, @Input() request: ValidRequestOf<typeof paymentsFinishPayment>) {
    return this.finishing.finish(call, request);
  }

  @Serve(paymentsListMethods)
  async listMethods(@Caller() caller: Identity) {
    return (await this.saved.listMethods(caller.accountId ?? '')).map(viewOf);
  }

  @Serve(paymentsChooseMethod)
  async chooseMethod(
    @Caller() caller: Identity,
    @Input() { params }: ValidRequestOf<typeof paymentsChooseMethod>,
  ) {
    await this.saved.chooseMethod(caller.accountId ?? '', params.id);
    return this.listMethods(caller);
  }

  @Serve(paymentsRemoveMethod)
  async removeMethod(
    @Caller() caller: Identity,
    @Input() { params }: ValidRequestOf<typeof paymentsRemoveMethod>,
  ) {
    await this.saved.removeMethod(caller.accountId ?? '', params.id);
    return { id: params.id };
  }

  @Serve(paymentsStartCard)
  startCard(@CurrentCall() call: Call) {
    return this.saving.start(call);
  }

  @Serve(paymentsFinishCard)
  finishCard(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof paymentsFinishCard>) {
    return this.saving.finish(call, body.reference);
  }
}

const viewOf = ({ id, service, brand, last4, expires, isDefault }: SavedMethod) => ({
  id,
  service: service as SavedMethodView['service'],
  brand,
  last4: last4 ?? null,
  expires: expires ?? null,
  isDefault,
});
