import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAcceptOffer,
  salesAdminDraftOffer,
  salesAdminSendOffer,
  salesDeclineOffer,
  salesGetOffer,
  salesSelectOfferLines,
} from '@gantry/contracts/endpoints/offers';
import { salesAdminAcceptOffer } from '@gantry/contracts/endpoints/staff-checkout';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { AcceptForCustomer } from './accept-for-customer.ts';
import { AcceptOffer } from './accept-offer.ts';
import { CustomerOffers } from './customer-offers.ts';
import { DraftPlaces } from './draft-places.ts';
import { SendOffer } from './send-offer.ts';

@Controller()
export class OfferController {
  constructor(
    private readonly drafts: DraftPlaces,
    private readonly sending: SendOffer,
    private readonly offers: CustomerOffers,
    private readonly acceptances: AcceptOffer,
    private readonly onBehalf: AcceptForCustomer,
  ) {}

  @Serve(salesAdminDraftOffer)
  draftOffer(@CurrentCall() call: Call, @Input() request: ValidRequestOf<typeof salesAdminDraftOffer>) {
    return this.drafts.draftOffer(call, request);
  }

  @Serve(salesAdminSendOffer)
  sendOffer(@CurrentCall() call: Call, @Input() request: ValidRequestOf<typeof salesAdminSendOffer>) {
    return this.sending.sendOffer(call, request);
  }

  @Serve(salesGetOffer)
  getOffer(@CurrentCall() call: Call, @Input() { params, query }: ValidRequestOf<typeof salesGetOffer>) {
    return this.offers.getOffer(call, { ...params, ...query });
  }

  @Serve(salesAcceptOffer)
  acceptOffer(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAcceptOffer>) {
    return this.acceptances.acceptOffer(call, { ...input.params, ...input.query }, input.body);
  }

  @Serve(salesAdminAcceptOffer)
  acceptForCustomer(
    @CurrentCall() call: Call,
    @Input() request: ValidRequestOf<typeof salesAdminAcceptOffer>,
  ) {
    return this.onBehalf.acceptFor(call, request);
  }

  @Serve(salesSelectOfferLines)
  selectLines(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesSelectOfferLines>) {
    return this.acceptances.selectLines(call, { ...input.params, ...input.query }, input.body);
  }

  @Serve(salesDeclineOffer)
  declineOffer(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesDeclineOffer>) {
    return this.offers.declineOffer(call, { ...input.params, ...input.query }, input.body);
  }
}
