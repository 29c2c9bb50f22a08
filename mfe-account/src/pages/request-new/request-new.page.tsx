import { myOrderPath } from '@gantry/contracts/addresses/account';
import { Alert, PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link, useActionData, useSearchParams } from 'react-router';
import {
  useSalesGetRequestableQuery,
  useSalesListRequestFilesQuery,
  useSalesPreviewOrderRequestQuery,
} from '../../api/requests.endpoints.ts';
import { ChooseLines } from '../../features/request/choose-lines.tsx';
import { ConfirmRequest } from '../../features/request/confirm-request.tsx';
import type { PostedRequest } from '../../features/request/request-texts.ts';
import styles from '../../features/request/request.module.css';
import { askedOf, isEditing, readWish, type Wish } from '../../features/request/wish.ts';
import { tokenQuery } from '../../parts/may-ask.ts';

export { action } from './request-new.action.ts';
export { loader } from './request-new.loader.ts';

/** Asks for a cancellation or return in two steps, for the account of an order or whoever holds its link. */
export default function RequestNewPage() {
  const [address] = useSearchParams();
  const { wish, query, requestable, last, error } = useWish(address);
  const posted = useActionData<PostedRequest>();
  if (!requestable) return null;
  return (
    <div className={styles.page}>
      <RequestNewHeader wish={wish} token={query.token} />
      {error ? (
        <Alert tone="bad" live="assertive">
          <FormattedMessage id="account.request.problem.lines" />
        </Alert>
      ) : null}
      {last ? (
        <ConfirmRequest
          key={last.draft}
          {...last}
          wish={wish}
          token={query.token}
          requestable={requestable}
          posted={posted}
        />
      ) : (
        <ChooseLines
          key={wish.type}
          requestable={requestable}
          wish={wish}
          token={query.token}
          isIncomplete={address.has('draft') && !askedOf(wish) && !isEditing(address)}
        />
      )}
    </div>
  );
}

/** What the address asks for, what can be, and once enough is said what the last step shows. */
function useWish(address: URLSearchParams) {
  const wish = readWish(address);
  const query = tokenQuery(address);
  const key = { params: { number: wish.order }, query };
  const asked = isEditing(address) ? null : askedOf(wish);
  const body = asked ?? { type: wish.type, subject: 'wrong-item-purchased' as const, lines: [] };
  const { draft } = wish;
  const ofDraft = { ...key, query: { ...query, draft: draft ?? '' } };
  const skip = asked === null || draft === null;
  const { data: requestable } = useSalesGetRequestableQuery(key);
  const { data: preview, error } = useSalesPreviewOrderRequestQuery({ ...key, body }, { skip });
  const { data: sent } = useSalesListRequestFilesQuery(ofDraft, { skip });
  const isLast = !skip && preview && sent && !error;
  return { wish, query, requestable, last: isLast ? { draft, preview, photos: sent.files } : null, error };
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
