import { listingPath } from '@gantry/contracts/addresses/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { Link } from '@gantry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CategoryPicture } from '../../parts/category-picture.tsx';
import { firstPage, writeAddress, type ListingAddress } from '../../parts/listing-address.ts';
import type { ShownCategory } from '../../api/shown-listing.ts';
import { steadyCategories } from './steady-categories.ts';
import styles from './subcategories.module.css';

export interface SubcategoriesProps {
  categories: readonly ShownCategory[];
  address: ListingAddress;
}

/**
 * The categories below this one, with drawings and counts; what was searched for and chosen goes along, or the counts
 * would promise something else. Give it a `key` of the category and the words: it keeps its places while choosing.
 */
export function Subcategories({ categories, address }: SubcategoriesProps) {
  const intl = useIntl();
  const { count } = useFormats();
  const [first] = useState(categories);
  const shown = steadyCategories(first, categories);
  // All that was found lies in one category: there is nothing to choose.
  if (shown.length === 0 || (address.q && shown.length === 1)) return null;
  const search = writeAddress({ ...address, ...firstPage });
  return (
    <nav aria-label={intl.formatMessage({ id: 'catalog.listing.subcategories' })}>
      <ul className={styles.categories}>
        {shown.map((category) => (
          <li key={category.path}>
            <Link
              to={listingPath(category.path, search)}
              className={styles.category}
              data-empty={category.count === 0 || undefined}
            >
              <CategoryPicture category={category} width={48} />
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
