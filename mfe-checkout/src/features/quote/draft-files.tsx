import { useMounted } from '@gantry/api-client';
import { draftFileAddress } from '@gantry/contracts/file-address';
import type { DraftProduct } from '@gantry/contracts/schemas/quote-request';
import { recordFileEndings, type RecordFile } from '@gantry/contracts/schemas/record-file';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { RecordFileList, type FileLine } from '@gantry/forms/record-files';
import { acceptOf } from '@gantry/forms/accept-of';
import { RefusedFiles, RemoveFile } from '@gantry/forms/upload-parts';
import { useUploads, type Uploads } from '@gantry/forms/use-uploads';
import { Field, Select } from '@gantry/ui';
import { useState, type ChangeEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useSalesAnnounceDraftFileMutation,
  useSalesRemoveDraftFileMutation,
  useSalesSaveQuoteDraftMutation,
  useSalesSendFileChunkMutation,
} from '../../api/quote.endpoints.ts';
import { sentAnswer } from '@gantry/api-client/sent-answer';
import { draftOf, type LineValues, type QuoteValues } from './quote-values.ts';
import styles from './quote.module.css';

export interface DraftFilesProps {
  /** what the draft has already */
  readonly known: readonly RecordFile[];
  readonly products: readonly DraftProduct[];
}

/**
 * Files of the request or one of its lines, sent as soon as they are chosen. Without scripts they are added on the
 * page of the request, once it is sent.
 */
export function DraftFiles({ known, products }: DraftFilesProps) {
  const isMounted = useMounted();
  const lines = useFileLines(products);
  const { files, refused, isBusy, addFiles, removeFile } = useDraftFiles(known);
  return (
    <section className={styles.section} aria-labelledby="quote-files">
      <h2 id="quote-files">
        <FormattedMessage id="forms.file.title" />
      </h2>
      <RecordFileList
        files={files}
        lines={lines}
        addressOf={({ id }) => draftFileAddress(id)}
        actionsOf={(file) => <RemoveFile file={file} onRemove={removeFile} />}
      />
      {isMounted ? (
        <ChooseFiles lines={lines} isBusy={isBusy} onChosen={addFiles} />
      ) : (
        <p className={styles.soft}>
          <FormattedMessage id="checkout.quote.files-later" />
        </p>
      )}
      <RefusedFiles refused={refused} />
    </section>
  );
}

/** The files of the draft as they are now, and how they change. */
function useDraftFiles(known: readonly RecordFile[]): Uploads {
  const { current } = useFormActions();
  const [save] = useSalesSaveQuoteDraftMutation();
  const [announce] = useSalesAnnounceDraftFileMutation();
  const [sendChunk] = useSalesSendFileChunkMutation();
  const [remove] = useSalesRemoveDraftFileMutation();
  return useUploads(
    {
      announceFile: async (body) => {
        // the draft that files belong to has to be there first
        await save({ body: draftOf(current() as QuoteValues) });
        return sentAnswer(await announce({ body }));
      },
      sendChunk: async (id, offset, body) =>
        sentAnswer(await sendChunk({ params: { id }, query: { offset: String(offset) }, body })),
      removeFile: async ({ id }) => !(await remove({ params: { id } })).error,
    },
    { files: known },
  );
}

/** The lines that files can belong to, as the form has them now. */
function useFileLines(products: readonly DraftProduct[]): FileLine[] {
  const lines = useFormValue<readonly LineValues[]>('lines') ?? [];
  return lines.flatMap(({ key, sku, requested }) => {
    const label = products.find((product) => product.sku === sku)?.name ?? (sku || requested);
    return key && label ? [{ value: key, label }] : [];
  });
}

interface ChooseFilesProps {
  readonly lines: readonly FileLine[];
  readonly isBusy: boolean;
  readonly onChosen: (files: readonly File[], line: string | null) => Promise<void>;
}

function ChooseFiles({ lines, isBusy, onChosen }: ChooseFilesProps) {
  const [line, setLine] = useState('');
  const sendChosen = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const meant = lines.some(({ value }) => value === line) ? line : null;
    void onChosen([...(input.files ?? [])], meant).then(() => (input.value = ''));
  };
  return (
    <>
      {lines.length > 0 ? <ChooseLine lines={lines} line={line} onChosen={setLine} /> : null}
      <Field
        label={<FormattedMessage id="forms.file.choose" />}
        hint={<FormattedMessage id={isBusy ? 'forms.file.sending' : 'forms.file.hint'} />}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept={acceptOf(recordFileEndings)}
            multiple
            disabled={isBusy}
            onChange={sendChosen}
          />
        )}
      </Field>
    </>
  );
}

interface ChooseLineProps {
  readonly lines: readonly FileLine[];
  readonly line: string;
  readonly onChosen: (line: string) => void;
}

function ChooseLine({ lines, line, onChosen }: ChooseLineProps) {
  return (
    <Field label={<FormattedMessage id="forms.file.line" />}>
      {(control) => (
        <Select {...control} value={line} onChange={(event) => onChosen(event.target.value)}>
          <FormattedMessage id="forms.file.whole">
            {(words) => <option value="">{words}</option>}
          </FormattedMessage>
          {lines.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
