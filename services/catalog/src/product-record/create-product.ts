import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type * as endpoints from '@gantry/contracts/endpoints/product-admin';
import type { Issue } from '@gantry/contracts/errors';
import { productFields, type ProductValues } from '@gantry/contracts/schemas/product-admin';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { shortHash, uriOf } from '../feeds/import/write/product-names.ts';
import { lockNamesSql } from '../read-model/name-lock.ts';
import { slug } from '../text/slug.ts';
import { runIn, type RunSql } from '../version/run-sql.ts';
import { blankProduct, pinOwn } from './hand-made.ts';
import { ProductLog } from './product-log.ts';
import { withStoredValue } from './product-values.ts';
import type { StoredProduct } from './stored-product.ts';
import { TypedValues } from './typed-values.ts';
import { writeProduct } from './write-product.ts';

type Wish = ValidRequestOf<typeof endpoints.catalogAdminCreateProduct>;
type Form = Wish['body']['form'];

const numbersSql = `select p.part_number as "partNumber" from catalog.product p
  left join catalog.brand b on b.id = p.brand_id where coalesce(b.slug, '') = $1 and lower(p.part_number) = any($2::text[])`;
const madeSql = 'update catalog.product set made_by_hand = true, stock = $2 where id = $1';
/** An import may hold a number for as long as it runs; nobody waits for that. */
const waitSql = `set local lock_timeout = '5s'`;

/** Products that staff make by hand, without a feed (ADR 16). */
@Injectable()
export class CreateProduct {
  constructor(
    private readonly em: EntityManager,
    private readonly typed: TypedValues,
    private readonly log: ProductLog,
  ) {}

  /**
   * Adds a product with all that follows from it: the catalogue shows it as it does one of a feed.
   * @returns its store number
   * @throws DomainError INVALID at the fields that are wrong, such as a store number that is taken
   */
  createProduct(call: Call, { body }: Wish): Promise<string> {
    const scope = `product:${call.caller.accountId}:create`;
    const write = { scope, key: call.idempotencyKey ?? '', request: body };
    return idempotent(this.em, write, async (em) => {
      const run = runIn(em);
      await run(waitSql, []);
      await run(lockNamesSql, []);
      await this.addProduct(call, run, body.form);
      return body.form.sku;
    }).catch((error: unknown) => {
      const issue = heldBy[(error as { code?: string }).code ?? ''];
      throw issue ? new DomainError('INVALID', undefined, [issue]) : error;
    });
  }

  private async addProduct(call: Call, run: RunSql, form: Form): Promise<void> {
    const { sku, stock, reason, ...typed } = form;
    const values: ProductValues = { ...typed, partNumber: typed.partNumber ?? sku };
    const [{ now } = { now: '' }] = await run<{ now: string }>('select clock_timestamp() as now', []);
    const blank = blankProduct({ sku, uri: await freeAddress(run, form) });
    const issues = await problemsOfNumbers(run, sku, values);
    const moment = new Date(now);
    const stored = await this.typed.valuesToStore(
      { run, product: blank, now: moment },
      values,
      productFields.filter((field) => values[field] !== undefined),
      issues,
    );
    if (values.status === 'archived') stored.set('stated', 'discontinued');
    const made = [...stored].reduce((all, [field, value]) => withStoredValue(all, field, value), blank);
    const product = await this.writeNew(run, withStock(made, stock), moment);
    const change = { field: 'status' as const, before: null, after: values.status, undoes: undefined };
    await this.log.logChange(call, { product, reason, ...change });
    if (stock !== null) await this.stateStock(product, stock);
  }

  private async writeNew(run: RunSql, made: StoredProduct, now: Date): Promise<StoredProduct> {
    const product = { ...made, id: await writeProduct(run, made, now) };
    await run(madeSql, [product.id, product.stock]);
    for (const field of productFields) await pinOwn(run, product, field);
    return product;
  }

  /** Sales owns stock: it hears what lies on hand as it does of a feed. */
  private async stateStock({ id, sku }: StoredProduct, onHand: number): Promise<void> {
    const mark = { entity: `product:${id}`, version: 1 };
    await publish(this.em, 'stock.stated', { rows: [{ sku, onHand }] }, mark);
  }
}

const withStock = (product: StoredProduct, stock: number | null): StoredProduct => ({
  ...product,
  stock,
  row: { ...product.row, stock },
});

const taken: Issue = { path: 'form.sku', message: 'is taken by another product' };

/** What is wrong with its numbers, whatever the case: retired products and drafts have theirs, too. */
async function problemsOfNumbers(run: RunSql, sku: string, values: ProductValues): Promise<Issue[]> {
  const partNumber = values.partNumber ?? sku;
  const same = await run('select id from catalog.product where upper(sku) = $1', [sku]);
  const brand = slug(values.brand ?? '', 60);
  const numbers = await run(numbersSql, [brand, [partNumber.toLowerCase()]]);
  return [
    ...(same.length > 0 ? [taken] : []),
    ...(numbers.length > 0
      ? [{ path: 'form.partNumber', message: 'is a number of this brand already' }]
      : []),
  ];
}

/** The plainest address that no other product has. */
async function freeAddress(run: RunSql, { name, sku }: Form): Promise<string> {
  const uri = uriOf(name, sku);
  const others = await run('select id from catalog.product where uri = $1', [uri]);
  return others.length === 0 ? uri : `${uri}-${shortHash(`${uri} ${sku}`)}`;
}

/** What an import that is under way writes is not to be seen yet: by what the database says of it. */
const heldBy: Readonly<Record<string, Issue>> = {
  '23505': taken,
  '55P03': { path: 'form.sku', message: 'is in use by an import' },
};
