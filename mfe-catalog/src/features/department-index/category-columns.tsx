import type { Department } from '@gantry/contracts/schemas/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { Link } from 'react-router';
import { listingPath } from '../../urls.ts';
import styles from './category-columns.module.css';

/** The category tree as running columns with counts, department after department. */
export function CategoryColumns({ departments }: { departments: readonly Department[] }) {
  const { count } = useFormats();
  return departments.map((department) => (
    <section key={department.path} className={styles.department}>
      <h2 className={styles.name}>
        <Link to={listingPath(department.path)}>{department.name}</Link>{' '}
        <span className={styles.count}>{count(department.count)}</span>
      </h2>
      <ul className={styles.categories}>
        {department.categories.map((category) => (
          <li key={category.path}>
            <Link to={listingPath(category.path)}>{category.name}</Link>{' '}
            <span className={styles.count}>{count(category.count)}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
