import type { Product } from '@gantry/contracts/schemas/catalog';
import { Drawing, ProductImage } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import styles from './product-facts.module.css';

/** The part's drawing, else its pictures. The drawing of a category stands in without measures, and says so. */
export function ProductPictures({ product, highlight }: { product: Product; highlight: string | null }) {
  const { drawing, images, name } = product;
  if (!drawing) {
    return images.map((image, index) => (
      <ProductImage key={image.source} image={image} width={index === 0 ? 640 : 160} lazy={index > 0} />
    ));
  }
  const isOwn = !images[0]?.source.startsWith('category-');
  return (
    <figure>
      <Drawing
        drawing={drawing}
        label={name}
        highlight={highlight}
        dimensions={isOwn}
        className={isOwn ? styles.drawing : styles.stand}
      />
      {isOwn ? null : (
        <figcaption className={styles.caption}>
          <FormattedMessage id="catalog.product.category-drawing" />
        </figcaption>
      )}
    </figure>
  );
}
