import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { AdminProduct, ProductChange } from '@gantry/contracts/schemas/product-admin';
import { isOneOfRoles, productRoles } from '@gantry/domain/roles';
import { atOneMoment } from '@gantry/nest-kit/at-one-moment';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { readPins, type Pin } from '../pins/pins.ts';
import { isoText } from '../text/iso-text.ts';
import { isSameJson } from '../text/same-json.ts';
import { runIn } from '../version/run-sql.ts';
import { ProductChangesRepository, type StoredChange } from './product-changes.repository.ts';
import { shownValue, storedValue, valuesOf } from './product-values.ts';
import { attributeNamesOf, readAttributeNames } from './attribute-names.ts';
import { isHandMade } from './hand-made.ts';
import { readProduct, type StoredProduct } from './stored-product.ts';

/** Products as staff read them. */
@Injectable()
export class ProductRecords {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: ProductChangesRepository,
  ) {}

  /**
   * All of one moment: a change that comes meanwhile is in the fields and in the history, or in neither.
   * @throws DomainError NOT_FOUND
   */
  getProduct({ caller }: Call, sku: string): Promise<AdminProduct> {
    return atOneMoment(this.em, async () => {
      const product = await readProduct(runIn(this.em), sku);
      if (!product) throw new DomainError('NOT_FOUND');
      const pins = (await readPins(runIn(this.em), [product.id])).get(product.id) ?? [];
      const history = historyOf(product, await this.changes.changesOf(product.id));
      const attributeNames = await readAttributeNames(runIn(this.em), product);
      return {
        ...toRecord(product, pins),
        attributeNames,
        history,
        mayChange: isOneOfRoles(productRoles, caller.role),
      };
    });
  }

  /** What can be said of products of a category, by its path. */
  listAttributeNames(category: string): Promise<AdminProduct['attributeNames']> {
    return attributeNamesOf(runIn(this.em), category);
  }
}

function toRecord(product: StoredProduct, pins: readonly Pin[]) {
  const { row, facts } = product;
  return {
    sku: product.sku,
    uri: product.uri,
    name: product.name,
    partNumber: product.partNumber,
    brand: product.brand?.name ?? null,
    status: facts.status,
    listPrice: product.prices.find(({ kind }) => kind === 'list')?.amount ?? null,
    shownPrice: row.shown?.price ?? null,
    cost: product.cost,
    availability: row.shown?.availability ?? null,
    stock: product.stock,
    changedAt: isoText(row.changed_at),
    pinned: isHandMade(product) ? 0 : pins.length,
    category: product.category.map(({ name }) => name),
    feed: row.feed,
    byHand: isHandMade(product) ? ('own' as const) : row.made_by_hand ? ('taken-over' as const) : null,
    values: valuesOf(product),
    // Until a feed brings it there is nothing to give a field back to.
    pins: (isHandMade(product) ? [] : pins).map(({ field, fed, at }) => ({
      field,
      fed: shownValue(field, fed),
      at: isoText(at),
    })),
  };
}

/** Only the newest change of a field can be taken back, while the field is as it left it. */
function historyOf(product: StoredProduct, changes: readonly StoredChange[]): ProductChange[] {
  const seen = new Set<string>();
  return changes.map(({ id, field, before, after, reason, actor, undoes, at }) => {
    const isNewest = !seen.has(field);
    seen.add(field);
    return {
      id,
      at: isoText(at),
      field,
      before: shownValue(field, before),
      after: shownValue(field, after),
      reason,
      actor,
      isUndo: undoes !== null,
      canBeUndone: isNewest && isSameJson(storedValue(product, field), after),
    };
  });
}
