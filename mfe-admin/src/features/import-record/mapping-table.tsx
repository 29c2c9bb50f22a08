import type { FeedLook } from '@gantry/contracts/schemas/feed-import';
import { TextField } from '@gantry/forms/text-field';
import { Cell, HeadCell, RowHead, Table } from '@gantry/ui';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './import-record.module.css';
import { columnKey } from './mapping-draft.ts';

/** The columns of the file with samples of each; what a column becomes is typed or picked from the known fields. */
export function MappingTable({ look }: { readonly look: FeedLook }) {
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
                <BecomesField column={name} list={fieldsId} />
              </Cell>
              <Cell className={styles.samples}>{samples.join(' · ')}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

interface BecomesFieldProps {
  readonly column: string;
  /** id of the list of known fields */
  readonly list: string;
}

function BecomesField({ column, list }: BecomesFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      mono
      labelHidden
      name={`columns.${columnKey(column)}`}
      label={intl.formatMessage({ id: 'admin.import.becomes-of' }, { column })}
      placeholder={intl.formatMessage({ id: 'admin.import.left-out' })}
      list={list}
    />
  );
}
