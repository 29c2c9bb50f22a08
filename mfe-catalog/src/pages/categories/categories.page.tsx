import { useFormats } from '@gantry/i18n/formats';
import { PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { CategoryColumns } from '../../features/department-index/category-columns.tsx';
import { useCatalogListDepartmentsQuery } from '../../features/department-index/departments.endpoints.ts';

/** "Catalog of Categories": the tree with counts. */
export function CategoriesPage() {
  const { data: departments = [] } = useCatalogListDepartmentsQuery();
  const { count } = useFormats();
  const categories = departments.reduce((sum, department) => sum + department.categories.length, 0);
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
      <CategoryColumns departments={departments} />
    </>
  );
}
