import type { OwnReview as Own } from '@gantry/contracts/schemas/review';
import { Button } from '@gantry/ui';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { OwnReviewPanel } from './own-review-panel.tsx';
import { writeAnchor } from './review-address.ts';
import { savedDraft } from './review-draft.ts';
import { useCatalogGetMyReviewQuery } from '../../api/reviews.endpoints.ts';
import styles from './reviews.module.css';

const ReviewForm = lazy(() => import(/* webpackChunkName: "catalog-review-form" */ './review-form.tsx'));

type Opened = 'asked' | 'resumed' | null;

/** What an account has to say of a product: the invitation to write, the form, or the review it wrote. */
export default function AccountReview({ uri, account }: { uri: string; account: string }) {
  const { data, isError, refetch } = useCatalogGetMyReviewQuery({ params: { uri } });
  const [opened, setOpened] = useOpened(uri, account, data && data.review !== null);
  const [isSent, setSent] = useState(false);
  if (isError) return <OwnReviewFailed onRetry={() => void refetch()} />;
  if (!data) return null;
  const close = () => setOpened(null);
  const sent = () => {
    setSent(true);
    close();
  };
  if (opened && mayWrite(data.review)) {
    return (
      <Suspense fallback={null}>
        <ReviewForm
          uri={uri}
          account={account}
          own={data.review}
          draft={savedDraft(uri, account)}
          isAsked={opened === 'asked'}
          onSent={sent}
          onCancel={close}
        />
      </Suspense>
    );
  }
  if (data.review)
    return (
      <OwnReviewPanel
        own={data.review}
        isNew={isSent}
        isAnswer={isSent}
        onChange={() => setOpened('asked')}
      />
    );
  return <Invitation isBuyer={data.verified} onWrite={() => setOpened('asked')} />;
}

/**
 * Whether the form is open. Whoever comes back from signing in goes on where they were: by the address, or by the draft
 * they had left.
 * @param isWritten undefined while it is not known
 */
function useOpened(uri: string, account: string, isWritten: boolean | undefined) {
  const { hash } = useLocation();
  const [opened, setOpened] = useState<Opened>(null);
  const [lookedAt, setLookedAt] = useState<string>();
  const situation = isWritten === undefined ? undefined : [uri, account, hash, isWritten].join(' ');
  if (situation !== lookedAt) {
    setLookedAt(situation);
    if (hash === `#${writeAnchor}` && isWritten === false) setOpened('asked');
    else if (isWritten !== undefined && savedDraft(uri, account)) setOpened('resumed');
  }
  return [opened, setOpened] as const;
}

function OwnReviewFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert">
      <FormattedMessage id="catalog.reviews.own-failed" />{' '}
      <Button size="small" onClick={onRetry}>
        <FormattedMessage id="catalog.reviews.again" />
      </Button>
    </p>
  );
}

function Invitation({ isBuyer, onWrite }: { isBuyer: boolean; onWrite: () => void }) {
  return (
    <>
      <p>
        <FormattedMessage id={`catalog.reviews.invite${isBuyer ? '-buyer' : ''}`} />
      </p>
      <Button className={styles.needsScripts} onClick={onWrite}>
        <FormattedMessage id="catalog.reviews.write" />
      </Button>
    </>
  );
}

const mayWrite = (own: Own | null): boolean => own === null || own.canChange;
