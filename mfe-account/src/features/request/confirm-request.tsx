import { newRequestAddress } from '@gantry/contracts/addresses/account';
import type { RequestPreview, Requestable } from '@gantry/contracts/schemas/order-request';
import { scanEndings } from '@gantry/contracts/schemas/record-file';
import { acceptOf } from '@gantry/forms/accept-of';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { Alert, Button, DataList, Field, Textarea } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Form, Link, useNavigation } from 'react-router';
import type { CreateAnswer } from './create-answer.ts';
import { RefundList } from './refund-list.tsx';
import styles from './request.module.css';
import type { Wish } from './wish.ts';

export interface ConfirmRequestProps {
  readonly wish: Wish;
  readonly token: string | undefined;
  readonly requestable: Requestable;
  readonly preview: RequestPreview;
  /** why it was not taken, with what was typed */
  readonly answer: CreateAnswer | undefined;
}

/** Last step: what goes back and who pays the freight, photos and a note, then asking. Works with scripts off. */
export function ConfirmRequest({ wish, token, requestable, preview, answer }: ConfirmRequestProps) {
  const { state } = useNavigation();
  return (
    <Form method="post" encType="multipart/form-data" className={styles.form}>
      {answer ? <Refused answer={answer} /> : null}
      <PlainPostKey />
      <input type="hidden" name="acceptedRefund" value={preview.refund.credit} />
      <AskedFacts wish={wish} requestable={requestable} preview={preview} />
      <RefundList refund={preview.refund} percent={preview.restockingPercent} />
      <p>
        <FormattedMessage id={outlook(wish, preview)} />
      </p>
      {wish.type === 'return' ? <Photos preview={preview} /> : null}
      <Field label={<FormattedMessage id="account.request.note" />}>
        {(control) => (
          <Textarea {...control} name="note" rows={4} maxLength={5000} defaultValue={answer?.note ?? ''} />
        )}
      </Field>
      <div className={styles.row}>
        <Button type="submit" variant="primary" busy={state === 'submitting'}>
          <FormattedMessage id={`account.request.send.${wish.type}`} />
        </Button>
        <Link to={newRequestAddress(wish.order, { type: wish.type, token })}>
          <FormattedMessage id="account.request.back" />
        </Link>
      </div>
    </Form>
  );
}

/** What follows, in one sentence. */
function outlook({ type }: Wish, { isImmediate, usually }: RequestPreview): string {
  if (isImmediate) return 'account.request.outlook.immediate';
  return type === 'cancellation'
    ? 'account.request.outlook.cancellation'
    : `account.request.outlook.${usually}`;
}

function Photos({ preview: { photos, isNoteEnough } }: { readonly preview: RequestPreview }) {
  const hint = isNoteEnough ? 'account.request.photos-or-note' : 'account.request.photos-hint';
  return (
    <Field
      label={<FormattedMessage id="account.request.photos" values={{ count: photos }} />}
      hint={photos > 0 ? <FormattedMessage id={hint} values={{ count: photos }} /> : undefined}
    >
      {(control) => <input {...control} type="file" name="file" accept={acceptOf(scanEndings)} multiple />}
    </Field>
  );
}

function Refused({ answer: { problem, refused, sent } }: { readonly answer: CreateAnswer }) {
  return (
    <Alert tone="bad" live="assertive">
      <p>
        <FormattedMessage id={`account.request.problem.${problem}`} />
      </p>
      {sent > 0 ? (
        <p>
          <FormattedMessage id="account.request.photos-kept" values={{ count: sent }} />
        </p>
      ) : null}
      {refused.map(({ name, problem: why }) => (
        <p key={name}>
          {name}: <FormattedMessage id={`forms.file.problem.${why}`} />
        </p>
      ))}
    </Alert>
  );
}

/** What is asked, and who pays the freight of a return. */
function AskedFacts({
  wish,
  requestable,
  preview,
}: Pick<ConfirmRequestProps, 'wish' | 'requestable' | 'preview'>) {
  const names = new Map(requestable.lines.map((line) => [line.lineId, line]));
  return (
    <DataList
      items={[
        {
          key: 'subject',
          term: <FormattedMessage id="account.request.subject" />,
          value: <FormattedMessage id={`account.request.subject.${wish.subject}`} />,
        },
        {
          key: 'lines',
          term: <FormattedMessage id="account.request.lines" />,
          value: wish.lines
            .map(({ lineId, quantity }) => `${quantity} × ${names.get(lineId)?.name ?? ''}`)
            .join('\n'),
        },
        ...(wish.type === 'return'
          ? [
              {
                key: 'freight',
                term: <FormattedMessage id="account.request.freight" />,
                value: <FormattedMessage id={`account.request.freight.${preview.freightPayer}`} />,
              },
            ]
          : []),
      ]}
    />
  );
}
