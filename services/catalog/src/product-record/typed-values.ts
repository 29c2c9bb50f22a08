import { Injectable } from '@nestjs/common';
import type { Issue } from '@gantry/contracts/errors';
import type { ProductField, ProductValues } from '@gantry/contracts/schemas/product-admin';
import { DomainError } from '@gantry/nest-kit/errors';
import { ProductRepository } from '../product/product.repository.ts';
import type { RunSql } from '../version/run-sql.ts';
import { problemsOf } from './check-product.ts';
import { describeProduct } from './describe-product.ts';
import { KeepPicture } from './keep-picture.ts';
import { valueToStore } from './product-values.ts';
import type { StoredProduct } from './stored-product.ts';

interface TypedFor {
  readonly run: RunSql;
  readonly product: StoredProduct;
  readonly now: Date;
}

/** What staff have typed of a product, as it is stored. */
@Injectable()
export class TypedValues {
  constructor(
    private readonly products: ProductRepository,
    private readonly pictures: KeepPicture,
  ) {}

  /**
   * The values of the changed fields, by field.
   * @param issues what is wrong with it besides
   * @throws DomainError INVALID with everything that is wrong, each at its field of `form`
   */
  async valuesToStore(
    { run, product, now }: TypedFor,
    values: ProductValues,
    changed: readonly ProductField[],
    issues: readonly Issue[] = [],
  ): Promise<Map<ProductField, unknown>> {
    const described = await describeProduct(run, product, values, changed);
    if (changed.includes('images') && values.images) {
      const pictures = await this.pictures.describePictures(product, values.images);
      described.values.set('images', pictures.value);
      described.issues.push(...pictures.issues);
    }
    const { supersededBy } = values;
    const successor = supersededBy ? await this.products.skuOfReference(supersededBy) : null;
    const others = [...issues, ...described.issues];
    const problems = problemsOf({ values, changed, sku: product.sku, successor, now, others });
    if (problems.length > 0) throw new DomainError('INVALID', undefined, problems);
    return new Map(
      changed.map((field) => [field, described.values.get(field) ?? valueToStore(field, values[field])]),
    );
  }
}
