import { signInPath, useUser } from '@gantry/api-client';
import { productPath, reviewPath } from '@gantry/contracts/addresses/catalog';
import { LinkButton } from '@gantry/ui';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { formTexts } from '../../messages/forms/form-texts.ts';
import { writeAnchor } from './review-address.ts';
import styles from './reviews.module.css';

/** A chunk of its own: most readers are guests. */
const AccountReview = formTexts.lazy(
  () => import(/* webpackChunkName: "catalog-account-review" */ './account-review.tsx'),
);

/** The reader's own part: signing in, writing, or the review they wrote with where it stands. */
export function OwnReview({ uri }: { readonly uri: string }) {
  const user = useUser();
  return (
    <div className={styles.own} id={writeAnchor}>
      {user ? (
        <Suspense fallback={null}>
          <AccountReview key={user.accountNumber} uri={uri} account={user.accountNumber} />
        </Suspense>
      ) : (
        <ForGuest uri={uri} />
      )}
    </div>
  );
}

function ForGuest({ uri }: { uri: string }) {
  return (
    <>
      <p>
        <FormattedMessage id="catalog.reviews.guest" />
      </p>
      <LinkButton
        className={styles.needsScripts}
        to={signInPath(`${productPath(uri)}#${writeAnchor}`)}
        rel="nofollow"
      >
        <FormattedMessage id="catalog.reviews.sign-in" />
      </LinkButton>
      {/* Where no script can tell whose page this is, the page of the review asks. */}
      <noscript>
        <LinkButton to={reviewPath(uri)} rel="nofollow">
          <FormattedMessage id="catalog.reviews.write" />
        </LinkButton>
      </noscript>
    </>
  );
}
