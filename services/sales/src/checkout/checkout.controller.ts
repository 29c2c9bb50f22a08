import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesPlaceOrder, salesPreviewCheckout } from '@gantry/contracts/endpoints/sales';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { PlaceOrder } from './place-order.ts';
import { PreviewCheckout } from './preview-checkout.ts';

@Controller()
export class CheckoutController {
  constructor(
    private readonly previews: PreviewCheckout,
    private readonly orders: PlaceOrder,
  ) {}

  @Serve(salesPreviewCheckout)
  preview(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesPreviewCheckout>) {
    return this.previews.preview(call, body);
  }

  @Serve(salesPlaceOrder)
  place(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesPlaceOrder>) {
    return this.orders.place(call, body);
  }
}
