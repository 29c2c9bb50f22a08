import type { CategoryLink } from '@gantry/contracts/schemas/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { Drawing } from '@gantry/ui';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { listingPath } from '../../urls.ts';
import styles from './subcategories.module.css';

/** The categories below this one, with drawings and counts. */
export function Subcategories({ categories }: { categories: readonly CategoryLink[] }) {
  const intl = useIntl();
  const { count } = useFormats();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: 'catalog.listing.subcategories' })}>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category.path}>
            <Link to={listingPath(category.path)} className={styles.category}>
              <span className={styles.picture}>
                {category.drawing ? <Drawing drawing={category.drawing} dimensions={false} /> : null}
              </span>
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
