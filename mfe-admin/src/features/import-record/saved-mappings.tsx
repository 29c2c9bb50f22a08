import type { ColumnMapping, FeedLook } from '@gantry/contracts/schemas/feed-import';
import { useFormActions } from '@gantry/forms/form-values';
import { SelectField } from '@gantry/forms/select-field';
import { useIntl } from 'react-intl';
import { useCatalogListMappingsQuery } from '../../api/feeds.endpoints.ts';
import styles from './import-record.module.css';
import { draftOf } from './mapping-draft.ts';

export interface SavedMappingsProps {
  readonly columns: FeedLook['columns'];
  readonly onSaved: (mapping: ColumnMapping) => void;
}

/** The mappings kept of earlier files; a chosen one takes the place of what is typed. */
export function SavedMappings({ columns, onSaved }: SavedMappingsProps) {
  const intl = useIntl();
  const { changeValues } = useFormActions();
  const { data: kept = [] } = useCatalogListMappingsQuery();
  if (kept.length === 0) return null;
  const takeMapping = (chosen: string) => {
    const mapping = kept.find(({ name }) => name === chosen)?.mapping;
    if (!mapping) return;
    changeValues({ ...draftOf(mapping, columns) });
    onSaved(mapping);
  };
  return (
    <div className={styles.pair}>
      <SelectField
        name="kept"
        label={intl.formatMessage({ id: 'admin.import.kept' })}
        placeholder={intl.formatMessage({ id: 'admin.import.kept-choose' })}
        options={kept.map(({ name }) => ({ value: name, label: name }))}
        onChosen={takeMapping}
      />
    </div>
  );
}
