import { failureOf } from '@gantry/api-client';
import { reviewPath } from '@gantry/contracts/addresses/catalog';
import { ActionForm } from '@gantry/forms/action-form';
import { Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useSearchParams } from 'react-router';
import { deleteIntent, deleteProblem, type DeleteProblem, type PostedDelete } from './posted-delete.ts';
import { PlainButton } from './plain-button.tsx';
import { useCatalogDeleteReviewMutation } from '../../api/reviews.endpoints.ts';
import styles from './reviews.module.css';

interface DeleteReviewProps {
  readonly id: string;
  /** of the product; its review's own page asks and takes the answer without scripts too */
  readonly uri: string;
}

/** Asks once before a review is gone for good. */
export function DeleteReview({ id, uri }: DeleteReviewProps) {
  const [search] = useSearchParams();
  const [isAsked, setAsked] = useState(search.has('delete'));
  const answered = useActionData<PostedDelete>();
  const posted = answered?.intent === deleteIntent ? answered.problem : null;
  const [problem, setProblem] = useState<DeleteProblem | null>(posted);
  const [remove, { isLoading }] = useCatalogDeleteReviewMutation();
  if (!isAsked) {
    return (
      <PlainButton to={reviewPath(uri, 'delete')} onClick={() => setAsked(true)}>
        <FormattedMessage id="catalog.reviews.delete" />
      </PlainButton>
    );
  }
  const deleteReview = async () => {
    const { error } = await remove({ params: { id } });
    setProblem(error ? deleteProblem(failureOf(error)) : null);
  };
  return (
    <ActionForm
      fields={{ intent: deleteIntent, review: id }}
      onAct={() => void deleteReview()}
      className={styles.actions}
      aria-labelledby="delete-review"
    >
      <span id="delete-review">
        <FormattedMessage id="catalog.reviews.delete-sure" />
      </span>
      <Button type="submit" size="small" variant="danger" busy={isLoading}>
        <FormattedMessage id="catalog.reviews.delete" />
      </Button>
      <PlainButton to={reviewPath(uri)} onClick={() => setAsked(false)}>
        <FormattedMessage id="catalog.reviews.keep" />
      </PlainButton>
      {problem ? <Problem problem={problem} /> : null}
    </ActionForm>
  );
}

const Problem = ({ problem }: { readonly problem: DeleteProblem }) => (
  <span role="alert">
    <FormattedMessage id={`catalog.reviews.delete-${problem}`} />
  </span>
);
