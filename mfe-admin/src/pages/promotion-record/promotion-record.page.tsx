import { adminPromotionsPath } from '@gantry/contracts/addresses/admin';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useSalesAdminGetPromotionQuery } from '../../api/promotions.endpoints.ts';
import { PromotionActs } from '../../features/promotion-record/promotion-acts.tsx';
import { PromotionForm } from '../../features/promotion-record/promotion-form.tsx';
import { PromotionHistory } from '../../features/promotion-record/promotion-history.tsx';
import { PromotionUses } from '../../features/promotion-record/promotion-uses.tsx';
import { useMayWritePromotions } from '../../parts/may-write-promotions.ts';
import { NoPromotions } from '../../parts/no-promotions.tsx';
import { AuditLink } from '../../parts/audit-link.tsx';
import { RecordPage } from '../../parts/record-page.tsx';
import styles from './promotion-record.module.css';

export { loader } from './promotion-record.loader.ts';

/** A promotion: where it stands, what it says, who used it, and what it said before. */
export default function PromotionRecordPage() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const mayWrite = useMayWritePromotions();
  const { data: record, error } = useSalesAdminGetPromotionQuery({ params: { id } }, { skip: isNew });
  if (error && !isNew) return <NoPromotions error={error} />;
  if (!record && !isNew) return null;
  const names = record?.promotion.names;
  const name = names?.[intl.locale] ?? names?.['en-US'];
  return (
    <RecordPage
      name={name ?? intl.formatMessage({ id: 'admin.promotion.new' })}
      list={{ title: 'admin.promotions.title', to: adminPromotionsPath() }}
    >
      <div className={styles.record}>
        {record ? <PromotionActs promotion={record.promotion} mayWrite={mayWrite} /> : null}
        {isNew && !mayWrite ? (
          <p>
            <FormattedMessage id="admin.promotion.may-not-write" />
          </p>
        ) : (
          <PromotionForm
            key={`${id} ${record?.promotion.version ?? 0}`}
            promotion={record?.promotion}
            mayWrite={mayWrite}
          />
        )}
        {record ? (
          <>
            <PromotionUses record={record} />
            <PromotionHistory record={record} mayWrite={mayWrite} />
            <AuditLink of={['promotion', String(record.promotion.number)]} />
          </>
        ) : null}
      </div>
    </RecordPage>
  );
}
