import type { RemoteReleases } from '@gantry/contracts/schemas/release';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert, Disclosure } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import { actSchemas, choicesOf, isAboutRelease, type ReleaseAct } from './release-acts.ts';
import styles from './releases.module.css';
import { useReleaseChange, type ChangeBody } from './use-release-change.ts';

type Wish = Omit<ChangeBody, 'turn'>;

interface ReleaseActFormProps {
  readonly act: ReleaseAct;
  readonly remote: RemoteReleases;
}

/** One change of a remote's releases. The first press says what visitors will get; the second does it. */
export function ReleaseActForm({ act, remote }: ReleaseActFormProps) {
  const intl = useIntl();
  const { asked, submit, problem, isDone } = useAskedTwice(act, remote);
  const title = intl.formatMessage({ id: `admin.releases.act.${act}` }, { remote: remote.remote });
  const versions = choicesOf(act, remote);
  return (
    <Disclosure summary={title}>
      <Form
        id={`${remote.remote}-${act}`}
        className={styles.form}
        schema={actSchemas[act]}
        initialValues={{ version: versions[0], percent: '', reason: '' }}
        onSubmit={submit}
        startsOver
        aria-label={title}
      >
        {problem ? <pre className={styles.problem}>{problem}</pre> : null}
        <ActFields act={act} versions={versions} />
        {asked ? <Consequence act={act} wish={asked} remote={remote} /> : null}
        {isDone ? (
          <OutcomeAlert kind="done">
            <FormattedMessage id="admin.releases.done" />
          </OutcomeAlert>
        ) : null}
        <div>
          <SubmitButton>
            <FormattedMessage id={`admin.releases.${asked ? 'confirm' : 'do'}.${act}`} />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

/** Sends what was confirmed as it stands, seen at the turn it was seen at; anything else is asked about first. */
function useAskedTwice(act: ReleaseAct, { remote, turn }: RemoteReleases) {
  const { sendChange, problem } = useReleaseChange(remote, act);
  const [asked, setAsked] = useState<ChangeBody>();
  const [isDone, setDone] = useState(false);
  const submit = async (values: unknown, attempt: Attempt): Promise<SubmitAnswer> => {
    const wish: Wish = v.parse(actSchemas[act], values);
    const body = { ...wish, turn };
    setDone(false);
    if (JSON.stringify(asked) !== JSON.stringify(body)) {
      setAsked(body);
      return 'kept';
    }
    setAsked(undefined);
    const answer = await sendChange(body, attempt);
    setDone(!answer);
    return answer;
  };
  // what was asked about before somebody else changed the remote is asked about again
  return { asked: asked?.turn === turn ? asked : undefined, submit, problem, isDone };
}

function ActFields({ act, versions }: { readonly act: ReleaseAct; readonly versions: readonly string[] }) {
  const intl = useIntl();
  const options = versions.map((version) => ({ value: version, label: version }));
  return (
    <>
      {isAboutRelease(act) ? (
        <SelectField
          name="version"
          label={intl.formatMessage({ id: 'admin.releases.version' })}
          options={options}
          required
        />
      ) : null}
      {act === 'canary' ? (
        <TextField
          name="percent"
          label={intl.formatMessage({ id: 'admin.releases.percent' })}
          inputMode="numeric"
          autoComplete="off"
          mono
          required
        />
      ) : null}
      <TextField
        name="reason"
        label={intl.formatMessage({ id: 'admin.releases.reason' })}
        hint={intl.formatMessage({ id: 'admin.releases.reason-hint' })}
        autoComplete="off"
        required
      />
    </>
  );
}

interface ConsequenceProps extends ReleaseActFormProps {
  readonly wish: Wish;
}

function Consequence({ act, wish, remote: { active, canary } }: ConsequenceProps) {
  const { version = '', percent = 0 } = wish;
  return (
    <Alert tone="warn" live="polite">
      <FormattedMessage
        id={`admin.releases.consequence.${act}`}
        values={{ version, percent, active: active ?? '–', canary: canary?.version ?? '–' }}
      />
    </Alert>
  );
}
