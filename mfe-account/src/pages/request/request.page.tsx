import { myOrderPath, myRequestsPath } from '@gantry/contracts/addresses/account';
import type { OrderRequest } from '@gantry/contracts/schemas/order-request';
import { useFormats } from '@gantry/i18n/formats';
import { Breadcrumb, PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useActionData, useParams, useSearchParams } from 'react-router';
import { useSalesGetOrderRequestQuery } from '../../api/requests.endpoints.ts';
import { PackReturnForm } from '../../features/request/pack-return.tsx';
import { RequestChanges } from '../../features/request/request-changes.tsx';
import { RequestFacts } from '../../features/request/request-facts.tsx';
import { RequestLines } from '../../features/request/request-lines.tsx';
import { RequestTimeline } from '../../features/request/request-timeline.tsx';
import styles from '../../features/request/request.module.css';
import { ReturnForm } from '../../features/request/return-form.tsx';
import { tokenQuery } from '../../parts/may-ask.ts';
import { RequestStatus } from '../../parts/request-status.tsx';
import type { RequestAnswer } from './request.action.ts';

export { action } from './request.action.ts';
export { loader } from './request.loader.ts';

/** A cancellation or return: where it stands, what it comes to, what to do now, and what happened. */
export default function RequestPage() {
  const { number = '' } = useParams();
  const [address] = useSearchParams();
  const query = tokenQuery(address);
  const { data: request } = useSalesGetOrderRequestQuery({ params: { number }, query });
  const answer = useActionData<RequestAnswer>();
  if (!request) return null;
  const posted = answer && 'answer' in answer ? answer : undefined;
  const refused = answer && 'code' in answer ? answer : undefined;
  return (
    <div className={styles.page}>
      <RequestHead request={request} token={query.token} />
      <ReturnForm request={request} token={query.token} />
      {request.mayPack ? (
        <PackReturnForm
          key={request.parcels.map(({ labelId }) => labelId).join()}
          request={request}
          token={query.token}
          posted={posted}
        />
      ) : null}
      <RequestLines lines={request.lines} />
      <RequestFacts request={request} token={query.token} />
      <RequestChanges request={request} refused={refused} />
      <section aria-labelledby="request-story" className={styles.section}>
        <h2 id="request-story">
          <FormattedMessage id="account.order.timeline" />
        </h2>
        <RequestTimeline history={request.history} />
      </section>
    </div>
  );
}

interface RequestHeadProps {
  readonly request: OrderRequest;
  readonly token: string | undefined;
}

/** What it is called and where it stands; whoever came by a link has no list to go back to. */
function RequestHead({ request, token }: RequestHeadProps) {
  const intl = useIntl();
  const { time } = useFormats();
  const name = intl.formatMessage(
    { id: `account.request.heading.${request.type}` },
    { number: request.number.toUpperCase() },
  );
  const order = request.orderNumber;
  const lead = (
    <FormattedMessage
      id="account.request.lead"
      values={{ when: time(request.createdAt), number: order.toUpperCase() }}
    />
  );
  return (
    <PageHeader
      above={
        token ? null : (
          <Breadcrumb
            label={intl.formatMessage({ id: 'account.breadcrumb' })}
            items={[
              { name: intl.formatMessage({ id: 'account.requests.heading' }), to: myRequestsPath() },
              { name },
            ]}
          />
        )
      }
      title={name}
      aside={<RequestStatus status={request.status} />}
      lead={token ? lead : <Link to={myOrderPath(order)}>{lead}</Link>}
    />
  );
}
