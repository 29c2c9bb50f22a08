import { adminSuppliersPath } from '@gantry/contracts/addresses/admin';
import { DataList } from '@gantry/ui';
import type { Supplier } from '@gantry/contracts/schemas/supplier';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useSalesAdminGetSupplierQuery } from '../../api/suppliers.endpoints.ts';
import { SupplierForm } from '../../features/supplier-record/supplier-form.tsx';
import { NoSuppliers } from '../../parts/no-suppliers.tsx';
import { RecordPage } from '../../parts/record-page.tsx';
import styles from './supplier-record.module.css';

export { loader } from './supplier-record.loader.ts';

/** A supplier: whom to reach, on what terms, and how they have answered and delivered so far. */
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
      {...(supplier ? { place: { list: 'suppliers', key: supplier.id } as const } : {})}
    >
      {supplier ? (
        <div className={styles.record}>
          <SupplierRecord supplier={supplier} />
        </div>
      ) : null}
      <SupplierForm key={supplier?.id ?? 'new'} supplier={supplier} />
    </RecordPage>
  );
}

/** How they have answered and delivered so far: what they promise beside what was measured. */
function SupplierRecord({ supplier: { record, leadTimeDays } }: { readonly supplier: Supplier }) {
  const { asked, answered, expired, answerHours, received, dated, onTime, measuredLeadDays } = record;
  const facts = {
    asked,
    answered,
    expired,
    hours: answerHours ?? '–',
    received,
    lead: leadTimeDays ?? '–',
    measured: measuredLeadDays === null ? '–' : <FormattedNumber value={measuredLeadDays} />,
    'on-time':
      dated === 0 ? (
        '–'
      ) : (
        <FormattedMessage id="admin.supplier.record.of" values={{ part: onTime, whole: dated }} />
      ),
  };
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
