import type { ColumnMapping, FeedLook } from '@gantry/contracts/schemas/feed-import';
import { Alert, Button, Field, Select, Textarea } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useCatalogListMappingsQuery } from '../../api/feeds.endpoints.ts';
import styles from './import-record.module.css';
import type { DraftProblem, MappingDraft } from './mapping-draft.ts';
import { MappingTable } from './mapping-table.tsx';

export interface MappingFormProps {
  readonly look: FeedLook;
  readonly draft: MappingDraft;
  readonly problem: DraftProblem | undefined;
  readonly isBusy: boolean;
  readonly onDraft: (draft: MappingDraft) => void;
  /** a kept mapping was chosen */
  readonly onSaved: (mapping: ColumnMapping) => void;
  readonly onLook: () => void;
}

/** Which column of the file becomes what. What means nothing is empty, and named as such. */
export function MappingForm({ look, draft, problem, isBusy, onDraft, onSaved, onLook }: MappingFormProps) {
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
      <SavedMappings onSaved={onSaved} />
      <MappingTable look={look} draft={draft} onDraft={onDraft} />
      <ColumnsWithoutMeaning columns={look.columns} />
      <div className={styles.pair}>
        <ConstantsField draft={draft} onDraft={onDraft} />
        <DecimalField draft={draft} onDraft={onDraft} />
      </div>
      {problem ? (
        <Alert tone="bad" live="assertive">
          <FormattedMessage id={`admin.import.bad-${problem.kind}`} values={{ text: problem.text }} />
        </Alert>
      ) : null}
      <div className={styles.buttons}>
        <Button busy={isBusy} onClick={onLook}>
          <FormattedMessage id="admin.import.look" />
        </Button>
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

type DraftFieldProps = Pick<MappingFormProps, 'draft' | 'onDraft'>;

/** What every row of the file gets, whatever its columns say. */
function ConstantsField({ draft, onDraft }: DraftFieldProps) {
  return (
    <Field
      label={<FormattedMessage id="admin.import.constants" />}
      hint={<FormattedMessage id="admin.import.constants-hint" />}
    >
      {(control) => (
        <Textarea
          {...control}
          value={draft.constants}
          onChange={(event) => onDraft({ ...draft, constants: event.target.value })}
        />
      )}
    </Field>
  );
}

/** How the file writes decimals. */
function DecimalField({ draft, onDraft }: DraftFieldProps) {
  return (
    <Field label={<FormattedMessage id="admin.import.decimal" />}>
      {(control) => (
        <Select
          {...control}
          value={draft.decimal}
          onChange={(event) => onDraft({ ...draft, decimal: event.target.value === ',' ? ',' : '.' })}
        >
          <option value=".">1234.50</option>
          <option value=",">1234,50</option>
        </Select>
      )}
    </Field>
  );
}

function SavedMappings({ onSaved }: Pick<MappingFormProps, 'onSaved'>) {
  const { data: kept = [] } = useCatalogListMappingsQuery();
  if (kept.length === 0) return null;
  return (
    <div className={styles.pair}>
      <Field label={<FormattedMessage id="admin.import.kept" />}>
        {(control) => (
          <Select
            {...control}
            value=""
            onChange={(event) => {
              const chosen = kept.find(({ name }) => name === event.target.value);
              if (chosen) onSaved(chosen.mapping);
            }}
          >
            <FormattedMessage id="admin.import.kept-choose">
              {(text) => <option value="">{text}</option>}
            </FormattedMessage>
            {kept.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
