import type { ColumnMapping, FeedLook } from '@gantry/contracts/schemas/feed-import';
import { ChoiceButton } from '@gantry/forms/choice-button';
import { SelectField } from '@gantry/forms/select-field';
import { TextareaField } from '@gantry/forms/textarea-field';
import { Alert } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './import-record.module.css';
import { MappingTable } from './mapping-table.tsx';
import { SavedMappings } from './saved-mappings.tsx';

export interface MappingFormProps {
  readonly look: FeedLook;
  /** the file is being looked at */
  readonly isBusy: boolean;
  /** a kept mapping was chosen; its columns stand in the form already */
  readonly onSaved: (mapping: ColumnMapping) => void;
}

/** Which column of the file becomes what. What means nothing is empty, and named as such. */
export function MappingForm({ look, isBusy, onSaved }: MappingFormProps) {
  return (
    <div className={styles.part}>
      {/* the table below is the region of this name */}
      <h2 className={styles.heading}>
        <FormattedMessage id="admin.import.mapping" />
      </h2>
      {look.zip ? (
        <p className={styles.hint}>
          <FormattedMessage id="admin.import.zip" values={look.zip} />
        </p>
      ) : null}
      <p className={styles.hint}>
        <FormattedMessage id={`admin.import.kind-${look.kind}`} />{' '}
        <FormattedMessage id="admin.import.mapping-hint" />
      </p>
      <SavedMappings columns={look.columns} onSaved={onSaved} />
      <MappingTable look={look} />
      <ColumnsWithoutMeaning columns={look.columns} />
      <FormatFields />
      <div className={styles.buttons}>
        <ChoiceButton name="action" value="look" busy={isBusy}>
          <FormattedMessage id="admin.import.look" />
        </ChoiceButton>
      </div>
    </div>
  );
}

/** Names the columns that would be lost without anybody having said so. */
function ColumnsWithoutMeaning({ columns }: Pick<FeedLook, 'columns'>) {
  const nothing = columns.filter(({ field, leftOut }) => field === null && !leftOut);
  if (nothing.length === 0) return null;
  return (
    <Alert tone="warn">
      <FormattedMessage
        id="admin.import.nothing"
        values={{ count: nothing.length, columns: nothing.map(({ name }) => name).join(', ') }}
      />
    </Alert>
  );
}

/** What every row of the file gets, whatever its columns say, and how the file writes decimals. */
function FormatFields() {
  const intl = useIntl();
  return (
    <div className={styles.pair}>
      <TextareaField
        name="constants"
        label={intl.formatMessage({ id: 'admin.import.constants' })}
        hint={intl.formatMessage({ id: 'admin.import.constants-hint' })}
      />
      <SelectField
        name="decimal"
        label={intl.formatMessage({ id: 'admin.import.decimal' })}
        options={[
          { value: '.', label: '1234.50' },
          { value: ',', label: '1234,50' },
        ]}
      />
    </div>
  );
}
