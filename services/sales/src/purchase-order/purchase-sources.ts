import { Injectable } from '@nestjs/common';
import type { Address } from '@gantry/contracts/schemas/address';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminDraftPurchaseOrder } from '@gantry/contracts/endpoints/purchase-orders';
import type { Purchasable } from '@gantry/contracts/schemas/purchase-order';
import { DomainError } from '@gantry/nest-kit/errors';
import { phonesOf, StoreConfig, storeRegion } from '@gantry/nest-kit/store-config';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { PriceBook } from '../shared/price-book.ts';
import type { NewPurchaseLine } from './purchase-order.entity.ts';
import { isPurchasable, mayBuyRest } from './purchased-lines.ts';
import { PurchaseOrderRepository, type BoughtLine } from './purchase-order.repository.ts';

type Form = ValidRequestOf<typeof salesAdminDraftPurchaseOrder>['body'];
/** `isOnOrder`: its status says that a part of it is bought already, which does not keep the rest from it */
type Candidate = Purchasable['lines'][number] & { readonly sku: string | null; readonly isOnOrder: boolean };
type Source = Omit<Purchasable, 'lines'> & { readonly lines: Candidate[] };
type Issue = { path: string; message: string };

/** What purchase orders are made from: lines of orders and quotes, and products for stock. */
@Injectable()
export class PurchaseSources {
  constructor(
    private readonly orders: OrderRepository,
    private readonly inquiries: InquiryRepository,
    private readonly purchases: PurchaseOrderRepository,
    private readonly prices: PriceBook,
    private readonly store: StoreConfig,
  ) {}

  /** What may be bought for an order or quote, and what stands in the way. @throws DomainError NOT_FOUND */
  async getPurchasable(source: string): Promise<Purchasable> {
    const { lines, ...facts } = await this.readSource(source);
    return { ...facts, lines: lines.map(withoutSku) };
  }

  /** Keeps others from buying for the same quote until the transaction ends; orders are locked with their lines. */
  async lockQuote(source: string): Promise<void> {
    if (source.startsWith('q-')) await this.inquiries.lockRow(source);
  }

  /** Where goods go. @throws DomainError INVALID at `body.shipTo` where the source has no customer's address */
  async addressOf({ source, shipTo }: Pick<Form, 'source' | 'shipTo'>): Promise<Address> {
    if (shipTo === 'warehouse') return warehouseOf(this.store);
    const address = (await this.readSource(source)).shipTo;
    if (address) return address;
    throw new DomainError('INVALID', undefined, [
      { path: 'body.shipTo', message: 'has no address of a customer' },
    ]);
  }

  /** @throws DomainError NOT_FOUND, INVALID naming lines that are none, cannot be bought, or are of another manufacturer */
  async linesOf({ source, lines }: Pick<Form, 'source' | 'lines'>): Promise<NewPurchaseLine[]> {
    const { kind, lines: candidates } = await this.readSource(source);
    const known = new Map(candidates.map((line) => [line.id, line]));
    const products = await this.productsOf(lines);
    const issues: Issue[] = [];
    const bought = lines.flatMap((line, index): NewPurchaseLine[] => {
      const read = readLine(line, { kind, known, products });
      if (!('problem' in read)) return [read];
      issues.push({ path: `body.lines.${index}.${read.field}`, message: read.problem });
      return [];
    });
    if (issues.length === 0) issues.push(...strangersAmong(bought));
    if (issues.length > 0) throw new DomainError('INVALID', undefined, issues);
    return bought;
  }

  private async readSource(source: string): Promise<Source> {
    if (source === 'stock') return { source, kind: 'stock', customer: null, shipTo: null, lines: [] };
    const read = source.startsWith('q-') ? await this.readQuote(source) : await this.readOrder(source);
    const [onOrder, costs] = await Promise.all([
      this.purchases.onOrder(read.lines.map(({ id }) => id)),
      this.purchases.lastCosts(read.lines.flatMap(({ partNumber }) => partNumber ?? [])),
    ]);
    const lines = read.lines.map((line) => {
      const unitCost = line.unitCost ?? costs.get(line.partNumber ?? '') ?? null;
      return { ...line, unitCost, ...restOf(line, onOrder.get(line.id)) };
    });
    return { ...read, lines };
  }

  private async readOrder(number: string): Promise<Source> {
    const record = await this.orders.record(number);
    if (!record) throw new DomainError('NOT_FOUND');
    const { order } = record;
    const lines = order.lines.getItems().map((line): Candidate => {
      const { id, lineNumber, sku, name, brand = null, partNumber, quantity, madeToOrder } = line;
      const { unitOfMeasure, packSize } = line;
      const blocker = isPurchasable(line.status) ? null : ('WRONG_STATUS' as const);
      const product = { sku, name, brand, partNumber, unitOfMeasure, packSize };
      const facts = { id, lineNumber, quantity, madeToOrder, unitCost: null, onOrder: null };
      return { ...product, ...facts, blocker, isOnOrder: mayBuyRest(line.status) };
    });
    return {
      source: number,
      kind: 'order',
      customer: order.company ?? order.name,
      shipTo: order.shipTo,
      lines,
    };
  }

  private async readQuote(number: string): Promise<Source> {
    const inquiry = await this.inquiries.findInquiry(number);
    if (!inquiry) throw new DomainError('NOT_FOUND');
    const asked = inquiry.lines.getItems();
    const packs = await this.packsOf(asked.flatMap(({ sku }) => sku ?? []));
    const lines = asked.map((line): Candidate => {
      const { id, lineNumber, sku = null, name, brand = null, partNumber = null } = line;
      const { quantity, unitOfMeasure, unitCost = null } = line;
      const product = { sku, name, brand, partNumber, unitOfMeasure, packSize: packs.get(sku ?? '') ?? 1 };
      const facts = { id, lineNumber, quantity, madeToOrder: false, unitCost, onOrder: null };
      return { ...product, ...facts, blocker: null, isOnOrder: false };
    });
    const { company = null, name, shipTo = null } = inquiry;
    return { source: number, kind: 'quote', customer: company ?? name, shipTo, lines };
  }

  /** How many pieces are in a unit of products, by sku: quotes do not keep it. */
  private async packsOf(skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const products = await this.prices.price(
      skus.map((sku) => ({ sku, quantity: 1 })),
      null,
    );
    return new Map([...products].map(([sku, { packSize }]) => [sku, packSize]));
  }

  /** The products that typed part numbers mean; those that mean none are missing. */
  private async productsOf(lines: Form['lines']): Promise<ReadonlyMap<string, Product>> {
    const typed = lines.filter((line) => line.sourceLineId === null).flatMap((line) => line.partNumber ?? []);
    if (typed.length === 0) return new Map();
    const answers = await this.prices.resolve([...new Set(typed)]);
    const skus = answers.flatMap(({ sku }) => sku ?? []);
    const products = await this.prices.price(
      skus.map((sku) => ({ sku, quantity: 1 })),
      null,
    );
    return new Map(
      answers.flatMap(({ text, sku }) => {
        const product = sku ? products.get(sku) : undefined;
        return product ? [[text, productFacts(product)] as const] : [];
      }),
    );
  }
}

/** Of a line that is on order in part, the rest is left to buy. */
function restOf(
  { quantity, blocker, isOnOrder }: Candidate,
  bought: BoughtLine | undefined,
): Pick<Candidate, 'quantity' | 'blocker' | 'onOrder'> {
  if (!bought) return { quantity, blocker, onOrder: null };
  const onOrder = bought.number;
  if (bought.isCovered) return { quantity, blocker: 'ON_ORDER', onOrder };
  return { quantity: quantity - bought.quantity, blocker: isOnOrder ? null : blocker, onOrder };
}

interface KnownThings {
  readonly kind: Source['kind'];
  readonly known: ReadonlyMap<string, Candidate>;
  readonly products: ReadonlyMap<string, Product>;
}

/** A line of the form as it is bought, or what is wrong with it. */
function readLine(
  { sourceLineId, partNumber, quantity, unitCost }: Form['lines'][number],
  { kind, known, products }: KnownThings,
): NewPurchaseLine | { readonly field: string; readonly problem: string } {
  const noSource = { orderLineId: null, inquiryLineId: null };
  if (sourceLineId === null) {
    const product = products.get(partNumber ?? '');
    if (!product) return { field: 'partNumber', problem: 'is no part number of ours' };
    return { ...product, ...noSource, quantity, unitCost };
  }
  const line = known.get(sourceLineId);
  if (!line) return { field: 'sourceLineId', problem: 'is no line of this record' };
  if (line.blocker) return { field: 'quantity', problem: 'cannot be bought now' };
  const source = kind === 'order' ? { orderLineId: line.id } : { inquiryLineId: line.id };
  return { ...productFacts(line), ...noSource, ...source, quantity, unitCost };
}

function withoutSku(line: Candidate): Purchasable['lines'][number] {
  const { sku: _sku, isOnOrder: _isOnOrder, ...rest } = line;
  return rest;
}

type Product = Pick<NewPurchaseLine, 'sku' | 'name' | 'brand' | 'partNumber' | 'unitOfMeasure' | 'packSize'>;
const productFacts = ({ sku, name, brand, partNumber, unitOfMeasure, packSize }: Product): Product => ({
  sku,
  name,
  brand,
  partNumber,
  unitOfMeasure,
  packSize,
});

/** A purchase order goes to one manufacturer: names the lines of another than the first. */
function strangersAmong(lines: readonly NewPurchaseLine[]): Issue[] {
  const [first] = lines.flatMap(({ brand }) => brand ?? []);
  return lines.flatMap(({ brand }, index) =>
    brand && brand.toLowerCase() !== first?.toLowerCase()
      ? [{ path: `body.lines.${index}.quantity`, message: 'is of another manufacturer' }]
      : [],
  );
}

/** Our own dock. */
function warehouseOf(store: StoreConfig): Address {
  return {
    company: store.STORE_FULL_TITLE,
    attention: 'Receiving',
    line1: store.STORE_ADDRESS,
    line2: null,
    city: store.STORE_LOCALITY,
    region: storeRegion,
    postalCode: store.STORE_POSTAL_CODE,
    country: 'US',
    phone: phonesOf(store)[0]?.replace(/\D/g, '') ?? null,
  };
}
