import { adminPriceListsPath } from '@gantry/contracts/addresses/admin';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useCatalogAdminGetPriceListQuery } from '../../api/price-lists.endpoints.ts';
import { PriceListForm } from '../../features/price-list/price-list-form.tsx';
import { PriceListRecord } from '../../features/price-list/price-list-record.tsx';
import { NoProducts } from '../../parts/no-products.tsx';
import { RecordPage } from '../../parts/record-page.tsx';

export { loader } from './price-list-record.loader.ts';

/** A price list, or a new one. */
export default function PriceListRecordPage() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const { data: list, error } = useCatalogAdminGetPriceListQuery({ params: { id } }, { skip: isNew });
  if (error && !isNew) return <NoProducts error={error} />;
  if (!list && !isNew) return null;
  return (
    <RecordPage
      name={list?.name ?? intl.formatMessage({ id: 'admin.price-lists.new' })}
      list={{ title: 'admin.price-lists.title', to: adminPriceListsPath() }}
    >
      {list ? <PriceListRecord key={list.id} list={list} /> : <PriceListForm key="new" list={undefined} />}
    </RecordPage>
  );
}
