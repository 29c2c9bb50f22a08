import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  catalogAdminCheckPrice,
  catalogAdminGetPriceList,
  catalogAdminListPriceLists,
  catalogAdminPreviewPriceList,
  catalogAdminPublishPriceList,
  catalogAdminRestorePriceList,
} from '@gantry/contracts/endpoints/price-lists';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CheckPrice } from './check-price.ts';
import { PriceLists } from './price-lists.service.ts';
import { PublishPriceList } from './publish-price-list.ts';

/** The back office of price lists. */
@Controller()
export class PriceListsController {
  constructor(
    private readonly lists: PriceLists,
    private readonly publishing: PublishPriceList,
    private readonly checks: CheckPrice,
  ) {}

  @Serve(catalogAdminListPriceLists)
  adminListPriceLists() {
    return this.lists.listAll();
  }

  @Serve(catalogAdminGetPriceList)
  adminGetPriceList(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof catalogAdminGetPriceList>,
  ) {
    return this.lists.getList(call, params.id);
  }

  @Serve(catalogAdminPreviewPriceList)
  adminPreviewPriceList(@Input() input: ValidRequestOf<typeof catalogAdminPreviewPriceList>) {
    return this.lists.preview(input);
  }

  @Serve(catalogAdminPublishPriceList)
  async adminPublishPriceList(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof catalogAdminPublishPriceList>,
  ) {
    await this.publishing.publish(call, input);
    return this.lists.getList(call, input.params.id);
  }

  @Serve(catalogAdminRestorePriceList)
  async adminRestorePriceList(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof catalogAdminRestorePriceList>,
  ) {
    await this.publishing.restore(call, input);
    return this.lists.getList(call, input.params.id);
  }

  @Serve(catalogAdminCheckPrice)
  adminCheckPrice(@Input() input: ValidRequestOf<typeof catalogAdminCheckPrice>) {
    return this.checks.check(input);
  }
}
