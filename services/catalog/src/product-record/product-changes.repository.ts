import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ProductField } from '@gantry/contracts/schemas/product-admin';
import { runIn } from '../version/run-sql.ts';

/** A change of a field as it is stored. */
export interface StoredChange {
  id: string;
  field: ProductField;
  before: unknown;
  after: unknown;
  reason: string | null;
  actor: string | null;
  undoes: string | null;
  at: Date | string;
}
export interface NewChange extends Pick<StoredChange, 'field' | 'before' | 'after' | 'reason' | 'actor'> {
  productId: number;
  actorId: string | null;
  actorRole: string;
  undoes?: string | undefined;
}

const columns = 'id, field, before, after, reason, actor, undoes, at';
/** Of one product at most so many changes are shown. */
const maxShown = 200;

/** Every change of products by hand. None is ever changed or deleted. */
@Injectable()
export class ProductChangesRepository {
  constructor(private readonly em: EntityManager) {}

  /** In the caller's transaction. @returns its id */
  async addChange(change: NewChange): Promise<string> {
    const id = randomUUID();
    const { productId, field, before, after, reason, actorId, actor, actorRole, undoes = null } = change;
    await runIn(this.em)(
      `insert into catalog.product_change
         (id, product_id, field, before, after, reason, actor_id, actor, actor_role, undoes)
       values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8, $9, $10)`,
      [id, productId, field, jsonOf(before), jsonOf(after), reason, actorId, actor, actorRole, undoes],
    );
    return id;
  }

  /** The last changes of a product, newest first. */
  changesOf(productId: number): Promise<StoredChange[]> {
    return runIn(this.em)<StoredChange>(
      `select ${columns} from catalog.product_change where product_id = $1 order by place desc limit ${maxShown}`,
      [productId],
    );
  }

  async findChange(productId: number, id: string): Promise<StoredChange | null> {
    const sql = `select ${columns} from catalog.product_change where product_id = $1 and id = $2`;
    return (await runIn(this.em)<StoredChange>(sql, [productId, id]))[0] ?? null;
  }

  /** The label a product had before it was last retired by hand; null where it had none. */
  async labelBeforeRetired(productId: number): Promise<unknown> {
    const sql = `select before from catalog.product_change
      where product_id = $1 and field = 'stated' and after = '"discontinued"' order by place desc limit 1`;
    return (await runIn(this.em)<{ before: unknown }>(sql, [productId]))[0]?.before ?? null;
  }
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
