import { failureOf } from '@gantry/api-client';
import { maxChunkBytes } from '@gantry/contracts/endpoint';
import type { RemoteName } from '@gantry/contracts/remotes';
import { line } from '@gantry/contracts/schemas/common';
import { chosenFileSchema, FileField } from '@gantry/forms/file-field';
import { Form, type SubmitAnswer } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Disclosure } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useNotificationsPublishReleaseMutation } from '../../api/releases.endpoints.ts';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import styles from './releases.module.css';

const publishSchema = v.object({
  file: v.pipe(
    chosenFileSchema,
    v.check((files) => files.every(({ size }) => size <= maxChunkBytes), 'admin.releases.archive-too-large'),
  ),
  reason: line(300),
});
const empty = { file: [], reason: '' };

/** Publishes a release from its archive; what it is worth the shop finds out, and visitors get nothing of it yet. */
export function PublishForm({ remote }: { readonly remote: RemoteName }) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.releases.${what}` }, { remote });
  const { submit, problem, outcome } = usePublishRelease(remote);
  return (
    <Disclosure summary={text('act.publish')}>
      <Form
        id={`${remote}-publish`}
        className={styles.form}
        schema={publishSchema}
        initialValues={empty}
        onSubmit={submit}
        startsOver
        aria-label={text('act.publish')}
      >
        {problem ? <pre className={styles.problem}>{problem}</pre> : null}
        <FileField name="file" label={text('archive')} hint={text('archive-hint')} accept=".gz,.tgz" />
        <TextField
          name="reason"
          label={text('reason')}
          hint={text('reason-hint')}
          autoComplete="off"
          required
        />
        {outcome ? <Published outcome={outcome} /> : null}
        <div>
          <SubmitButton>
            <FormattedMessage id="admin.releases.do.publish" />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

interface Outcome {
  readonly version: string;
  readonly isKnown: boolean;
}

const Published = ({ outcome: { version, isKnown } }: { readonly outcome: Outcome }) => (
  <OutcomeAlert kind="done">
    <FormattedMessage
      id={isKnown ? 'admin.releases.published-before' : 'admin.releases.published'}
      values={{ version }}
    />
  </OutcomeAlert>
);

/** Sends the archive; `problem` is what the shop says of one it refuses, in its words. */
function usePublishRelease(remote: RemoteName) {
  const [publish] = useNotificationsPublishReleaseMutation();
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const submit = async ({ file, reason }: v.InferOutput<typeof publishSchema>): Promise<SubmitAnswer> => {
    setProblem(undefined);
    setOutcome(undefined);
    const body = new Uint8Array(await new Blob(file).arrayBuffer());
    const { data, error } = await publish({ params: { remote }, query: { reason }, body });
    setOutcome(data);
    if (!error) return undefined;
    const why = failureOf(error)?.data?.reason;
    setProblem(typeof why === 'string' ? why : undefined);
    return refusedAnswer(error, 'admin.releases.refusal');
  };
  return { submit, problem, outcome };
}
