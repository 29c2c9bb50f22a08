import { failureOf } from '@gantry/api-client';
import { Button, LinkButton } from '@gantry/ui';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useSearchParams } from 'react-router';
import { reviewPath } from '../../urls.ts';
import { deleteIntent, deleteProblem, type DeleteProblem, type PostedDelete } from './posted-delete.ts';
import { useCatalogDeleteReviewMutation } from './reviews.endpoints.ts';
import styles from './reviews.module.css';

interface DeleteReviewProps {
  readonly id: string;
  readonly uri: string;
  /** it stands on the review's own page, which asks and takes the answer without scripts too */
  readonly isPlain: boolean;
}

/** Asks once before a review is gone for good. */
export function DeleteReview({ id, uri, isPlain }: DeleteReviewProps) {
  const [search] = useSearchParams();
  const [isAsked, setAsked] = useState(isPlain && search.has('delete'));
  const answered = useActionData<PostedDelete>();
  const posted = answered?.intent === deleteIntent ? answered.problem : null;
  const [problem, setProblem] = useState<DeleteProblem | null>(posted);
  const [remove, { isLoading }] = useCatalogDeleteReviewMutation();
  if (!isAsked) {
    return (
      <>
        <Button size="small" variant="quiet" className={styles.needsScripts} onClick={() => setAsked(true)}>
          <FormattedMessage id="catalog.reviews.delete" />
        </Button>
        {isPlain ? (
          <noscript>
            <LinkButton size="small" variant="quiet" to={reviewPath(uri, 'delete')}>
              <FormattedMessage id="catalog.reviews.delete" />
            </LinkButton>
          </noscript>
        ) : null}
      </>
    );
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await remove({ params: { id } });
    setProblem(error ? deleteProblem(failureOf(error)) : null);
  };
  return (
    <form method="post" onSubmit={submit} className={styles.actions} aria-labelledby="delete-review">
      <input type="hidden" name="intent" value={deleteIntent} />
      <input type="hidden" name="review" value={id} />
      <span id="delete-review">
        <FormattedMessage id="catalog.reviews.delete-sure" />
      </span>
      <Button type="submit" size="small" variant="danger" busy={isLoading}>
        <FormattedMessage id="catalog.reviews.delete" />
      </Button>
      <LinkButton
        size="small"
        variant="quiet"
        to={reviewPath(uri)}
        onClick={(event) => {
          event.preventDefault();
          setAsked(false);
        }}
      >
        <FormattedMessage id="catalog.reviews.keep" />
      </LinkButton>
      {problem ? (
        <span role="alert">
          <FormattedMessage id={`catalog.reviews.delete-${problem}`} />
        </span>
      ) : null}
    </form>
  );
}
