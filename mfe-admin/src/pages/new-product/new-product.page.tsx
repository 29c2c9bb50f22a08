import { useUser } from '@gantry/api-client';
import { adminProductsPath } from '@gantry/contracts/addresses/admin';
import { isOneOfRoles, productRoles } from '@gantry/domain/roles';
import { ErrorState } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { NewProduct } from '../../features/product-record/new-product.tsx';
import { RecordPage } from '../../parts/record-page.tsx';

/** A product that no feed has brought, for those who edit products. */
export default function NewProductPage() {
  const intl = useIntl();
  const user = useUser();
  if (!isOneOfRoles(productRoles, user?.role))
    return (
      <ErrorState level={1} title={<FormattedMessage id="admin.new-product.not-permitted" />}>
        <FormattedMessage id="admin.new-product.not-permitted-hint" />
      </ErrorState>
    );
  return (
    <RecordPage
      name={intl.formatMessage({ id: 'admin.new-product.title' })}
      list={{ title: 'admin.products.title', to: adminProductsPath() }}
    >
      <NewProduct />
    </RecordPage>
  );
}
