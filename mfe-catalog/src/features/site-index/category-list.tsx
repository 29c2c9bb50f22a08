import { listingPath } from '@gantry/contracts/addresses/catalog';
import { Link } from 'react-router';
import type { CategoryBranch } from '../../parts/category-tree.ts';
import styles from './site-index.module.css';

/** The whole category tree as nested links, everything unfolded. */
export function CategoryList({ departments }: { departments: readonly CategoryBranch[] }) {
  return (
    <div className={styles.columns}>
      {departments.map((department) => (
        <section key={department.path} className={styles.department}>
          <h3 className={styles.subtitle}>
            <Link to={listingPath(department.path)}>{department.name}</Link>
          </h3>
          <Branches branches={department.children} />
        </section>
      ))}
    </div>
  );
}

function Branches({ branches }: { branches: readonly CategoryBranch[] }) {
  if (branches.length === 0) return null;
  return (
    <ul className={styles.branches}>
      {branches.map(({ path, name, children }) => (
        <li key={path}>
          <Link to={listingPath(path)}>{name}</Link>
          <Branches branches={children} />
        </li>
      ))}
    </ul>
  );
}
