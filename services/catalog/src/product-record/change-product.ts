import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type * as endpoints from '@gantry/contracts/endpoints/product-admin';
import { productFields, type ProductField } from '@gantry/contracts/schemas/product-admin';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { readPins, type Pin } from '../pins/pins.ts';
import { isSameJson } from '../text/same-json.ts';
import { runIn } from '../version/run-sql.ts';
import { isHandMade } from './hand-made.ts';
import { ProductChangesRepository } from './product-changes.repository.ts';
import { ProductLog } from './product-log.ts';
import { storedValue, valuesOf, withStoredValue } from './product-values.ts';
import { lockProduct, type StoredProduct } from './stored-product.ts';
import { TypedValues } from './typed-values.ts';
import { pinFields, writeProduct } from './write-product.ts';

type Wish = ValidRequestOf<typeof endpoints.catalogAdminChangeProduct>;
type UndoWish = ValidRequestOf<typeof endpoints.catalogAdminUndoProductChange>;
type ReleaseWish = ValidRequestOf<typeof endpoints.catalogAdminReleaseProductField>;

/** New values of fields, as they are stored, and why. */
interface Change {
  readonly values: ReadonlyMap<ProductField, unknown>;
  readonly reason: string | null;
  readonly undoes?: string;
}
interface Held {
  readonly em: EntityManager;
  readonly call: Call;
  readonly product: StoredProduct;
  readonly pins: readonly Pin[];
  readonly now: Date;
}

/** What staff change of products by hand, with everything a change causes, in one transaction. */
@Injectable()
export class ChangeProduct {
  constructor(
    private readonly em: EntityManager,
    private readonly typed: TypedValues,
    private readonly changes: ProductChangesRepository,
    private readonly log: ProductLog,
  ) {}

  /**
   * Changes the fields that differ from what was shown.
   * @throws DomainError NOT_FOUND, INVALID, STALE_VERSION with `fields` and `current` where somebody else was there first
   */
  async changeProduct(call: Call, { params, body }: Wish): Promise<void> {
    const { reason, ...values } = body.form;
    await this.once(call, `change:${params.sku}`, body, params.sku, async (held) => {
      const current = valuesOf(held.product);
      const touched = productFields.filter(
        (field) => values[field] !== undefined && !isSameJson(values[field], body.base[field]),
      );
      const changed = touched.filter((field) => !isSameJson(values[field], current[field]));
      const stale = changed.filter((field) => !isSameJson(body.base[field], current[field]));
      if (stale.length > 0) throw new DomainError('STALE_VERSION', { fields: stale, current });
      const stored = await this.typed.valuesToStore({ ...held, run: runIn(held.em) }, values, changed);
      await this.applyChange(held, { values: await this.withLabel(held, stored), reason });
    });
  }

  /** Puts a field back. @throws DomainError NOT_FOUND, WRONG_STATE where it was changed again since */
  async undoChange(call: Call, { params }: UndoWish): Promise<void> {
    await this.once(call, `undo:${params.id}`, params, params.sku, async (held) => {
      const change = await this.changes.findChange(held.product.id, params.id);
      if (!change) throw new DomainError('NOT_FOUND');
      const { field, before, after, id } = change;
      if (!isSameJson(storedValue(held.product, field), after)) throw new DomainError('WRONG_STATE');
      // Before it was made a product was nothing: whoever takes that back retires it.
      const values =
        before === null && field === 'status' ? await this.retired(held) : new Map([[field, before]]);
      await this.applyChange(held, { values, reason: change.reason, undoes: id });
    });
  }

  /** Gives a field back to the feeds. @throws DomainError NOT_FOUND, WRONG_STATE where nobody has edited it */
  async releaseField(call: Call, { params: { sku, field }, body }: ReleaseWish): Promise<void> {
    await this.once(call, `release:${sku}:${field}`, body, sku, async (held) => {
      const pin = held.pins.find((one) => one.field === field);
      if (!pin) throw new DomainError('WRONG_STATE');
      await this.applyChange(held, { values: new Map([[pin.field, pin.fed]]), reason: body.reason });
    });
  }

  private once(
    call: Call,
    what: string,
    request: unknown,
    sku: string,
    run: (held: Held) => Promise<void>,
  ): Promise<null> {
    const write = {
      scope: `product:${call.caller.accountId}:${what}`,
      key: call.idempotencyKey ?? '',
      request,
    };
    return idempotent(this.em, write, async (em) => {
      const product = await lockProduct(runIn(em), sku);
      if (!product) throw new DomainError('NOT_FOUND');
      const pins = (await readPins(runIn(em), [product.id])).get(product.id) ?? [];
      const [{ now } = { now: '' }] = await runIn(em)<{ now: string }>('select clock_timestamp() as now', []);
      await run({ em, call, product, pins, now: new Date(now) });
      return null;
    });
  }

  private retired(held: Held): Promise<Map<ProductField, unknown>> {
    return this.withLabel(held, new Map<ProductField, unknown>([['status', 'archived']]));
  }

  /**
   * What is no longer carried is discontinued, whatever its label was; what is carried again has the label of its feed,
   * or, without one, the label it had before.
   */
  private async withLabel({ product, pins }: Held, values: Map<ProductField, unknown>) {
    const status = values.get('status');
    if (status === undefined || values.has('stated')) return values;
    if (status === 'archived') return values.set('stated', 'discontinued');
    if (product.facts.status !== 'archived' || product.stated !== 'discontinued') return values;
    const label = isHandMade(product)
      ? await this.changes.labelBeforeRetired(product.id)
      : (pins.find(({ field }) => field === 'stated')?.fed ?? null);
    return values.set('stated', label === 'discontinued' ? null : label);
  }

  private async applyChange(held: Held, { values, reason, undoes }: Change): Promise<void> {
    const { em, call, product, pins, now } = held;
    const news = [...values].filter(([field, value]) => !isSameJson(storedValue(product, field), value));
    if (news.length === 0) return;
    const changed = news.reduce((all, [field, value]) => withStoredValue(all, field, value), product);
    await writeProduct(runIn(em), changed, now);
    await pinFields(
      runIn(em),
      { before: product, after: changed, pins },
      news.map(([field]) => field),
    );
    for (const [field, value] of news) {
      const before = storedValue(product, field);
      await this.log.logChange(call, { product, field, before, after: value, reason, undoes });
    }
  }
}
