import type { Department } from '@gantry/contracts/schemas/catalog';
import { Drawing } from '@gantry/ui';
import { useFormats } from '@gantry/i18n/formats';
import { Link } from 'react-router';
import { listingPath } from '../../urls.ts';
import styles from './department-index.module.css';

/** Every department with its drawing and its categories in small type: the whole catalogue one click away. */
export function DepartmentIndex({ departments }: { departments: readonly Department[] }) {
  return (
    <div className={styles.index}>
      {departments.map((department) => (
        <DepartmentBlock key={department.path} department={department} />
      ))}
    </div>
  );
}

function DepartmentBlock({ department }: { department: Department }) {
  const { count } = useFormats();
  return (
    <section className={styles.department}>
      <div className={styles.picture}>
        {department.drawing ? <Drawing drawing={department.drawing} dimensions={false} /> : null}
      </div>
      <div className={styles.content}>
        <h2 className={styles.name}>
          <Link to={listingPath(department.path)}>{department.name}</Link>
          <span className={styles.count}>{count(department.count)}</span>
        </h2>
        <ul className={styles.categories}>
          {department.categories.map((category) => (
            <li key={category.path}>
              <Link to={listingPath(category.path)}>{category.name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
