import { failureOf, withKey } from '@gantry/api-client';
import { reviewEntrySchema, type OwnReview, type ReviewEntryInput } from '@gantry/contracts/schemas/review';
import { Form, type Attempt } from '@gantry/forms/form';
import { useFormValues } from '@gantry/forms/form-values';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import type { Posted } from '@gantry/forms/posted';
import { RadioField } from '@gantry/forms/radio-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { TextareaField } from '@gantry/forms/textarea-field';
import { Alert, Button, LinkButton } from '@gantry/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ReviewValues } from './posted-review.ts';
import { dropDraft, keepDraft, type Draft } from './review-draft.ts';
import { reviewRefusal } from './review-refusal.ts';
import {
  useCatalogChangeReviewMutation,
  useCatalogWriteReviewMutation,
} from '../../api/reviews.endpoints.ts';
import styles from './reviews.module.css';

export interface ReviewFormProps {
  readonly uri: string;
  readonly account: string;
  /** the review to change; a new one without it */
  readonly own: OwnReview | null;
  /** what this account has left typed and not sent */
  readonly draft: Draft | null;
  /** the reader has just asked for the form, so it gets the focus */
  readonly isAsked: boolean;
  /** what came back when the form was posted without scripts */
  readonly posted?: Posted<ReviewValues> | undefined;
  /** it stands on a page of its own, which takes it as a plain post too */
  readonly plain?: boolean;
  readonly onSent: () => void;
  /** gives up, in its place or by leaving for another page */
  readonly onCancel?: () => void;
  readonly cancelTo?: string;
}

const choices = ['5', '4', '3', '2', '1'] as const;

/** Writes a review or changes the own one. What is typed is kept in this tab until it is sent or given up. */
export default function ReviewForm(props: ReviewFormProps) {
  const { own, isAsked, plain } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [draft] = useState(props.draft);
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);
  const Title = plain ? 'h2' : 'h3';
  return (
    <div className={styles.panel}>
      <Title id="review-form-title" ref={heading} tabIndex={-1}>
        <FormattedMessage id={own ? 'catalog.reviews.change-title' : 'catalog.reviews.write'} />
      </Title>
      {draft ? <Notice tone="note" id="catalog.reviews.draft" /> : null}
      {own?.status === 'approved' ? <Notice tone="warn" id="catalog.reviews.change-hides" /> : null}
      <EntryForm {...props} />
    </div>
  );
}

function Notice({ tone, id }: { tone: 'note' | 'warn'; id: string }) {
  return (
    <Alert tone={tone}>
      <FormattedMessage id={id} />
    </Alert>
  );
}

/** The form itself; it begins with what came back, else with the draft, else with the review to change. */
function EntryForm(props: ReviewFormProps) {
  const { uri, own, posted } = props;
  const intl = useIntl();
  const [initialValues] = useState(() => posted?.values ?? props.draft ?? valuesOf(own));
  const send = useSendReview(uri, own);
  const leaveForm = (then?: () => void) => {
    dropDraft(uri);
    then?.();
  };
  return (
    <Form
      isSavedElsewhere
      id="review"
      aria-labelledby="review-form-title"
      schema={reviewEntrySchema}
      initialValues={initialValues}
      posted={posted && { problems: posted.problems, labels: labelsOf(intl) }}
      onSubmit={async (body, attempt) => {
        const { error } = await send(body, attempt);
        if (error) return reviewRefusal(failureOf(error));
        leaveForm(props.onSent);
        return undefined;
      }}
    >
      <DraftKeeper uri={uri} account={props.account} />
      <HiddenFields own={own} />
      <ReviewFields />
      <div className={styles.actions}>
        <SubmitButton plain={props.plain}>
          <FormattedMessage id="catalog.reviews.send" />
        </SubmitButton>
        <CancelButton to={props.cancelTo} onCancel={() => leaveForm(props.onCancel)} />
      </div>
    </Form>
  );
}

/** What a plain post needs besides the entries: its key, and which review it changes from which version. */
function HiddenFields({ own }: { own: OwnReview | null }) {
  return (
    <>
      <PlainPostKey />
      {own ? <input type="hidden" name="review" value={own.id} /> : null}
      {own ? <input type="hidden" name="version" value={own.version} /> : null}
    </>
  );
}

/** Sends a new review, or the own one changed. */
function useSendReview(uri: string, own: OwnReview | null) {
  const [write] = useCatalogWriteReviewMutation();
  const [change] = useCatalogChangeReviewMutation();
  return (body: ReviewEntryInput, { keyFor }: Attempt) =>
    own
      ? change(withKey({ params: { id: own.id }, body: { ...body, version: own.version } }, keyFor(body)))
      : write(withKey({ params: { uri }, body }, keyFor(body)));
}

function ReviewFields() {
  const intl = useIntl();
  const labels = labelsOf(intl);
  const hint = (what: string) => intl.formatMessage({ id: `catalog.reviews.${what}-hint` });
  return (
    <>
      <RadioField
        name="rating"
        label={labels.rating}
        options={choices.map((stars) => ({
          value: stars,
          label: intl.formatMessage({ id: 'catalog.reviews.stars' }, { stars: Number(stars) }),
        }))}
      />
      <TextField name="title" label={labels.title} required />
      <TextareaField name="body" label={labels.body} hint={hint('text')} rows={6} />
      <TextField name="displayName" label={labels.displayName} hint={hint('name')} optional />
    </>
  );
}

/** What the fields are called, in their order. */
function labelsOf(intl: IntlShape) {
  const text = (what: string) => intl.formatMessage({ id: `catalog.reviews.${what}` });
  return { rating: text('rating'), title: text('headline'), body: text('text'), displayName: text('name') };
}

function CancelButton({ to, onCancel }: { to: string | undefined; onCancel: () => void }) {
  const text = <FormattedMessage id="catalog.reviews.cancel" />;
  return to ? (
    <LinkButton variant="quiet" to={to} onClick={onCancel}>
      {text}
    </LinkButton>
  ) : (
    <Button variant="quiet" onClick={onCancel}>
      {text}
    </Button>
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

function valuesOf(own: OwnReview | null) {
  if (!own) return { title: '', body: '', displayName: '' };
  const { title, body, displayName } = own;
  return { rating: String(own.rating), title, body, displayName: displayName ?? '' };
}
