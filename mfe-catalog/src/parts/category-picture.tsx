import { CardImage, type CardImageProps } from '@gantry/ui';

export interface CategoryPictureProps {
  category: { path: string; pictured: boolean };
  width: CardImageProps['width'];
}

/**
 * The drawing that stands for a category, beside its name; an empty place of the same size where there is none. A page
 * has a dozen of them: they are fetched when it has been laid out, behind what makes it readable and hydrated.
 */
export function CategoryPicture({ category: { path, pictured }, width }: CategoryPictureProps) {
  const source = `category-${path.replaceAll('/', '.')}.svg`;
  return <CardImage image={pictured ? { source, alt: '' } : null} width={width} />;
}
