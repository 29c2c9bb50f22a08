import type { FeedImport, FeedLook, ImportSettings } from '@gantry/contracts/schemas/feed-import';
import { Field, RadioGroup, TextInput } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import styles from './import-record.module.css';

/** What there is to decide besides the columns. */
export type Settings = Pick<ImportSettings, 'feed' | 'badRows' | 'way' | 'wholeFeed'> & {
  readonly keepAs: string;
};

/** What was decided the last time, or what is safest. */
export const startSettings = ({ settings }: Pick<FeedImport, 'settings'>): Settings => ({
  feed: settings?.feed ?? 'main',
  badRows: settings?.badRows ?? 'leave-out',
  way: settings?.way ?? 'all-at-once',
  wholeFeed: settings?.wholeFeed ?? 'no',
  keepAs: '',
});

const choices = {
  badRows: ['leave-out', 'refuse-all'],
  way: ['all-at-once', 'steps'],
  wholeFeed: ['no', 'careful', 'any-number'],
} as const;

export interface SettingsFormProps {
  readonly kind: FeedLook['kind'];
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

/** How the file is taken in. Prices and stock alone leave less to decide. */
export function SettingsForm({ kind, settings, onChange }: SettingsFormProps) {
  const ofProducts = kind === 'products';
  const shared = { settings, onChange };
  return (
    <section className={styles.settings} aria-labelledby="import-settings">
      <h2 id="import-settings" className={styles.heading}>
        <FormattedMessage id="admin.import.settings" />
      </h2>
      <Choice name="badRows" {...shared} />
      {ofProducts ? (
        <>
          <Choice name="way" {...shared} />
          <Choice name="wholeFeed" {...shared} />
        </>
      ) : null}
      <div className={styles.pair}>
        {ofProducts ? <NameField name="feed" text="feed" {...shared} /> : null}
        <NameField name="keepAs" text="keep-as" {...shared} />
      </div>
    </section>
  );
}

type ChoiceProps = Omit<SettingsFormProps, 'kind'> & { readonly name: keyof typeof choices };

/** One setting with everything it can be. */
function Choice({ name, settings, onChange }: ChoiceProps) {
  return (
    <RadioGroup
      legend={<FormattedMessage id={`admin.import.set-${name}`} />}
      name={name}
      value={settings[name]}
      options={choices[name].map((value) => ({
        value,
        label: <FormattedMessage id={`admin.import.${name}-${value}`} />,
        hint: <FormattedMessage id={`admin.import.${name}-${value}-hint`} />,
        // Rows that were committed cannot be refused afterwards.
        disabled: value === 'steps' && settings.badRows === 'refuse-all',
      }))}
      onChange={(value) => onChange(chosen(settings, name, value))}
    />
  );
}

type NameFieldProps = Omit<SettingsFormProps, 'kind'> & {
  readonly name: 'feed' | 'keepAs';
  /** its messages are `admin.import.<text>` and `admin.import.<text>-hint` */
  readonly text: 'feed' | 'keep-as';
};

/** A name the feed goes by, or its mapping is kept under. */
function NameField({ name, text, settings, onChange }: NameFieldProps) {
  return (
    <Field
      label={<FormattedMessage id={`admin.import.${text}`} />}
      hint={<FormattedMessage id={`admin.import.${text}-hint`} />}
    >
      {(control) => (
        <TextInput
          {...control}
          value={settings[name]}
          maxLength={60}
          onChange={(event) => onChange({ ...settings, [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

function chosen(settings: Settings, name: keyof typeof choices, value: string): Settings {
  const next = { ...settings, [name]: value };
  return next.badRows === 'refuse-all' ? { ...next, way: 'all-at-once' } : next;
}
