import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { nameOfCaller } from '@gantry/contracts/caller-name';
import type { ProductField } from '@gantry/contracts/schemas/product-admin';
import { audit } from '@gantry/nest-kit/audit';
import type { Call } from '@gantry/nest-kit/call';
import { ProductChangesRepository } from './product-changes.repository.ts';
import { auditedValue } from './product-values.ts';
import type { StoredProduct } from './stored-product.ts';

interface LoggedChange {
  readonly product: Pick<StoredProduct, 'id' | 'sku'>;
  readonly field: ProductField;
  /** as they are stored */
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly undoes: string | undefined;
}

/** What staff have changed of products, as it is read later. */
@Injectable()
export class ProductLog {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: ProductChangesRepository,
  ) {}

  /** Writes a change to the product's own history and to the audit trail, in the caller's transaction. */
  async logChange({ caller }: Call, change: LoggedChange): Promise<void> {
    const { product, field, before, after, reason, undoes } = change;
    const actor = { actorId: caller.accountId, actor: nameOfCaller(caller), actorRole: caller.role };
    const values = { field, before, after, reason, undoes };
    const id = await this.changes.addChange({ productId: product.id, ...values, ...actor });
    await audit(this.em, caller, {
      entity: 'product',
      number: product.sku,
      field,
      before: auditedValue(field, before),
      after: auditedValue(field, after),
      reason,
      mark: `product:${id}`,
    });
  }
}
