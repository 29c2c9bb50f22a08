import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesGetCartDelivery,
  salesGetCheckoutDefaults,
  salesPlaceOrder,
  salesPreviewCheckout,
} from '@gantry/contracts/endpoints/sales';
import type { Call } from '@gantry/nest-kit/call';
import type { Identity } from '@gantry/contracts/schemas/account';
import { Caller, CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { OrderRepository } from '../order/order.repository.ts';
import { CompanyPlaces } from '../shared/company-places.ts';
import { CostCenters } from '../shared/cost-centers.ts';
import { termsFor } from '../credit/payment-terms.ts';
import { DateCart } from './date-cart.ts';
import { PlaceOrder } from './place-order.ts';
import { PreviewCheckout } from './preview-checkout.ts';

@Controller()
export class CheckoutController {
  constructor(
    private readonly dates: DateCart,
    private readonly previews: PreviewCheckout,
    private readonly orders: PlaceOrder,
    private readonly placed: OrderRepository,
    private readonly places: CompanyPlaces,
    private readonly centers: CostCenters,
  ) {}

  @Serve(salesGetCheckoutDefaults)
  async defaults(@Caller() caller: Identity) {
    const { accountId, companyId } = caller;
    const last = accountId ? await this.placed.lastChoices(accountId) : null;
    const onlyCompanyAddresses = await this.places.areRequired(companyId);
    const { costCenters, isRequired } = await this.centers.findOpen(caller);
    return {
      last,
      paymentTerms: termsFor(caller),
      onlyCompanyAddresses,
      costCenters: [...costCenters],
      isCostCenterRequired: isRequired,
    };
  }

  @Serve(salesGetCartDelivery)
  getDelivery(@CurrentCall() call: Call, @Input() { query }: ValidRequestOf<typeof salesGetCartDelivery>) {
    return this.dates.dateCart(call, query.zip);
  }

  @Serve(salesPreviewCheckout)
  preview(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesPreviewCheckout>) {
    return this.previews.preview(call, body);
  }

  @Serve(salesPlaceOrder)
  placeOrder(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesPlaceOrder>) {
    return this.orders.placeOrder(call, body);
  }
}
