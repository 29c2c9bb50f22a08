import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Drawing } from '@gantry/contracts/schemas/drawing';
import { DomainError } from '@gantry/nest-kit/errors';
import { IndexKeeper } from '../index/index-keeper.ts';
import { ProductRepository } from '../product/product.repository.ts';
import { drawCategory } from './drawings.ts';
import { drawProduct } from './product-drawing.ts';

/** The drawings behind image sources. */
@Injectable()
export class DrawingService {
  constructor(
    private readonly products: ProductRepository,
    private readonly keeper: IndexKeeper,
  ) {}

  /**
   * `drawing-<sku>` or `category-<path with dots>`; a product without a drawing of its own has its category's.
   * @throws DomainError NOT_FOUND
   */
  async find(source: string): Promise<{ drawing: Drawing; version: string }> {
    const drawing = source.startsWith('drawing-')
      ? await this.ofProduct(source.slice('drawing-'.length))
      : await this.ofCategory(source.replace(/^category-/, '').replaceAll('.', '/'));
    if (!drawing) throw new DomainError('NOT_FOUND');
    const version = createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 12);
    return { drawing, version };
  }

  private async ofProduct(sku: string): Promise<Drawing | null> {
    const [product] = await this.products.findBySkus([sku]);
    if (!product) return null;
    return drawProduct(product) ?? this.ofCategoryId(product.category_id);
  }

  private async ofCategoryId(id: number): Promise<Drawing | null> {
    const references = await this.keeper.references();
    const category = references.categories.get(id);
    return category ? drawCategory(category, references) : null;
  }

  private async ofCategory(path: string): Promise<Drawing | null> {
    const references = await this.keeper.references();
    const category = references.categoryByPath.get(path.toLowerCase());
    return category ? drawCategory(category, references) : null;
  }
}
