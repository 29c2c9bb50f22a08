import { adminMposPath } from '@gantry/contracts/addresses/admin';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import {
  useSalesAdminGetPurchasableQuery,
  useSalesAdminGetPurchaseOrderQuery,
} from '../../api/purchase-orders.endpoints.ts';
import { useSalesAdminListSuppliersQuery } from '../../api/suppliers.endpoints.ts';
import { PurchaseDraft } from '../../features/purchase-draft/purchase-draft.tsx';
import { PurchaseRecord } from '../../features/purchase-record/purchase-record.tsx';
import { NoPurchases } from '../../parts/no-purchases.tsx';
import { RecordPage } from '../../parts/record-page.tsx';
import { mpoOf } from './mpo-of.ts';

export { loader } from './purchase-order.loader.ts';

const list = { title: 'admin.mpos.title', to: adminMposPath() };

/** A purchase order by its number, or where one is drawn up. */
export default function PurchaseOrderPage() {
  const mpo = mpoOf(useParams().mpo);
  if (!mpo) return null;
  if (mpo.kind === 'record') return <SentPage number={mpo.number} />;
  return mpo.kind === 'draft' ? (
    <DraftPage id={mpo.id} />
  ) : (
    <DraftPage key={mpo.source} source={mpo.source} />
  );
}

function SentPage({ number }: { readonly number: string }) {
  const intl = useIntl();
  const { data: order, error } = useSalesAdminGetPurchaseOrderQuery({ params: { id: number } });
  if (error) return <NoPurchases error={error} />;
  if (!order) return null;
  const name = intl.formatMessage({ id: 'admin.mpo.heading' }, { number: number.toUpperCase() });
  return (
    <RecordPage name={name} list={list} place={{ list: 'purchase-orders', key: order.id }} isWide>
      <PurchaseRecord order={order} />
    </RecordPage>
  );
}

interface DraftPageProps {
  readonly id?: string;
  readonly source?: string;
}

/** A draft, or a new one of a source. */
function DraftPage({ id, source }: DraftPageProps) {
  const intl = useIntl();
  const { data: draft, error } = useSalesAdminGetPurchaseOrderQuery(
    { params: { id: id ?? '' } },
    { skip: !id },
  );
  const from = source ?? draft?.source ?? '';
  const { data: purchasable, error: refused } = useSalesAdminGetPurchasableQuery(
    { params: { source: from } },
    { skip: from === '' },
  );
  const { data: suppliers = [] } = useSalesAdminListSuppliersQuery({ query: {} });
  if (error ?? refused) return <NoPurchases error={error ?? refused} />;
  if (!purchasable) return null;
  const title =
    draft && draft.status !== 'new' ? 'admin.mpo.heading' : draft ? 'admin.mpo.generate' : 'admin.mpo.title';
  const number = draft?.number?.toUpperCase() ?? '';
  return (
    <RecordPage name={intl.formatMessage({ id: title }, { number })} list={list} isWide>
      {draft && draft.status !== 'new' ? (
        <PurchaseRecord order={draft} />
      ) : (
        <PurchaseDraft
          draft={draft}
          purchasable={purchasable}
          suppliers={suppliers.filter((one) => one.isActive)}
        />
      )}
    </RecordPage>
  );
}
