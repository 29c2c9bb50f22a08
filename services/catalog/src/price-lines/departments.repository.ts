import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseOf, ValidRequestOf } from '@gantry/contracts/endpoint';
import type { catalogFindDepartments } from '@gantry/contracts/endpoints/catalog';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import { TranslationRepository } from '../translation/translation.repository.ts';

/** Where products stand in the catalogue. */
@Injectable()
export class DepartmentsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly synchronizer: IndexSynchronizer,
    private readonly translations: TranslationRepository,
  ) {}

  /** The department each product stands in, and its brand; products that are gone are left out. */
  async findDepartments({
    skus,
    locale = 'en-US',
  }: ValidRequestOf<typeof catalogFindDepartments>['body']): Promise<
    ResponseOf<typeof catalogFindDepartments>
  > {
    if (skus.length === 0) return [];
    const products = await this.em
      .getKysely<CatalogTables>()
      .selectFrom('catalog.product as p')
      .leftJoin('catalog.brand as b', 'b.id', 'p.brand_id')
      .select(['p.sku', 'p.category_id', 'b.name as brand'])
      .where('p.sku', 'in', skus)
      .execute();
    const references = await this.synchronizer.references();
    const texts = await this.translations.texts(locale, []);
    return products.flatMap(({ sku, category_id: categoryId, brand }) => {
      const [department] = references.pathOf(categoryId);
      return department ? [{ sku, path: department.path, name: texts.nameOf(department), brand }] : [];
    });
  }
}
