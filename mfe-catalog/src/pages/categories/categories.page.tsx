import { useFormats } from '@gantry/i18n/formats';
import { EmptyState, PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { allLevels } from '../../api/category-tree.endpoints.ts';
import { useCategoryTree } from '../../parts/use-category-tree.ts';
import { CategoryTree, departmentAnchor } from '../../features/department-index/category-tree.tsx';
import type { CategoryBranch } from '../../parts/category-tree.ts';
import { JumpBar } from '../../parts/jump-bar.tsx';

export { loader } from './categories.loader.ts';

/** Categories below a department, however deep. */
const sizeOf = ({ children }: CategoryBranch): number =>
  children.reduce((sum, child) => sum + 1 + sizeOf(child), 0);

/** "Catalog of Categories": the tree with drawings and counts. */
export default function CategoriesPage() {
  const intl = useIntl();
  const departments = useCategoryTree(allLevels);
  const { count } = useFormats();
  const categories = departments.reduce((sum, department) => sum + sizeOf(department), 0);
  if (departments.length === 0) return <NoCategories />;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="catalog.categories.title" />}
        aside={
          <FormattedMessage
            id="catalog.categories.count"
            values={{ departments: count(departments.length), categories: count(categories) }}
          />
        }
      />
      <JumpBar
        label={intl.formatMessage({ id: 'catalog.categories.departments' })}
        targets={departments.map(({ name, path }) => ({ text: name, anchor: departmentAnchor(path) }))}
      />
      <CategoryTree departments={departments} />
    </>
  );
}

function NoCategories() {
  return (
    <>
      <PageHeader title={<FormattedMessage id="catalog.categories.title" />} />
      <EmptyState title={<FormattedMessage id="catalog.home.empty" />}>
        <FormattedMessage id="catalog.home.empty-hint" />
      </EmptyState>
    </>
  );
}
