import { useUser } from '@gantry/api-client';
import { adminNewProductPath, adminProductsPath } from '@gantry/contracts/addresses/admin';
import { isOneOfRoles, productRoles } from '@gantry/domain/roles';
import { Button, Field, LinkButton, TextInput } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useSearchParams } from 'react-router';
import { useCatalogAdminListProductsQuery } from '../../api/products.endpoints.ts';
import { OpenProduct } from '../../features/product-record/open-product.tsx';
import { productListQuery, searchOf } from '../../features/product-table/product-list-query.ts';
import { ProductTable } from '../../features/product-table/product-table.tsx';
import { ListPage, ListPageHeader } from '../../parts/list-page.tsx';
import { NoProducts } from '../../parts/no-products.tsx';
import { OpenViewField } from '../../parts/saved-views/open-view-field.tsx';
import { SavedViews } from '../../parts/saved-views/saved-views.tsx';
import { useNeighbors } from '../../parts/use-neighbors.ts';
import { withQuery } from '../../parts/with-query.ts';
import styles from './products.module.css';

export { loader } from './products.loader.ts';

/** All products, drafts and those that are no longer carried among them. */
export default function ProductsPage() {
  const user = useUser();
  const [search] = useSearchParams();
  const { data: list, error } = useCatalogAdminListProductsQuery({ query: productListQuery(search) });
  const open = search.get('open');
  const close = withQuery(adminProductsPath(), search, { open: null });
  const neighbors = useNeighbors(
    adminProductsPath(),
    (list?.items ?? []).map(({ sku }) => sku),
    open,
  );
  if (error) return <NoProducts error={error} />;
  if (!list) return null;
  return (
    <ListPage
      path={adminProductsPath()}
      list={list}
      head={
        <div className={styles.head}>
          <ListPageHeader kind="products" path={adminProductsPath()} list={list}>
            {isOneOfRoles(productRoles, user?.role) ? (
              <LinkButton to={adminNewProductPath()} variant="primary">
                <FormattedMessage id="admin.new-product.title" />
              </LinkButton>
            ) : null}
          </ListPageHeader>
          <SavedViews list="products" path={adminProductsPath()} />
          <Search search={searchOf(search)} filter={search.get('filter')} />
        </div>
      }
      open={open ? <OpenProduct key={open} sku={open} close={close} neighbors={neighbors} /> : null}
    >
      <ProductTable products={list.items} openSku={open} />
    </ListPage>
  );
}

interface SearchProps {
  readonly search: string;
  /** what the columns are filtered by, which stays */
  readonly filter: string | null;
}

/** A plain search: it works before scripts run, and its address can be kept. */
function Search({ search, filter }: SearchProps) {
  const label = useIntl().formatMessage({ id: 'admin.products.search' });
  return (
    <Form role="search" className={styles.search}>
      <OpenViewField />
      {filter ? <input type="hidden" name="filter" value={filter} /> : null}
      <Field id="product-search" label={label}>
        {(control) => (
          <TextInput {...control} name="search" type="search" defaultValue={search} key={search} />
        )}
      </Field>
      <Button type="submit">
        <FormattedMessage id="admin.suppliers.find" />
      </Button>
    </Form>
  );
}
