import { adminRequestsPath } from '@gantry/contracts/addresses/admin';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import {
  useSalesAdminGetOrderRequestQuery,
  useSalesAdminGetRequestableQuery,
} from '../../api/requests.endpoints.ts';
import { CreateRequest } from '../../features/request-record/create-request.tsx';
import { RequestRecord } from '../../features/request-record/request-record.tsx';
import { NoRequests } from '../../parts/no-requests.tsx';
import { RecordPage } from '../../parts/record-page.tsx';
import { useWatched } from '../../parts/use-watched.ts';
import { requestOf } from './request-of.ts';

export { loader } from './request.loader.ts';

const list = { title: 'admin.requests.title', to: adminRequestsPath() };

/** A cancellation or return, or where one is asked for on behalf of a customer. */
export default function RequestPage() {
  const address = requestOf(useParams().request);
  if (!address) return null;
  return address.kind === 'record' ? (
    <Record number={address.number} />
  ) : (
    <NewRequest key={address.order} order={address.order} />
  );
}

function Record({ number }: { readonly number: string }) {
  const intl = useIntl();
  const { data: request, error, refetch } = useSalesAdminGetOrderRequestQuery({ params: { number } });
  useWatched(refetch);
  if (error) return <NoRequests error={error} />;
  if (!request) return null;
  const name = intl.formatMessage(
    { id: `admin.request.heading.${request.type}` },
    { number: number.toUpperCase() },
  );
  return (
    <RecordPage name={name} list={list} place={{ list: 'requests', key: number }} isWide>
      <RequestRecord request={request} />
    </RecordPage>
  );
}

function NewRequest({ order }: { readonly order: string }) {
  const intl = useIntl();
  const { data: requestable, error } = useSalesAdminGetRequestableQuery({ params: { number: order } });
  if (error) return <NoRequests error={error} />;
  if (!requestable) return null;
  const name = intl.formatMessage({ id: 'admin.request.new' }, { number: order.toUpperCase() });
  return (
    <RecordPage name={name} list={list}>
      <CreateRequest requestable={requestable} />
    </RecordPage>
  );
}
