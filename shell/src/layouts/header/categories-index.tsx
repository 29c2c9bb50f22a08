import type { CategoryNode } from '@gantry/contracts/schemas/category-tree';
import { Button, ErrorState } from '@gantry/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { shellApi } from '../../session/session.endpoints.ts';
import styles from './categories-index.module.css';

/** Every department with its categories, as wide as the page, below the header. */
export function CategoriesIndex({ onClose }: { onClose: () => void }) {
  const { data, isError } = shellApi.useShellListCategoriesQuery({ query: { depth: '2' } });
  const intl = useIntl();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => (event.key === 'Escape' ? onClose() : undefined);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  // Where it opens it is in sight; a browser would scroll until all of it is, and take the header away.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <section
      ref={panel}
      className={styles.panel}
      tabIndex={-1}
      aria-busy={!data && !isError}
      aria-label={intl.formatMessage({ id: 'shell.header.categories' })}
    >
      <div className={styles.bar}>
        <Link to="/categories">
          <FormattedMessage id="shell.header.categories-page" />
        </Link>
        <Button size="small" onClick={onClose}>
          <FormattedMessage id="shell.header.categories-close" />
        </Button>
      </div>
      {isError ? <ErrorState title={<FormattedMessage id="shell.header.categories-failed" />} /> : null}
      <ul className={styles.departments}>
        {data?.filter(isDepartment).map((department) => (
          <DepartmentColumn key={department.path} department={department} nodes={data} />
        ))}
      </ul>
    </section>
  );
}

const isDepartment = ({ path }: CategoryNode) => !path.includes('/');

interface DepartmentColumnProps {
  department: CategoryNode;
  /** the tree, its own categories among the others */
  nodes: readonly CategoryNode[];
}

function DepartmentColumn({ department, nodes }: DepartmentColumnProps) {
  const categories = nodes.filter(({ path }) => path.startsWith(`${department.path}/`));
  return (
    <li className={styles.department}>
      <Link to={`/b/${department.path}`} className={styles.name}>
        {department.name}
      </Link>
      <ul>
        {categories.map((category) => (
          <li key={category.path}>
            <Link to={`/b/${category.path}`}>{category.name}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
