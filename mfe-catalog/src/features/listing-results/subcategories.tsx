import { useFormats } from '@gantry/i18n/formats';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { CategoryPicture } from '../../parts/category-picture.tsx';
import { listingPath } from '../../urls.ts';
import type { ShownCategory } from './shown-listing.ts';
import styles from './subcategories.module.css';

/** The categories below this one, with drawings and counts. */
export function Subcategories({ categories }: { categories: readonly ShownCategory[] }) {
  const intl = useIntl();
  const { count } = useFormats();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: 'catalog.listing.subcategories' })}>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category.path}>
            <Link to={listingPath(category.path)} className={styles.category}>
              <CategoryPicture category={category} width={48} lazy={false} />
              <span>
                {category.name} <span className={styles.count}>{count(category.count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
