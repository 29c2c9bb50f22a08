import { Injectable } from '@nestjs/common';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import { DomainError } from '@gantry/nest-kit/errors';
import { shortagesOf } from '../checkout/shortages.ts';
import { isLost } from '../offer/offered-lines.ts';
import { PriceHelpRepository } from '../quotes-admin/price-help.repository.ts';
import { PriceBook, type Prices } from '../shared/price-book.ts';
import { StockRepository } from '../stock/stock.repository.ts';
import type { PhoneForm } from './phone-form.ts';

/** A line of an order by telephone with its price; amounts in minor units per unit of measure. */
export interface PhoneLine {
  /** its place among the lines, from 1 */
  readonly id: string;
  readonly product: PricedLine;
  readonly quantity: number;
  readonly unitPrice: number;
  /** null where nobody knows it */
  readonly unitCost: number | null;
  /** why the price is not the store's; null where it is */
  readonly reason: string | null;
}

type TypedLine = PhoneForm['lines'][number];
interface FieldProblem {
  readonly field: keyof TypedLine;
  readonly message: string;
}

/** Prices the lines of orders by telephone: the store's prices, and those their takers set. */
@Injectable()
export class PricePhoneLines {
  constructor(
    private readonly prices: PriceBook,
    private readonly costs: PriceHelpRepository,
    private readonly stock: StockRepository,
  ) {}

  /**
   * @throws DomainError INVALID at a line that names no product of ours, or one twice, one that cannot be had, or one without
   *   a price; OUT_OF_STOCK where units are missing that nobody brings
   */
  async priceLines({ lines, locale }: PhoneForm, accountId: string | null): Promise<PhoneLine[]> {
    const skus = await this.skusOf(lines);
    const wanted = lines.flatMap(({ quantity }, place) => {
      const sku = skus[place];
      return sku ? [{ sku, quantity }] : [];
    });
    const products = await this.prices.price(wanted, accountId, locale);
    refuseProblems(lines.map((line, place) => problemOf(line, skus, { place, products })));
    const [costs, available] = await Promise.all([
      this.costs.findLastCosts([...products.keys()]),
      this.stock.availableOf([...products.keys()]),
    ]);
    const priced = lines.flatMap((line, place): PhoneLine[] => {
      const product = products.get(skus[place] ?? '');
      return product ? [pricedLine(line, product, { place, cost: costs.get(product.sku) ?? null })] : [];
    });
    const shortages = shortagesOf(priced, available);
    if (shortages.length > 0) throw new DomainError('OUT_OF_STOCK', { lines: shortages });
    return priced;
  }

  /** The product each typed part number means, place by place; null where it means none or several. */
  private async skusOf(lines: readonly TypedLine[]): Promise<(string | null)[]> {
    const meant = await this.prices.resolve(lines.map(({ sku }) => sku));
    return lines.map((_, place) => meant[place]?.sku ?? null);
  }
}

function problemOf(
  { unitPrice }: TypedLine,
  skus: readonly (string | null)[],
  { place, products }: { readonly place: number; readonly products: Prices },
): FieldProblem | null {
  const sku = skus[place];
  const product = products.get(sku ?? '');
  if (!sku || !product) return { field: 'sku', message: 'is no part number of ours' };
  if (skus.indexOf(sku) !== place) return { field: 'sku', message: 'is taken' };
  if (isLost(product)) return { field: 'sku', message: 'cannot be bought now' };
  return unitPrice === null && product.unitPrice === null
    ? { field: 'unitPrice', message: 'is needed of a product without a price' }
    : null;
}

/** @throws DomainError INVALID naming the fields */
function refuseProblems(problems: readonly (FieldProblem | null)[]): void {
  const issues = problems.flatMap((problem, place) =>
    problem ? [{ path: `body.form.lines.${place}.${problem.field}`, message: problem.message }] : [],
  );
  if (issues.length > 0) throw new DomainError('INVALID', undefined, issues);
}

const pricedLine = (
  { quantity, unitPrice, unitCost, reason }: TypedLine,
  product: PricedLine,
  { place, cost }: { readonly place: number; readonly cost: number | null },
): PhoneLine => ({
  id: String(place + 1),
  product,
  quantity,
  unitPrice: unitPrice ?? product.unitPrice ?? 0,
  unitCost: unitCost ?? cost,
  reason: unitPrice === null ? null : reason,
});
