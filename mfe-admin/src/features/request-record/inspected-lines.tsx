import { sentAnswer } from '@gantry/api-client/sent-answer';
import {
  returnConditions,
  returnDispositions,
  type AdminOrderRequest,
} from '@gantry/contracts/schemas/order-request';
import { scanEndings } from '@gantry/contracts/schemas/record-file';
import { useFormValue } from '@gantry/forms/form-values';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { GiftMark } from '@gantry/ui/gift-mark';
import { UploadField } from '@gantry/forms/upload-field';
import { useUploads, type UploadCalls } from '@gantry/forms/use-uploads';
import { useIntl } from 'react-intl';
import {
  useSalesAdminAnnouncePhotoMutation,
  useSalesAdminRemovePhotoMutation,
  useSalesAdminSendPhotoChunkMutation,
} from '../../api/requests.endpoints.ts';
import styles from '../../parts/act-form.module.css';

export interface InspectedLinesProps {
  readonly request: AdminOrderRequest;
  /** of the lines that may have come */
  readonly numbers: readonly number[];
}

/** What came back of each line, in what state, with photos of it. */
export function InspectedLines({ request, numbers }: InspectedLinesProps) {
  return request.lines
    .filter(({ lineNumber }) => numbers.includes(lineNumber))
    .map((line, place) => (
      <InspectedLine key={line.lineNumber} number={request.number} line={line} place={place} />
    ));
}

interface InspectedLineProps {
  readonly number: string;
  readonly line: AdminOrderRequest['lines'][number];
  readonly place: number;
}

function InspectedLine({ number, line: { lineNumber, name, isGift }, place }: InspectedLineProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.request.${id}` });
  const optionsOf = (kind: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: text(`${kind}.${value}`) }));
  const fieldOf = (field: string) => `lines[${place}].${field}`;
  const draft = useFormValue(fieldOf('photos')) ?? '';
  const uploads = useUploads(usePhotoUpload({ number, draft, line: String(lineNumber) }));
  return (
    <fieldset className={styles.line}>
      <legend>
        {lineNumber}. {name}
        <GiftMark isGift={isGift} />
      </legend>
      <div className={styles.fields}>
        <TextField name={fieldOf('quantity')} label={text('column.quantity')} inputMode="numeric" required />
        <SelectField
          name={fieldOf('condition')}
          label={text('condition')}
          options={optionsOf('condition', returnConditions)}
        />
        <SelectField
          name={fieldOf('disposition')}
          label={text('disposition')}
          options={optionsOf('disposition', returnDispositions)}
        />
        <UploadField
          name={fieldOf('photos')}
          label={text('inspection-photos')}
          hint={text('inspection-photos-hint')}
          uploads={uploads}
          endings={scanEndings}
          optional
        />
      </div>
    </fieldset>
  );
}

interface PhotosKey {
  readonly number: string;
  readonly draft: string;
  readonly line: string;
}

/** How photos of a line are sent, and taken out again. */
function usePhotoUpload({ number, draft, line }: PhotosKey): UploadCalls {
  const [announce] = useSalesAdminAnnouncePhotoMutation();
  const [sendChunk] = useSalesAdminSendPhotoChunkMutation();
  const [remove] = useSalesAdminRemovePhotoMutation();
  const params = { number, draft };
  return {
    announceFile: async (file) => sentAnswer(await announce({ params, body: { ...file, line } })),
    sendChunk: async (id, offset, body) =>
      sentAnswer(await sendChunk({ params: { id }, query: { offset: String(offset) }, body })),
    removeFile: async ({ id }) => !(await remove({ params: { ...params, id } })).error,
  };
}
