import { Injectable } from '@nestjs/common';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { EarlierPrice, LinePriceHelp } from '@gantry/contracts/schemas/admin-inquiry';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Inquiry, InquiryLine } from '../inquiry/inquiry.entity.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { PriceBook, type Prices } from '../shared/price-book.ts';
import { StockRepository } from '../stock/stock.repository.ts';
import { PriceHelpRepository, type EarlierPriceOf } from './price-help.repository.ts';

/** Breaks beyond the quantity asked for that are worth showing. */
const maxBreaks = 3;

/** What helps to price the lines of a quote, for all of them in one go. */
@Injectable()
export class PriceHelp {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly earlier: PriceHelpRepository,
    private readonly prices: PriceBook,
    private readonly stock: StockRepository,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async helpFor(number: string): Promise<LinePriceHelp[]> {
    const inquiry = await this.inquiries.findInquiry(number);
    if (!inquiry) throw new DomainError('NOT_FOUND');
    await inquiry.lines.load();
    const lines = inquiry.lines.getItems().filter((line): line is ProductLine => Boolean(line.sku));
    const skus = [...new Set(lines.map(({ sku }) => sku))];
    const [rounds, stock, orders, quotes] = await Promise.all([
      this.pricesAndBreaks(inquiry, lines),
      this.stock.availableOf(skus),
      this.earlier.findOrderPrices(inquiry, skus),
      this.earlier.findQuotePrices(inquiry, skus),
    ]);
    return lines.map((line) => ({
      lineId: line.id,
      ...catalogPrice(rounds, line.sku),
      stock: stock.get(line.sku) ?? null,
      orders: pricesOf(orders, line.sku),
      quotes: pricesOf(quotes, line.sku),
    }));
  }

  /** The price of each quantity, then of the next cheaper one, and so on. */
  private async pricesAndBreaks(inquiry: Inquiry, lines: readonly ProductLine[]): Promise<Prices[]> {
    const rounds: Prices[] = [];
    let wanted = lines.map(({ sku, quantity }) => ({ sku, quantity }));
    while (wanted.length > 0 && rounds.length < maxBreaks) {
      const priced = await this.prices.price(wanted, inquiry.accountId ?? null);
      rounds.push(priced);
      wanted = [...priced.values()].flatMap(({ sku, nextBreak }) =>
        nextBreak ? [{ sku, quantity: nextBreak.quantity }] : [],
      );
    }
    return rounds;
  }
}

type ProductLine = InquiryLine & { readonly sku: string };

function catalogPrice(rounds: readonly Prices[], sku: string) {
  const now: PricedLine | undefined = rounds[0]?.get(sku);
  const breaks = rounds.flatMap((round) => round.get(sku)?.nextBreak ?? []);
  return {
    listPrice: now?.listPrice ?? null,
    customerPrice: now?.unitPrice ?? null,
    priceSource: now?.priceSource ?? null,
    breaks,
  };
}

const pricesOf = (earlier: readonly EarlierPriceOf[], wanted: string): EarlierPrice[] =>
  earlier
    .filter(({ sku }) => sku === wanted)
    .map(({ number, at, quantity, unitPrice, from }) => ({ number, at, quantity, unitPrice, from }));
