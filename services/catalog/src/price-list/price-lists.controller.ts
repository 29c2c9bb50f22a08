import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  catalogAdminCheckPrice,
  catalogAdminGetPriceList,
  catalogAdminListPriceLists,
  catalogAdminPreviewPriceList,
  catalogAdminPublishPriceList,
  catalogAdminRestorePriceList,
  catalogGetOwnPrices,
} from '@gantry/contracts/endpoints/price-lists';
import type { Call } from '@gantry/nest-kit/call';
import { Caller, CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { Identity } from '@gantry/contracts/schemas/account';
import { buyerOf, ContractPrices } from '../price/contract-prices.ts';
import { CheckPrice } from './check-price.ts';
import { PriceLists } from './price-lists.service.ts';
import { PublishPriceList } from './publish-price-list.ts';

/** The back office of price lists, and whether a buyer is on any. */
@Controller()
export class PriceListsController {
  constructor(
    private readonly lists: PriceLists,
    private readonly publishing: PublishPriceList,
    private readonly checks: CheckPrice,
    private readonly contracts: ContractPrices,
  ) {}

  @Serve(catalogAdminListPriceLists)
  adminListPriceLists(@Input() { query }: ValidRequestOf<typeof catalogAdminListPriceLists>) {
    return this.lists.listAll(query);
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

  @Serve(catalogGetOwnPrices)
  async getOwnPrices(@Caller() caller: Identity) {
    return { hasLists: await this.contracts.hasLists(buyerOf(caller)) };
  }

  @Serve(catalogAdminCheckPrice)
  adminCheckPrice(@Input() input: ValidRequestOf<typeof catalogAdminCheckPrice>) {
    return this.checks.checkPrice(input);
  }
}
