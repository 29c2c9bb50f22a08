import type { FeedLook } from '@gantry/contracts/schemas/feed-import';
import { Cell, HeadCell, RowHead, Table, TextInput } from '@gantry/ui';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './import-record.module.css';
import type { MappingDraft } from './mapping-draft.ts';

export interface MappingTableProps {
  readonly look: FeedLook;
  readonly draft: MappingDraft;
  readonly onDraft: (draft: MappingDraft) => void;
}

/** The columns of the file with samples of each; what a column becomes is typed or picked from the known fields. */
export function MappingTable({ look, draft, onDraft }: MappingTableProps) {
  const fieldsId = useId();
  return (
    <>
      <datalist id={fieldsId}>
        {look.fields.map((field) => (
          <option key={field}>{field}</option>
        ))}
      </datalist>
      <Table caption={<FormattedMessage id="admin.import.mapping" />}>
        <thead>
          <tr>
            {(['column', 'becomes', 'samples'] as const).map((head) => (
              <HeadCell key={head}>
                <FormattedMessage id={`admin.import.${head}`} />
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {look.columns.map(({ name, samples }) => (
            <tr key={name}>
              <RowHead className={styles.column}>{name}</RowHead>
              <Cell className={styles.becomes}>
                <BecomesInput column={name} list={fieldsId} draft={draft} onDraft={onDraft} />
              </Cell>
              <Cell className={styles.samples}>{samples.join(' · ')}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

type BecomesInputProps = Omit<MappingTableProps, 'look'> & {
  readonly column: string;
  /** id of the list of known fields */
  readonly list: string;
};

function BecomesInput({ column, list, draft, onDraft }: BecomesInputProps) {
  const intl = useIntl();
  const changeField = (text: string) => onDraft({ ...draft, columns: { ...draft.columns, [column]: text } });
  return (
    <TextInput
      mono
      aria-label={intl.formatMessage({ id: 'admin.import.becomes-of' }, { column })}
      placeholder={intl.formatMessage({ id: 'admin.import.left-out' })}
      list={list}
      value={draft.columns[column] ?? ''}
      maxLength={200}
      onChange={(event) => changeField(event.target.value)}
    />
  );
}
