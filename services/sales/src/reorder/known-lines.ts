import { Injectable } from '@nestjs/common';
import type { Reorder } from '@gantry/contracts/schemas/saved-list';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { KnownLine } from '../cart/known-line.ts';
import { MyOrders } from '../order/my-orders.service.ts';
import { PurchasedItemsRepository } from '../order/purchased-items.repository.ts';
import { SavedListRepository } from '../saved-list/saved-list.repository.ts';

/** Reads what a buyer wants again where it is kept: an order, a list, what the account has bought. */
@Injectable()
export class KnownLines {
  constructor(
    private readonly orders: MyOrders,
    private readonly lists: SavedListRepository,
    private readonly items: PurchasedItemsRepository,
  ) {}

  /** @throws DomainError NOT_FOUND for orders, lists and purchases of others */
  async linesOf(call: Call, { order, lineId, list, items = [] }: Reorder): Promise<readonly KnownLine[]> {
    if (order) return this.ofOrder(call, order, lineId);
    if (list) return this.ofList(call, list);
    return this.ofPurchases(call, items);
  }

  private async ofOrder({ caller }: Call, number: string, lineId?: string): Promise<readonly KnownLine[]> {
    const { lines } = await this.orders.getOrder(caller, number);
    // a gift is not bought again
    const wanted = lines.filter((line) => !line.isGift && (lineId === undefined || line.lineId === lineId));
    if (wanted.length === 0) throw new DomainError('NOT_FOUND');
    return wanted.map((line) => ({ ...line, paid: line.unitPrice }));
  }

  private async ofList({ caller }: Call, id: string): Promise<readonly KnownLine[]> {
    if (!(await this.lists.findList(caller, id))) throw new DomainError('NOT_FOUND');
    return (await this.lists.readLines(id)).map((line) => ({ ...line, paid: null }));
  }

  private async ofPurchases(
    { caller }: Call,
    items: NonNullable<Reorder['items']>,
  ): Promise<readonly KnownLine[]> {
    const bought = await this.items.findBought(
      caller.accountId ?? '',
      items.map(({ sku }) => sku),
    );
    return items.map(({ sku, quantity }) => {
      const item = bought.get(sku);
      if (!item) throw new DomainError('NOT_FOUND', { sku });
      return { ...item, sku, quantity };
    });
  }
}
