import { listingPath } from '@gantry/contracts/addresses/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { Disclosure } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { CategoryPicture } from '../../parts/category-picture.tsx';
import type { CategoryBranch } from '../../parts/category-tree.ts';
import styles from './category-tree.module.css';

/** The id of a department's section, for the bar that jumps to it. */
export const departmentAnchor = (path: string): string => `department-${path}`;

/** The whole tree: departments below each other, their categories as a grid of drawings; what is deeper unfolds. */
export function CategoryTree({ departments }: { departments: readonly CategoryBranch[] }) {
  return departments.map((department) => (
    <section key={department.path} id={departmentAnchor(department.path)} className={styles.department}>
      <div className={styles.head}>
        <CategoryPicture category={department} width={96} />
        <h2 className={styles.name}>
          <CategoryLink category={department} />
        </h2>
      </div>
      <ul className={styles.categories}>
        {department.children.map((category) => (
          <CategoryCell key={category.path} category={category} />
        ))}
      </ul>
    </section>
  ));
}

function CategoryCell({ category }: { category: CategoryBranch }) {
  return (
    <li className={styles.category}>
      <CategoryPicture category={category} width={48} />
      <div className={styles.text}>
        <CategoryLink category={category} />
        <Below category={category} />
      </div>
    </li>
  );
}

/** What lies below a category, folded away; its own depth unfolds in the same way. */
function Below({ category: { children } }: { category: CategoryBranch }) {
  if (children.length === 0) return null;
  return (
    <Disclosure
      className={styles.below}
      summary={<FormattedMessage id="catalog.categories.below" values={{ count: children.length }} />}
    >
      <ul>
        {children.map((child) => (
          <li key={child.path} className={styles.leaf}>
            <CategoryLink category={child} />
            <Below category={child} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function CategoryLink({ category: { name, path, count } }: { category: CategoryBranch }) {
  const formats = useFormats();
  return (
    <>
      <Link to={listingPath(path)}>{name}</Link> <span className={styles.count}>{formats.count(count)}</span>
    </>
  );
}
