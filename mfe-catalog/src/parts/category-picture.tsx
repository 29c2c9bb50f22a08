import { ProductImage, type ImageWidth } from '@gantry/ui';

export interface CategoryPictureProps {
  category: { path: string; pictured: boolean };
  width: ImageWidth;
  /** false for pictures a page opens with */
  lazy?: boolean;
}

/** The drawing that stands for a category, beside its name; an empty place of the same size where there is none. */
export function CategoryPicture({ category: { path, pictured }, width, lazy = true }: CategoryPictureProps) {
  const source = `category-${path.replaceAll('/', '.')}.svg`;
  return <ProductImage image={pictured ? { source, alt: '' } : null} width={width} lazy={lazy} />;
}
