import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Drawing } from '@gantry/contracts/schemas/drawing';
import { DomainError } from '@gantry/nest-kit/errors';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import { ProductRepository } from '../product/product.repository.ts';
import { maySee } from '../product/product.service.ts';
import { drawCategory } from '../drawing/drawings.ts';
import { drawProduct } from '../drawing/product-drawing.ts';

/** A drawing and who may see it: everybody, or signed-in buyers alone. */
interface FoundDrawing {
  drawing: Drawing;
  isPublic: boolean;
}

/** The drawings behind image sources. */
@Injectable()
export class ImageSourceService {
  constructor(
    private readonly products: ProductRepository,
    private readonly synchronizer: IndexSynchronizer,
  ) {}

  /**
   * `drawing-<sku>` or `category-<path with dots>`; a product without a drawing of its own has its category's.
   * @throws DomainError NOT_FOUND
   */
  async findDrawing(source: string): Promise<FoundDrawing & { version: string }> {
    const found = source.startsWith('drawing-')
      ? await this.ofProduct(source.slice('drawing-'.length))
      : await this.ofCategory(source.replace(/^category-/, '').replaceAll('.', '/'));
    if (!found) throw new DomainError('NOT_FOUND');
    const version = createHash('sha256').update(JSON.stringify(found.drawing)).digest('hex').slice(0, 12);
    return { ...found, version };
  }

  private async ofProduct(sku: string): Promise<FoundDrawing | null> {
    const [product] = await this.products.findBySkus([sku]);
    if (!product) return null;
    const drawing = drawProduct(product) ?? (await this.ofCategoryId(product.category_id));
    return drawing && { drawing, isPublic: maySee(product, false) };
  }

  private async ofCategoryId(id: number): Promise<Drawing | null> {
    const references = await this.synchronizer.references();
    const category = references.categories.get(id);
    return category ? drawCategory(category, references) : null;
  }

  private async ofCategory(path: string): Promise<FoundDrawing | null> {
    const references = await this.synchronizer.references();
    const category = references.categoryByPath.get(path.toLowerCase());
    const drawing = category ? drawCategory(category, references) : null;
    return drawing && { drawing, isPublic: true };
  }
}
