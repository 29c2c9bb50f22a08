import { transitionLinesSchema } from '@gantry/contracts/schemas/order';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Dialog } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import type { BulkAct, BulkList } from './bulk-act.ts';
import { BulkResults } from './bulk-results.tsx';
import styles from './bulk.module.css';
import { useBulkRun } from './use-bulk-run.ts';

export interface BulkDialogProps {
  readonly act: BulkAct;
  readonly list: BulkList;
  readonly onClose: () => void;
}

/** Says what will be done with the chosen records, does it, and tells of each what became of it. Those refused stay chosen. */
export function BulkDialog({ act, list, onClose }: BulkDialogProps) {
  const intl = useIntl();
  const { texts, chosen, onChoose } = list;
  const { performAll, stop, results, count } = useBulkRun();
  const send = async (reason: string | null) => {
    const reached = await performAll(chosen, (key) => act.perform(key, { reason }));
    const done = new Set(reached.flatMap(({ kind, key }) => (kind === 'done' ? [key] : [])));
    onChoose(chosen.flatMap(({ key }) => (done.has(key) ? [] : [key])));
    return done.size === chosen.length;
  };
  return (
    <Dialog
      open
      onClose={() => {
        stop();
        onClose();
      }}
      title={<FormattedMessage id={`admin.bulk.${texts}.title.${act.name}`} />}
      closeLabel={intl.formatMessage({ id: 'admin.bulk.close' })}
    >
      <div className={styles.dialog}>
        <BulkResults texts={texts} results={results} count={count} />
        {chosen.length > 0 ? <BulkForm act={act} texts={texts} count={chosen.length} onSend={send} /> : null}
      </div>
    </Dialog>
  );
}

interface BulkFormProps {
  readonly act: BulkAct;
  readonly texts: string;
  /** how many records are chosen */
  readonly count: number;
  /** whether all of them went through */
  readonly onSend: (reason: string | null) => Promise<boolean>;
}

function BulkForm({ act: { name, reason: isAsked }, texts, count, onSend }: BulkFormProps) {
  const intl = useIntl();
  return (
    <Form
      id="bulk"
      aria-label={intl.formatMessage({ id: `admin.bulk.${texts}.title.${name}` })}
      schema={isAsked === 'needed' ? reasonedSchema : wishSchema}
      initialValues={noReason}
      onSubmit={async ({ reason }) => ((await onSend(reason?.trim() || null)) ? undefined : 'kept')}
    >
      <p>
        <FormattedMessage id={`admin.bulk.${texts}.does.${name}`} />
      </p>
      {isAsked === 'none' ? null : (
        <TextField
          name="reason"
          optional={isAsked === 'optional'}
          label={intl.formatMessage({ id: 'admin.transition.reason' })}
        />
      )}
      <SubmitButton>
        <FormattedMessage id={`admin.bulk.${texts}.act.${name}`} values={{ count }} />
      </SubmitButton>
    </Form>
  );
}

const noReason = { reason: '' };
// as it is asked for wherever staff take something through the status book
const wishSchema = v.pick(transitionLinesSchema, ['reason']);
const reasonedSchema = v.pipe(
  wishSchema,
  v.forward(
    v.check(({ reason }) => Boolean(reason), 'is needed for this transition'),
    ['reason'],
  ),
);
