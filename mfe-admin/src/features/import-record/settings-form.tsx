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
  const choice = (name: keyof typeof choices) => (
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
  return (
    <section className={styles.settings} aria-labelledby="import-settings">
      <h2 id="import-settings" className={styles.heading}>
        <FormattedMessage id="admin.import.settings" />
      </h2>
      {choice('badRows')}
      {kind === 'products' ? (
        <>
          {choice('way')}
          {choice('wholeFeed')}
        </>
      ) : null}
      <div className={styles.pair}>
        {kind === 'products' ? (
          <Field
            label={<FormattedMessage id="admin.import.feed" />}
            hint={<FormattedMessage id="admin.import.feed-hint" />}
          >
            {(control) => (
              <TextInput
                {...control}
                value={settings.feed}
                maxLength={60}
                onChange={(event) => onChange({ ...settings, feed: event.target.value })}
              />
            )}
          </Field>
        ) : null}
        <Field
          label={<FormattedMessage id="admin.import.keep-as" />}
          hint={<FormattedMessage id="admin.import.keep-as-hint" />}
        >
          {(control) => (
            <TextInput
              {...control}
              value={settings.keepAs}
              maxLength={60}
              onChange={(event) => onChange({ ...settings, keepAs: event.target.value })}
            />
          )}
        </Field>
      </div>
    </section>
  );
}

function chosen(settings: Settings, name: keyof typeof choices, value: string): Settings {
  const next = { ...settings, [name]: value };
  return next.badRows === 'refuse-all' ? { ...next, way: 'all-at-once' } : next;
}
