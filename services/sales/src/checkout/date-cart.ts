import { Injectable } from '@nestjs/common';
import { shippingQuote } from '@gantry/contracts/endpoints/internal';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { salesGetCartDelivery } from '@gantry/contracts/endpoints/sales';
import { slowestWay } from '@gantry/domain/delivery-days';
import { statesOfZip } from '@gantry/domain/zip-codes';
import type { Call } from '@gantry/nest-kit/call';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { datesOf, shownLine } from './line-dates.ts';
import { goodsValue, type QuotedLine } from './order-quote.ts';
import { QuoteOrder } from './quote-order.ts';
import { ownerOf } from '../cart/cart-owner.ts';
import { CartRepository } from '../cart/cart.repository.ts';
import { shippedGoodsOf } from '../shared/shipped-goods.ts';

type CartDelivery = ResponseOf<typeof salesGetCartDelivery>;

/** When the lines of a cart would be at a ZIP code: the days that checkout will show for the first way it offers. */
@Injectable()
export class DateCart {
  constructor(
    private readonly carts: CartRepository,
    private readonly quotes: QuoteOrder,
    private readonly client: ContractClient,
  ) {}

  /** @throws DomainError INVALID for a ZIP code that does not exist */
  async dateCart(call: Call, zip: string): Promise<CartDelivery> {
    if (statesOfZip(zip).length === 0)
      throw new DomainError('INVALID', undefined, [{ path: 'zip', message: 'does not exist' }]);
    const owner = ownerOf(call);
    const read = await this.carts.readCart(owner);
    const lines = read ? await this.quotes.priceLines(read.cart, owner.accountId) : [];
    const option = await this.firstWay(zip, lines);
    return {
      cartVersion: read?.cart.version ?? 0,
      zip,
      service: option?.service ?? null,
      lines: datesOf({ lines, option, shipTogether: false }, new Date()).map(shownLine),
    };
  }

  /** Of a ZIP code that two states share, the way that takes longer. */
  private async firstWay(postalCode: string, lines: readonly QuotedLine[]) {
    const asked = { subtotal: goodsValue(lines), goods: shippedGoodsOf(lines) };
    const quotes = await Promise.all(
      statesOfZip(postalCode).map((region) =>
        this.client.call(shippingQuote, { body: { country: 'US', region, postalCode, ...asked } }),
      ),
    );
    return slowestWay(quotes.flatMap(({ options: [first] }) => (first ? [first] : []))) ?? null;
  }
}
