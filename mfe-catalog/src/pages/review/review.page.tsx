import { useMounted, useUser } from '@gantry/api-client';
import { listingPath, productPath, reviewPath } from '@gantry/contracts/addresses/catalog';
import type { Product } from '@gantry/contracts/schemas/catalog';
import type { OwnReview } from '@gantry/contracts/schemas/review';
import type { Posted } from '@gantry/forms/posted';
import { Alert, Breadcrumb, PageHeader } from '@gantry/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useNavigate, useParams, useSearchParams } from 'react-router';
import { useCatalogGetProductQuery } from '../../api/product.endpoints.ts';
import { OwnReviewPanel } from '../../features/reviews/own-review-panel.tsx';
import type { ReviewValues } from '../../features/reviews/posted-review.ts';
import type { PostedDelete } from '../../features/reviews/posted-delete.ts';
import { reviewsAnchor } from '../../features/reviews/review-address.ts';
import { savedDraft, type Draft } from '../../features/reviews/review-draft.ts';
import ReviewForm from '../../features/reviews/review-form.tsx';
import { useCatalogGetMyReviewQuery } from '../../api/reviews.endpoints.ts';
import { formTexts } from '../../messages/forms/form-texts.ts';
import styles from './review.module.css';

export { action } from './review.action.ts';
export { loader } from './review.loader.ts';
export const prepare = formTexts.load;

/**
 * The visitor's review of a product on a page of its own: written, changed, or where it stands. The product page has
 * the same in its place; this one works with scripts off too.
 */
export default function ReviewPage() {
  formTexts.use();
  const uri = useParams().uri ?? '';
  const intl = useIntl();
  const { data: product } = useCatalogGetProductQuery({ params: { uri } });
  const { data: mine } = useCatalogGetMyReviewQuery({ params: { uri } });
  const user = useUser();
  if (!product || !mine || !user) return null;
  const home = { name: intl.formatMessage({ id: 'catalog.listing.home' }), to: '/' };
  return (
    <>
      <Breadcrumb
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        items={[home, ...crumbsOf(product)]}
      />
      <PageHeader
        title={<FormattedMessage id="catalog.reviews.page-title" values={{ name: product.name }} />}
      />
      <div className={styles.own}>
        <OwnPart uri={uri} account={user.accountNumber} own={mine.review} />
      </div>
    </>
  );
}

const crumbsOf = ({ breadcrumb, name, uri }: Product) => [
  ...breadcrumb.map((step) => ({ name: step.name, to: listingPath(step.path) })),
  { name, to: productPath(uri) },
];

interface OwnPartProps {
  readonly uri: string;
  readonly account: string;
  readonly own: OwnReview | null;
}

function OwnPart({ uri, account, own }: OwnPartProps) {
  const [search] = useSearchParams();
  const answered = useActionData<Posted<ReviewValues> | PostedDelete>();
  const posted = answered && !('intent' in answered) ? answered : undefined;
  const navigate = useNavigate();
  const draft = useLeftDraft(uri, account, posted !== undefined);
  const [isSentHere, setSentHere] = useState(false);
  const isChanging = search.has('change') && own?.canChange === true;
  // What came back is shown again whatever has become of the review meanwhile.
  if (own && !isChanging && !posted) {
    const change = reviewPath(uri, 'change');
    const isNew = search.has('sent');
    return <OwnReviewPanel own={own} isNew={isNew} isAnswer={isNew && isSentHere} changeTo={change} />;
  }
  return (
    <>
      {search.has('deleted') && !posted ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="catalog.reviews.deleted" />
        </Alert>
      ) : null}
      <ReviewForm
        key={draft ? 'left' : 'new'}
        uri={uri}
        account={account}
        own={own}
        draft={draft}
        isAsked={false}
        posted={posted}
        plain
        onSent={() => {
          setSentHere(true);
          void navigate(reviewPath(uri, 'sent'));
        }}
        cancelTo={`${productPath(uri)}#${reviewsAnchor}`}
      />
    </>
  );
}

/** What this account typed before and did not send. The server knows nothing of it, so it comes once the page is hydrated. */
function useLeftDraft(uri: string, account: string, isPosted: boolean): Draft | null {
  const isMounted = useMounted();
  return useMemo(
    () => (isMounted && !isPosted ? savedDraft(uri, account) : null),
    [isMounted, uri, account, isPosted],
  );
}
