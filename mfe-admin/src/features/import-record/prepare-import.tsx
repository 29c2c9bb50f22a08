import { failureOf } from '@gantry/api-client';
import type { FeedImport } from '@gantry/contracts/schemas/feed-import';
import { Alert, Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FirstRows } from './first-rows.tsx';
import styles from './import-record.module.css';
import { IssueText } from './issue-text.tsx';
import { MappingForm } from './mapping-form.tsx';
import { SettingsForm, startSettings, type Settings } from './settings-form.tsx';
import { StartOutcome } from './start-outcome.tsx';
import { useMapping } from './use-mapping.ts';
import { useStart } from './use-start.ts';

/** Decides what a file's columns become and what is to be done with it; nothing is written before it is started. */
export function PrepareImport({ one }: { readonly one: FeedImport }) {
  const [settings, setSettings] = useState<Settings>(() => startSettings(one));
  const { look, error, isLooking, draft, setDraft, problem, read, take } = useMapping(one);
  const { start, failure, isBusy } = useStart(one.id);

  const begin = (dryRun: boolean) => {
    const chosen = read();
    if (chosen && look) void start(chosen, settings, look.kind, dryRun);
  };
  const lookAgain = () => {
    const chosen = read();
    if (chosen) take(chosen);
  };
  if (!look || !draft) return error ? <LookProblem error={error} /> : null;
  return (
    <div className={styles.record}>
      <MappingForm
        look={look}
        draft={draft}
        problem={problem}
        isBusy={isLooking}
        onDraft={setDraft}
        onSaved={take}
        onLook={lookAgain}
      />
      {error ? <LookProblem error={error} /> : null}
      <FirstRows rows={look.rows} />
      <SettingsForm kind={look.kind} settings={settings} onChange={setSettings} />
      <div className={styles.buttons}>
        <Button busy={isBusy} onClick={() => begin(true)}>
          <FormattedMessage id="admin.import.check" />
        </Button>
        <Button variant="primary" busy={isBusy} onClick={() => begin(false)}>
          <FormattedMessage id="admin.import.start" />
        </Button>
      </div>
      <StartOutcome failure={failure} />
    </div>
  );
}

/** Why the file cannot be looked at so; what was typed stays. */
function LookProblem({ error }: { readonly error: unknown }) {
  const failure = failureOf(error);
  return (
    <Alert tone="bad" live="assertive" title={<FormattedMessage id="admin.import.look-failed" />}>
      {failure?.issues?.map((issue) => (
        <p key={issue.path}>
          <IssueText failure={failure} issue={issue} />
        </p>
      ))}
    </Alert>
  );
}
