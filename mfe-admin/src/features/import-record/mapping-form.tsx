import type { ColumnMapping, FeedLook } from '@gantry/contracts/schemas/feed-import';
import {
  Alert,
  Button,
  Cell,
  Field,
  HeadCell,
  RowHead,
  Select,
  Table,
  Textarea,
  TextInput,
} from '@gantry/ui';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCatalogListMappingsQuery } from '../../api/feeds.endpoints.ts';
import styles from './import-record.module.css';
import type { DraftProblem, MappingDraft } from './mapping-draft.ts';

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
  const fieldsId = useId();
  const nothing = look.columns.filter(({ field, leftOut }) => field === null && !leftOut);
  const change = (name: string, text: string) =>
    onDraft({ ...draft, columns: { ...draft.columns, [name]: text } });
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
                <BecomesInput
                  column={name}
                  list={fieldsId}
                  value={draft.columns[name] ?? ''}
                  onChange={(text) => change(name, text)}
                />
              </Cell>
              <Cell className={styles.samples}>{samples.join(' · ')}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {nothing.length > 0 ? (
        <Alert tone="warn">
          <FormattedMessage
            id="admin.import.nothing"
            values={{ count: nothing.length, columns: nothing.map(({ name }) => name).join(', ') }}
          />
        </Alert>
      ) : null}
      <div className={styles.pair}>
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

interface BecomesInputProps {
  readonly column: string;
  readonly list: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function BecomesInput({ column, list, value, onChange }: BecomesInputProps) {
  const intl = useIntl();
  return (
    <TextInput
      mono
      aria-label={intl.formatMessage({ id: 'admin.import.becomes-of' }, { column })}
      placeholder={intl.formatMessage({ id: 'admin.import.left-out' })}
      list={list}
      value={value}
      maxLength={200}
      onChange={(event) => onChange(event.target.value)}
    />
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
