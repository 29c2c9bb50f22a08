import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { maxRequestedText } from '@gantry/contracts/quote-limits';
import type { QuoteDraftContent, QuoteSource } from '@gantry/contracts/schemas/quote-request';
import type { Call } from '@gantry/nest-kit/call';
import { CartRepository } from '../cart/cart.repository.ts';
import { ownerOf } from '../cart/cart-owner.ts';
import { mayReadInquiry } from '../inquiry/may-read-inquiry.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { SavedListRepository } from '../saved-list/saved-list.repository.ts';

type Line = QuoteDraftContent['lines'][number];

/** A line of a draft of which only this much is known. */
const aLine = (known: Partial<Line>): Line => ({
  key: randomUUID(),
  sku: null,
  requested: '',
  quantity: '1',
  targetPrice: '',
  neededBy: '',
  note: '',
  ...known,
});

/** Where lines of a request come from. What is not the visitor's own, or is gone, adds nothing. */
@Injectable()
export class DraftSources {
  constructor(
    private readonly carts: CartRepository,
    private readonly inquiries: InquiryRepository,
    private readonly lists: SavedListRepository,
  ) {}

  async linesOf(call: Call, source: QuoteSource): Promise<Line[]> {
    const { from, list, sku, quantity = '1', text, again, token } = source;
    return [
      ...(from ? await this.linesOfCart(call, from) : []),
      ...(list ? await this.linesOfList(call, list) : []),
      ...(again ? await this.linesOfRequest(call, again, token) : []),
      ...(sku ? [aLine({ sku, quantity })] : []),
      ...(text ? [aLine({ requested: text, quantity })] : []),
    ];
  }

  private async linesOfCart(call: Call, from: 'cart' | 'unresolved'): Promise<Line[]> {
    const cart = (await this.carts.readCart(ownerOf(call)))?.cart;
    if (!cart) return [];
    if (from === 'unresolved') {
      return cart.unresolved.map(({ rawText, quantity }) =>
        aLine({ requested: rawText.slice(0, maxRequestedText), quantity: String(quantity || 1) }),
      );
    }
    return cart.lines.map(({ sku, quantity }) => aLine({ sku, quantity: String(quantity) }));
  }

  /** Lines of their cart by id. */
  async chosenLinesOf(call: Call, ids: readonly string[]): Promise<Line[]> {
    const cart = (await this.carts.readCart(ownerOf(call)))?.cart;
    const chosen = new Set(ids);
    return (cart?.lines ?? [])
      .filter(({ id }) => chosen.has(id))
      .map(({ sku, quantity }) => aLine({ sku, quantity: String(quantity) }));
  }

  private async linesOfList({ caller }: Call, id: string): Promise<Line[]> {
    if (!caller.accountId || !(await this.lists.findList(caller, id))) return [];
    const lines = await this.lists.readLines(id);
    return lines.map(({ sku, quantity, note }) =>
      aLine({ sku, quantity: String(quantity), note: note ?? '' }),
    );
  }

  private async linesOfRequest(call: Call, number: string, token: string | undefined): Promise<Line[]> {
    const inquiry = await this.inquiries.findInquiry(number);
    if (!inquiry || !mayReadInquiry(inquiry, call, token)) return [];
    const { lines } = (await this.inquiries.record(inquiry)).inquiry;
    return lines.getItems().map(({ sku, name, quantity, note }) =>
      aLine({
        sku: sku ?? null,
        requested: sku ? '' : name,
        quantity: String(quantity),
        note: note ?? '',
      }),
    );
  }
}
