import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  salesAddSavedListLine,
  salesChangeSavedList,
  salesChangeSavedListLine,
  salesCreateSavedList,
} from '@gantry/contracts/endpoints/saved-lists';
import { maxListLines, maxSavedLists } from '@gantry/contracts/list-limits';
import type { SavedList, SavedListSummary } from '@gantry/contracts/schemas/saved-list';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { ownerOf } from '../cart/cart-owner.ts';
import { CartRepository } from '../cart/cart.repository.ts';
import { MyOrders } from '../order/my-orders.service.ts';
import { PriceBook, type Wanted } from '../shared/price-book.ts';
import { listView, summaryView } from './saved-list.mapper.ts';
import {
  SavedListRepository,
  type ListReader,
  type NewLine,
  type StoredList,
} from './saved-list.repository.ts';

type NewList = ValidRequestOf<typeof salesCreateSavedList>['body'];
type ListChange = ValidRequestOf<typeof salesChangeSavedList>['body'];
type AddedLine = ValidRequestOf<typeof salesAddSavedListLine>['body'];
type LineChange = ValidRequestOf<typeof salesChangeSavedListLine>['body'];
const ok = { ok: true } as const;

/** Lists as their owners and the people of one company use them. */
@Injectable()
export class SavedLists {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: SavedListRepository,
    private readonly carts: CartRepository,
    private readonly orders: MyOrders,
    private readonly priceBook: PriceBook,
  ) {}

  async listLists({ caller }: Call): Promise<SavedListSummary[]> {
    return (await this.lists.listLists(caller)).map((list) => summaryView(list, caller));
  }

  /** At the prices and in the words of this moment. @throws DomainError NOT_FOUND also for a list of others */
  async getList({ caller }: Call, id: string): Promise<SavedList> {
    const list = await this.known(caller, id);
    const lines = await this.lists.readLines(id);
    const prices = await this.priceBook.price(lines, caller.accountId);
    return listView(list, caller, { lines, prices });
  }

  /** @throws DomainError NOT_FOUND for an order of others, INVALID for too many lists */
  createList(call: Call, request: NewList): Promise<{ readonly id: string }> {
    const { caller } = call;
    const write = { scope: `create-list:${caller.accountId}`, key: call.idempotencyKey ?? '', request };
    return idempotent(this.em, write, async () => {
      if ((await this.lists.countOf(caller.accountId ?? '')) >= maxSavedLists)
        throw new DomainError('INVALID', { maxSavedLists });
      const lines = await this.named(await this.sourceOf(call, request), caller);
      const { accountId, companyId } = caller;
      const facts = { accountId, companyId, owner: caller.name ?? '', name: request.name };
      return { id: await this.lists.insertList(facts, lines.slice(0, maxListLines)) };
    });
  }

  /** @throws DomainError NOT_FOUND, NOT_PERMITTED for anybody but its owner, STALE_VERSION */
  async changeList({ caller }: Call, id: string, { version, ...change }: ListChange) {
    const list = await this.owned(caller, id);
    if (change.sharing && change.sharing !== 'none' && !caller.companyId)
      throw new DomainError('NOT_PERMITTED');
    const { name = list.name, sharing = list.sharing } = change;
    // shared with whom its owner works with now, not where it was made
    const sharedIn = change.sharing && change.sharing !== 'none' ? caller.companyId : null;
    if (!(await this.lists.changeList(id, version, { name, sharing, sharedIn })))
      throw new DomainError('STALE_VERSION');
    return ok;
  }

  /** @throws DomainError NOT_FOUND, NOT_PERMITTED for anybody but its owner */
  async removeList({ caller }: Call, id: string) {
    await this.owned(caller, id);
    await this.lists.removeList(id);
    return ok;
  }

  /** @throws DomainError NOT_FOUND, NOT_PERMITTED, INVALID for an unknown product or a full list */
  async addLine(call: Call, id: string, request: AddedLine) {
    const { caller } = call;
    const list = await this.editable(caller, id);
    if (list.lineCount >= maxListLines) throw new DomainError('INVALID', { maxListLines });
    const sku = request.sku ?? (await this.resolved(request.text ?? ''));
    const [line] = await this.named([{ sku, quantity: request.quantity }], caller);
    if (!line) throw new DomainError('INVALID', {}, [{ path: 'body.sku', message: 'is no product' }]);
    const write = {
      scope: `add-list-line:${id}:${caller.accountId}`,
      key: call.idempotencyKey ?? '',
      request,
    };
    return idempotent(this.em, write, async () => {
      await this.lists.touch(id, null);
      await this.lists.putLine(id, { ...line, note: request.note });
      return ok;
    });
  }

  /** @throws DomainError NOT_FOUND, NOT_PERMITTED, STALE_VERSION */
  changeLine({ caller }: Call, { id, lineId }: LineKey, { version, ...facts }: LineChange) {
    return this.edit(caller, id, version, async () => {
      if (!(await this.lists.changeLine(id, lineId, facts))) throw new DomainError('NOT_FOUND');
    });
  }

  /** @throws DomainError NOT_FOUND, NOT_PERMITTED, STALE_VERSION */
  removeLine({ caller }: Call, { id, lineId }: LineKey, version: number) {
    return this.edit(caller, id, version, () => this.lists.removeLine(id, lineId));
  }

  private async edit(caller: ListReader, id: string, version: number, change: () => Promise<void>) {
    await this.editable(caller, id);
    await this.em.transactional(async () => {
      if (!(await this.lists.touch(id, version))) throw new DomainError('STALE_VERSION');
      await change();
    });
    return ok;
  }

  private async known(reader: ListReader, id: string): Promise<StoredList> {
    const list = await this.lists.findList(reader, id);
    if (!list) throw new DomainError('NOT_FOUND');
    return list;
  }

  private async owned(reader: ListReader, id: string): Promise<StoredList> {
    const list = await this.known(reader, id);
    if (list.accountId !== reader.accountId) throw new DomainError('NOT_PERMITTED');
    return list;
  }

  private async editable(reader: ListReader, id: string): Promise<StoredList> {
    const list = await this.known(reader, id);
    if (list.accountId !== reader.accountId && list.sharing !== 'edit')
      throw new DomainError('NOT_PERMITTED');
    return list;
  }

  private async sourceOf(call: Call, { from, order }: NewList): Promise<readonly Wanted[]> {
    if (from === 'cart') return (await this.carts.readCart(ownerOf(call)))?.cart.lines ?? [];
    if (from !== 'order') return [];
    return (await this.orders.getOrder(call.caller, order ?? '')).lines;
  }

  private async resolved(text: string): Promise<string> {
    const [answer] = await this.priceBook.resolve([text]);
    if (answer?.sku) return answer.sku;
    throw new DomainError('INVALID', {}, [{ path: 'body.text', message: 'means no product, or several' }]);
  }

  /** Products with the names they have now; those the catalogue does not know are left out. */
  private async named(wanted: readonly Wanted[], { accountId }: ListReader): Promise<NewLine[]> {
    const prices = await this.priceBook.price(wanted, accountId);
    return wanted.flatMap(({ sku, quantity }) => {
      const product = prices.get(sku);
      if (!product) return [];
      const { name, brand, partNumber } = product;
      return [{ sku, quantity, name, brand, partNumber, note: null }];
    });
  }
}

interface LineKey {
  readonly id: string;
  readonly lineId: string;
}
