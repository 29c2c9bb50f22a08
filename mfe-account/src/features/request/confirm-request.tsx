import { newRequestPath } from '@gantry/contracts/addresses/account';
import type { RequestPreview, Requestable } from '@gantry/contracts/schemas/order-request';
import { scanEndings, type RecordFile } from '@gantry/contracts/schemas/record-file';
import { Form } from '@gantry/forms/form';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextareaField } from '@gantry/forms/textarea-field';
import { UploadField } from '@gantry/forms/upload-field';
import { useUploads, type Uploads } from '@gantry/forms/use-uploads';
import { DataList } from '@gantry/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { RefundList } from './refund-list.tsx';
import { requestTextsSchema, type PostedRequest, type RequestTexts } from './request-texts.ts';
import styles from './request.module.css';
import { useCreateRequest, usePhotoUpload } from './use-create-request.ts';
import { withEditing, type Wish } from './wish.ts';

export interface ConfirmRequestProps {
  readonly wish: Wish;
  /** the id under which its photos are sent */
  readonly draft: string;
  readonly token: string | undefined;
  readonly requestable: Requestable;
  readonly preview: RequestPreview;
  /** photos that have arrived already */
  readonly photos: readonly RecordFile[];
  /** how the form came back when it was posted without scripts */
  readonly posted: PostedRequest | undefined;
}

/** Last step: what goes back and who pays the freight, photos and a note, then asking. Works with scripts off. */
export function ConfirmRequest(props: ConfirmRequestProps) {
  const { wish, draft, requestable, preview, photos, posted } = props;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `account.request.${id}` });
  const [initialValues] = useState(() => posted?.answer.values ?? { note: '', photos: draft });
  const known = { files: photos, refused: posted?.refused };
  const uploads = useUploads(usePhotoUpload(props), known);
  const create = useCreateRequest(props, preview);
  return (
    <Form
      id="new-request"
      className={styles.form}
      schema={requestTextsSchema}
      initialValues={initialValues}
      posted={usePosted(posted)}
      hasFiles
      aria-label={text(`send.${wish.type}`)}
      onSubmit={async (values, attempt) => {
        await uploads.settled();
        return create(values as RequestTexts, attempt);
      }}
    >
      <PlainPostKey />
      <input type="hidden" name="acceptedRefund" value={preview.refund.credit} />
      <AskedFacts wish={wish} requestable={requestable} preview={preview} />
      <RefundList refund={preview.refund} percent={preview.restockingPercent} />
      <p>
        <FormattedMessage id={outlook(wish, preview)} />
      </p>
      {wish.type === 'return' ? <Photos preview={preview} uploads={uploads} /> : null}
      <TextareaField name="note" label={text('note')} rows={4} optional />
      <div className={styles.row}>
        <SubmitButton plain>{text(`send.${wish.type}`)}</SubmitButton>
        <BackLink />
      </div>
    </Form>
  );
}

/** Back to the items and the reason, with what was chosen and sent so far. */
function BackLink() {
  const [address] = useSearchParams();
  return (
    <Link to={`${newRequestPath()}?${withEditing(address)}`}>
      <FormattedMessage id="account.request.back" />
    </Link>
  );
}

/** What is wrong with a form that was posted, in the order of the page. */
function usePosted(posted: PostedRequest | undefined) {
  const intl = useIntl();
  return useMemo(() => {
    const labelOf = (name: string) => [name, intl.formatMessage({ id: `account.request.${name}` })] as const;
    const labels = Object.fromEntries(['photos', 'note'].map(labelOf));
    return posted && { problems: posted.answer.problems, labels };
  }, [posted, intl]);
}

/** What follows, in one sentence. */
function outlook({ type }: Wish, { isImmediate, usually }: RequestPreview): string {
  if (isImmediate) return 'account.request.outlook.immediate';
  return type === 'cancellation'
    ? 'account.request.outlook.cancellation'
    : `account.request.outlook.${usually}`;
}

interface PhotosProps {
  readonly preview: RequestPreview;
  readonly uploads: Uploads;
}

/** Photos of the goods, sent as soon as they are chosen. */
function Photos({ preview: { photos, isNoteEnough }, uploads }: PhotosProps) {
  const intl = useIntl();
  const hint = isNoteEnough ? 'account.request.photos-or-note' : 'account.request.photos-hint';
  return (
    <UploadField
      name="photos"
      label={intl.formatMessage({ id: 'account.request.photos' })}
      {...(photos > 0 ? { hint: intl.formatMessage({ id: hint }, { count: photos }) } : {})}
      uploads={uploads}
      endings={scanEndings}
      needed={photos}
      optional={photos === 0}
    />
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
