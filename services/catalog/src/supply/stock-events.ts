import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { salesSetStock } from '@gantry/contracts/endpoints/sales';
import { availabilityRules, type Availability } from '@gantry/domain/statuses/availability';
import { ContractClient } from '@gantry/nest-kit/client';
import { OnEvent } from '@gantry/nest-kit/events';
import { ListingRowRepository } from '../read-model/listing-row.repository.ts';
import { LowestPrices } from '../price/lowest-prices.ts';
import { Product } from '../product/product.entity.ts';

/** Whether a page says if any are left: the label of a discontinued product stays as it is when the last one goes. */
const showsRemains = (label: Availability | undefined): boolean =>
  label !== undefined && availabilityRules[label].cart === 'remaining';

/** What happens to stock elsewhere decides the availability shown here. */
@Injectable()
export class StockEvents {
  constructor(
    private readonly em: EntityManager,
    private readonly client: ContractClient,
    private readonly prices: LowestPrices,
    private readonly listing: ListingRowRepository,
  ) {}

  @OnEvent('stock.changed')
  async takeIn({ rows }: EventPayload<'stock.changed'>): Promise<void> {
    const told = new Map(rows.map((row) => [row.sku.toUpperCase(), row]));
    const products = await this.em.find(Product, { sku: { $in: [...told.keys()] } });
    const stocked = new Set(products.flatMap(({ id, stock }) => (stock ? [id] : [])));
    for (const product of products) {
      const { available = 0, inbound = [] } = told.get(product.sku) ?? {};
      product.stock = Math.max(0, available);
      product.inbound = inbound;
    }
    await this.em.flush();
    const now = new Date();
    const lowest = await this.prices.ofProducts(products.map(({ id }) => id));
    const labels = new Map(
      products.map((product) => [product.id, product.availabilityAt(now, lowest.get(product.id) ?? null)]),
    );
    const turned = products.filter(
      ({ id, stock }) => showsRemains(labels.get(id)) && !!stock !== stocked.has(id),
    );
    await this.listing.setAvailability(
      labels,
      turned.map(({ id }) => id),
    );
  }

  /** Hands what a feed said to sales, which owns stock; tried again until sales can be reached. */
  @OnEvent('stock.stated')
  async handOver({ rows }: EventPayload<'stock.stated'>): Promise<void> {
    await this.client.call(salesSetStock, { body: { rows } }, { timeout: 30_000 });
  }
}
