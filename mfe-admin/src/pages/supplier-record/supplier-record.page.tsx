import { adminSuppliersPath } from '@gantry/contracts/addresses/admin';
import { DataList } from '@gantry/ui';
import type { Supplier } from '@gantry/contracts/schemas/supplier';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useSalesAdminGetSupplierQuery } from '../../api/suppliers.endpoints.ts';
import { SupplierForm } from '../../features/supplier-record/supplier-form.tsx';
import { NoSuppliers } from '../../parts/no-suppliers.tsx';
import { RecordPage } from '../../parts/record-page.tsx';

export { loader } from './supplier-record.loader.ts';

/** A supplier: whom to reach, on what terms, and how they have answered so far. */
export default function SupplierRecordPage() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const { data: supplier, error } = useSalesAdminGetSupplierQuery({ params: { id } }, { skip: isNew });
  if (error && !isNew) return <NoSuppliers error={error} />;
  if (!supplier && !isNew) return null;
  return (
    <RecordPage
      name={supplier?.name ?? intl.formatMessage({ id: 'admin.supplier.new' })}
      list={{ title: 'admin.suppliers.title', to: adminSuppliersPath() }}
    >
      {supplier ? <AnswerRecord record={supplier.record} /> : null}
      <SupplierForm key={supplier?.id ?? 'new'} supplier={supplier} />
    </RecordPage>
  );
}

/** How they have answered so far. */
function AnswerRecord({ record }: Pick<Supplier, 'record'>) {
  const { asked, answered, expired, answerHours } = record;
  const facts = { asked, answered, expired, hours: answerHours ?? '–' };
  return (
    <DataList
      items={Object.entries(facts).map(([key, value]) => ({
        key,
        term: <FormattedMessage id={`admin.supplier.record.${key}`} />,
        value,
      }))}
    />
  );
}
