import { Injectable } from '@nestjs/common';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { EarlierPrice, LinePriceHelp, SupplierAnswer } from '@gantry/contracts/schemas/admin-inquiry';
import { costRoles, isOneOfRoles } from '@gantry/domain/roles';
import type { Call } from '@gantry/nest-kit/call';
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
  async helpFor({ caller }: Call, number: string): Promise<LinePriceHelp[]> {
    const inquiry = await this.inquiries.findInquiry(number);
    if (!inquiry) throw new DomainError('NOT_FOUND');
    await inquiry.lines.load();
    const lines = inquiry.lines.getItems();
    const products = lines.filter((line): line is ProductLine => Boolean(line.sku));
    const skus = [...new Set(products.map(({ sku }) => sku))];
    const seesCost = isOneOfRoles(costRoles, caller.role);
    const [rounds, stock, orders, quotes, answers] = await Promise.all([
      this.pricesAndBreaks(inquiry, products),
      this.stock.availableOf(skus),
      this.earlier.findOrderPrices(inquiry, skus),
      this.earlier.findQuotePrices(inquiry, skus),
      seesCost ? this.earlier.findSupplierAnswers(lines) : noAnswers,
    ]);
    const helps = lines.map(({ id: lineId, sku = null }) => ({
      lineId,
      ...catalogPrice(rounds, sku ?? ''),
      stock: stock.get(sku ?? '') ?? null,
      orders: pricesOf(orders, sku ?? ''),
      quotes: pricesOf(quotes, sku ?? ''),
      supplierAnswer: answers.get(lineId) ?? null,
    }));
    // of what was asked in words only a supplier can have said anything
    return helps.filter(({ supplierAnswer }, index) => supplierAnswer !== null || Boolean(lines[index]?.sku));
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

const noAnswers: ReadonlyMap<string, SupplierAnswer> = new Map();

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
