import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAdminAddPromotion,
  salesAdminChangePromotion,
  salesAdminGetPromotion,
  salesAdminListPromotions,
  salesAdminMovePromotion,
  salesAdminRestorePromotion,
  salesAdminTryPromotion,
} from '@gantry/contracts/endpoints/promotions';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { StaffPromotions } from './staff-promotions.ts';
import { TryPromotion } from './try-promotion.ts';

@Controller()
export class PromotionController {
  constructor(
    private readonly promotions: StaffPromotions,
    private readonly trying: TryPromotion,
  ) {}

  @Serve(salesAdminListPromotions)
  listPromotions(
    @CurrentCall() call: Call,
    @Input() { query }: ValidRequestOf<typeof salesAdminListPromotions>,
  ) {
    return this.promotions.listPromotions(call, query);
  }

  @Serve(salesAdminGetPromotion)
  getPromotion(@Input() { params }: ValidRequestOf<typeof salesAdminGetPromotion>) {
    return this.promotions.getPromotion(params.id);
  }

  @Serve(salesAdminTryPromotion)
  tryPromotion(@Input() { body }: ValidRequestOf<typeof salesAdminTryPromotion>) {
    return this.trying.tryPromotion(body);
  }

  @Serve(salesAdminAddPromotion)
  addPromotion(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesAdminAddPromotion>) {
    return this.promotions.addPromotion(call, body);
  }

  @Serve(salesAdminChangePromotion)
  changePromotion(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminChangePromotion>,
  ) {
    return this.promotions.changePromotion(call, params.id, body);
  }

  @Serve(salesAdminMovePromotion)
  movePromotion(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminMovePromotion>,
  ) {
    return this.promotions.movePromotion(call, params.id, body);
  }

  @Serve(salesAdminRestorePromotion)
  restorePromotion(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminRestorePromotion>,
  ) {
    return this.promotions.restorePromotion(call, params.id, body);
  }
}
