import { EmptyState, PageHeader } from '@gantry/ui';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { DepartmentIndex } from '../../features/department-index/department-index.tsx';
import { threeLevels } from '../../api/category-tree.endpoints.ts';
import { useCategoryTree } from '../../parts/use-category-tree.ts';
import { OrderAgain } from '../../features/order-again/order-again.tsx';
import { RecentlyViewed } from '../../features/recently-viewed/recently-viewed.tsx';
import styles from './home.module.css';

export { loader } from './home.loader.ts';

/** The store's first page is its index: every department, no hero. */
export default function HomePage() {
  const departments = useCategoryTree(threeLevels);
  const { count } = useFormats();
  const products = departments.reduce((sum, department) => sum + department.count, 0);
  return (
    <div className={styles.home}>
      <PageHeader
        title={<FormattedMessage id="catalog.home.title" />}
        aside={
          products ? <FormattedMessage id="catalog.home.count" values={{ count: count(products) }} /> : null
        }
      />
      <OrderAgain />
      {departments.length ? (
        <DepartmentIndex departments={departments} />
      ) : (
        <EmptyState title={<FormattedMessage id="catalog.home.empty" />}>
          <FormattedMessage id="catalog.home.empty-hint" />
        </EmptyState>
      )}
      <RecentlyViewed />
    </div>
  );
}
