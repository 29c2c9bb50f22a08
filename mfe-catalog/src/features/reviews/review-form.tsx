import { failureOf, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import { reviewEntrySchema, type OwnReview } from '@gantry/contracts/schemas/review';
import { Form } from '@gantry/forms/form';
import { useFormValues } from '@gantry/forms/form-values';
import { RadioField } from '@gantry/forms/radio-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { TextareaField } from '@gantry/forms/textarea-field';
import { Alert, Button } from '@gantry/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dropDraft, keepDraft, keptDraft, type Draft } from './review-draft.ts';
import { useCatalogChangeReviewMutation, useCatalogWriteReviewMutation } from './reviews.endpoints.ts';
import styles from './reviews.module.css';

export interface ReviewFormProps {
  readonly uri: string;
  readonly account: string;
  /** the review to change; a new one without it */
  readonly own: OwnReview | null;
  /** the reader has just asked for the form, so it gets the focus */
  readonly isAsked: boolean;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

const choices = ['5', '4', '3', '2', '1'] as const;

/** Writes a review or changes the own one. What is typed is kept in this tab until it is sent or given up. */
export default function ReviewForm({ uri, account, own, isAsked, onSent, onCancel }: ReviewFormProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const [draft] = useState(() => keptDraft(uri, account));
  const [initialValues] = useState(() => draft ?? valuesOf(own));
  const [write] = useCatalogWriteReviewMutation();
  const [change] = useCatalogChangeReviewMutation();
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);
  const text = (what: string) => intl.formatMessage({ id: `catalog.reviews.${what}` });
  const leave = (then: () => void) => {
    dropDraft(uri);
    then();
  };
  return (
    <div className={styles.panel}>
      <h3 id="review-form-title" ref={heading} tabIndex={-1}>
        <FormattedMessage id={own ? 'catalog.reviews.change-title' : 'catalog.reviews.write'} />
      </h3>
      {draft ? (
        <Alert tone="note">
          <FormattedMessage id="catalog.reviews.draft" />
        </Alert>
      ) : null}
      {own?.status === 'approved' ? (
        <Alert tone="warn">
          <FormattedMessage id="catalog.reviews.change-hides" />
        </Alert>
      ) : null}
      <Form
        id="review"
        aria-labelledby="review-form-title"
        schema={reviewEntrySchema}
        initialValues={initialValues}
        onSubmit={async (body, { keyFor }) => {
          const { error } = own
            ? await change(
                withKey({ params: { id: own.id }, body: { ...body, version: own.version } }, keyFor(body)),
              )
            : await write(withKey({ params: { uri }, body }, keyFor(body)));
          if (error) return refusal(failureOf(error));
          leave(onSent);
          return undefined;
        }}
      >
        <DraftKeeper uri={uri} account={account} />
        <RadioField
          name="rating"
          label={text('rating')}
          options={choices.map((stars) => ({
            value: stars,
            label: intl.formatMessage({ id: 'catalog.reviews.stars' }, { stars: Number(stars) }),
          }))}
        />
        <TextField name="title" label={text('headline')} required />
        <TextareaField name="body" label={text('text')} hint={text('text-hint')} rows={6} />
        <TextField name="displayName" label={text('name')} hint={text('name-hint')} optional />
        <div className={styles.actions}>
          <SubmitButton>
            <FormattedMessage id="catalog.reviews.send" />
          </SubmitButton>
          <Button variant="quiet" onClick={() => leave(onCancel)}>
            <FormattedMessage id="catalog.reviews.cancel" />
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Keeps what is typed as it is typed: a session may end at any moment. */
function DraftKeeper({ uri, account }: { uri: string; account: string }) {
  const values = useFormValues<Draft>();
  const first = useRef(values);
  useEffect(() => {
    if (values !== first.current) keepDraft(uri, account, values);
  }, [uri, account, values]);
  return null;
}

const worded: Readonly<Partial<Record<Failure['error']['code'], string>>> = {
  REVIEW_EXISTS: 'catalog.reviews.exists',
  STALE_VERSION: 'catalog.reviews.stale',
  TOO_MANY_REQUESTS: 'catalog.reviews.too-many',
};

function refusal(failure: Failure['error'] | undefined) {
  const message = failure && worded[failure.code];
  return { ...(failure ? { failure } : {}), ...(message ? { message } : {}) };
}

function valuesOf(own: OwnReview | null) {
  if (!own) return { title: '', body: '', displayName: '' };
  const { title, body, displayName } = own;
  return { rating: String(own.rating), title, body, displayName: displayName ?? '' };
}
