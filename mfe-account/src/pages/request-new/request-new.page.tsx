import { myOrderPath } from '@gantry/contracts/addresses/account';
import { Alert, PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link, useActionData, useSearchParams } from 'react-router';
import {
  useSalesGetRequestableQuery,
  useSalesPreviewOrderRequestQuery,
} from '../../api/requests.endpoints.ts';
import { ChooseLines } from '../../features/request/choose-lines.tsx';
import { ConfirmRequest } from '../../features/request/confirm-request.tsx';
import type { CreateAnswer } from '../../features/request/create-answer.ts';
import styles from '../../features/request/request.module.css';
import { askedOf, readWish, type Wish } from '../../features/request/wish.ts';
import { tokenQuery } from '../../parts/may-ask.ts';

export { action } from './request-new.action.ts';
export { loader } from './request-new.loader.ts';

/** Asks for a cancellation or return in two steps, for the account of an order or whoever holds its link. */
export default function RequestNewPage() {
  const [address] = useSearchParams();
  const wish = readWish(address);
  const query = tokenQuery(address);
  const key = { params: { number: wish.order }, query };
  const asked = askedOf(wish);
  const answer = useActionData<CreateAnswer>();
  const { data: requestable } = useSalesGetRequestableQuery(key);
  const body = asked ?? { type: wish.type, subject: 'wrong-item-purchased' as const, lines: [] };
  const { data: preview, error } = useSalesPreviewOrderRequestQuery({ ...key, body }, { skip: !asked });
  if (!requestable) return null;
  const isReady = asked && preview && !error;
  return (
    <div className={styles.page}>
      <RequestNewHeader wish={wish} token={query.token} />
      {error ? (
        <Alert tone="bad" live="assertive">
          <FormattedMessage id="account.request.problem.lines" />
        </Alert>
      ) : null}
      {isReady ? (
        <ConfirmRequest
          wish={wish}
          token={query.token}
          requestable={requestable}
          preview={preview}
          answer={answer}
        />
      ) : (
        <ChooseLines
          key={wish.type}
          requestable={requestable}
          wish={wish}
          token={query.token}
          isIncomplete={address.has('draft') && !asked}
        />
      )}
    </div>
  );
}

interface RequestNewHeaderProps {
  readonly wish: Wish;
  readonly token: string | undefined;
}

/** What is asked for, with a link to the order; without it for the holder of a link, who has no page of it. */
function RequestNewHeader({ wish, token }: RequestNewHeaderProps) {
  const number = wish.order.toUpperCase();
  return (
    <PageHeader
      title={<FormattedMessage id={`account.request.new.${wish.type}`} values={{ number }} />}
      lead={
        token ? (
          <FormattedMessage id={`account.request.new-lead.${wish.type}`} />
        ) : (
          <Link to={myOrderPath(wish.order)}>
            <FormattedMessage id="account.order.heading" values={{ number }} />
          </Link>
        )
      }
    />
  );
}
