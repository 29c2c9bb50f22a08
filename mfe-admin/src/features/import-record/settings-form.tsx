import type { FeedImport, FeedLook } from '@gantry/contracts/schemas/feed-import';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { RadioField } from '@gantry/forms/radio-field';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './import-record.module.css';

/** What was decided the last time, or what is safest. */
export const startSettings = ({ settings }: Pick<FeedImport, 'settings'>) => ({
  feed: settings?.feed ?? 'main',
  badRows: settings?.badRows ?? 'leave-out',
  way: settings?.way ?? 'all-at-once',
  wholeFeed: settings?.wholeFeed ?? 'no',
});

const choices = {
  badRows: ['leave-out', 'refuse-all'],
  way: ['all-at-once', 'steps'],
  wholeFeed: ['no', 'careful', 'any-number'],
} as const;

/** How the file is taken in. Prices and stock alone leave less to decide. */
export function SettingsForm({ kind }: Pick<FeedLook, 'kind'>) {
  const ofProducts = kind === 'products';
  const { changeValues } = useFormActions();
  const refusesAll = useFormValue('badRows') === 'refuse-all';
  return (
    <section className={styles.settings} aria-labelledby="import-settings">
      <h2 id="import-settings" className={styles.heading}>
        <FormattedMessage id="admin.import.settings" />
      </h2>
      <Choice
        name="badRows"
        onChosen={(value) => value === 'refuse-all' && changeValues({ way: 'all-at-once' })}
      />
      {ofProducts ? (
        <>
          {/* Rows that were committed cannot be refused afterwards. */}
          <Choice name="way" closed={refusesAll ? 'steps' : undefined} />
          <Choice name="wholeFeed" />
        </>
      ) : null}
      <div className={styles.pair}>
        {ofProducts ? <NameField name="feed" text="feed" /> : null}
        <NameField name="keepAs" text="keep-as" />
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly name: keyof typeof choices;
  /** the value that cannot be chosen now */
  readonly closed?: string | undefined;
  readonly onChosen?: (value: string) => void;
}

/** One setting with everything it can be. */
function Choice({ name, closed, onChosen }: ChoiceProps) {
  const intl = useIntl();
  return (
    <RadioField
      name={name}
      label={intl.formatMessage({ id: `admin.import.set-${name}` })}
      options={choices[name].map((value) => ({
        value,
        label: <FormattedMessage id={`admin.import.${name}-${value}`} />,
        hint: <FormattedMessage id={`admin.import.${name}-${value}-hint`} />,
        disabled: value === closed,
      }))}
      onChosen={onChosen}
    />
  );
}

interface NameFieldProps {
  readonly name: 'feed' | 'keepAs';
  /** its messages are `admin.import.<text>` and `admin.import.<text>-hint` */
  readonly text: 'feed' | 'keep-as';
}

/** A name the feed goes by, or its mapping is kept under. */
function NameField({ name, text }: NameFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      name={name}
      label={intl.formatMessage({ id: `admin.import.${text}` })}
      hint={intl.formatMessage({ id: `admin.import.${text}-hint` })}
    />
  );
}
