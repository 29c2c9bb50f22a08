import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesDraftPhoneOrder, salesPlacePhoneOrder } from '@gantry/contracts/endpoints/staff-checkout';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { DraftPhoneOrder } from './draft-phone-order.ts';
import { PlacePhoneOrder } from './place-phone-order.ts';

@Controller()
export class PhoneOrderController {
  constructor(
    private readonly drafts: DraftPhoneOrder,
    private readonly orders: PlacePhoneOrder,
  ) {}

  @Serve(salesDraftPhoneOrder)
  draftOrder(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesDraftPhoneOrder>) {
    return this.drafts.draftOrder(call, body.form);
  }

  @Serve(salesPlacePhoneOrder)
  placeOrder(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesPlacePhoneOrder>) {
    return this.orders.placeOrder(call, body);
  }
}
