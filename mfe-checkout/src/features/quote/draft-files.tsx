import { useMounted } from '@gantry/api-client';
import { draftFileAddress } from '@gantry/contracts/file-address';
import type { DraftProduct } from '@gantry/contracts/schemas/quote-request';
import { recordFileEndings, type RecordFile } from '@gantry/contracts/schemas/record-file';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { RecordFileList, type FileLine } from '@gantry/forms/record-files';
import { sendFile, type FileProblem } from '@gantry/forms/send-file';
import { Alert, Button, Field, Select } from '@gantry/ui';
import { useState, type ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useSalesAnnounceDraftFileMutation,
  useSalesRemoveDraftFileMutation,
  useSalesSaveQuoteDraftMutation,
  useSalesSendFileChunkMutation,
} from '../../api/quote.endpoints.ts';
import { sentAnswer } from '../../api/sent-answer.ts';
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
      {refused.length > 0 ? <Refused refused={refused} /> : null}
    </section>
  );
}

interface RefusedFile {
  readonly name: string;
  readonly problem: FileProblem;
}

/** The files of the draft as they are now, and how they change. */
function useDraftFiles(known: readonly RecordFile[]) {
  const { current } = useFormActions();
  const [files, setFiles] = useState(known);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [save] = useSalesSaveQuoteDraftMutation();
  const [announce] = useSalesAnnounceDraftFileMutation();
  const [sendChunk] = useSalesSendFileChunkMutation();
  const [remove] = useSalesRemoveDraftFileMutation();
  const calls = {
    announceFile: async (body: Parameters<typeof announce>[0]['body']) =>
      sentAnswer(await announce({ body })),
    async sendChunk(id: string, offset: number, body: Uint8Array) {
      const { data, error } = await sendChunk({ params: { id }, query: { offset: String(offset) }, body });
      const file = data?.file;
      if (file) setFiles((before) => [...before, file]);
      return sentAnswer({ data, error });
    },
  };
  const addFiles = async (chosen: readonly File[], line: string | null) => {
    setBusy(true);
    setRefused([]);
    // the draft that files belong to has to be there first
    await save({ body: draftOf(current() as QuoteValues) });
    for (const file of chosen) {
      const { problem } = await sendFile(file, line, calls);
      if (problem) setRefused((before) => [...before, { name: file.name, problem }]);
    }
    setBusy(false);
  };
  const removeFile = async ({ id }: RecordFile) => {
    await remove({ params: { id } });
    setFiles((before) => before.filter((file) => file.id !== id));
  };
  return { files, refused, isBusy, addFiles, removeFile };
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
            accept={recordFileEndings.map((ending) => `.${ending}`).join(',')}
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

interface RemoveFileProps {
  readonly file: RecordFile;
  readonly onRemove: (file: RecordFile) => Promise<void>;
}

function RemoveFile({ file, onRemove }: RemoveFileProps) {
  const intl = useIntl();
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={intl.formatMessage({ id: 'forms.file.remove' }, { name: file.name })}
      onClick={() => void onRemove(file)}
    >
      <FormattedMessage id="checkout.quote.remove" />
    </Button>
  );
}

function Refused({ refused }: { readonly refused: readonly RefusedFile[] }) {
  return (
    <Alert tone="bad" live="polite">
      {refused.map(({ name, problem }) => (
        <p key={name}>
          {name}: <FormattedMessage id={`forms.file.problem.${problem}`} />
        </p>
      ))}
    </Alert>
  );
}
