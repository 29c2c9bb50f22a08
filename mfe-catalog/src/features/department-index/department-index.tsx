import { listingPath } from '@gantry/contracts/addresses/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { Link } from 'react-router';
import { CategoryPicture } from '../../parts/category-picture.tsx';
import type { CategoryBranch } from '../../parts/category-tree.ts';
import styles from './department-index.module.css';

/** Categories shown behind the one they belong to; its own page has them all. */
const maxBelow = 5;

/** Every department with its drawing, its categories in small type and theirs behind them: the whole catalogue one click away. */
export function DepartmentIndex({ departments }: { departments: readonly CategoryBranch[] }) {
  return (
    <div className={styles.index}>
      {departments.map((department) => (
        <DepartmentBlock key={department.path} department={department} />
      ))}
    </div>
  );
}

function DepartmentBlock({ department }: { department: CategoryBranch }) {
  const { count } = useFormats();
  return (
    <section className={styles.department}>
      <CategoryPicture category={department} width={96} />
      <div className={styles.content}>
        <h2 className={styles.name}>
          <Link to={listingPath(department.path)}>{department.name}</Link>
          <span className={styles.count}>{count(department.count)}</span>
        </h2>
        <ul className={styles.categories}>
          {department.children.map((category) => (
            <li key={category.path}>
              <Link to={listingPath(category.path)}>{category.name}</Link>
              {category.children.slice(0, maxBelow).map(({ path, name }) => (
                <Link key={path} to={listingPath(path)} className={styles.below}>
                  {name}
                </Link>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
