import { transitionLinesSchema } from '@gantry/contracts/schemas/order';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Dialog } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { BulkResults } from './bulk-results.tsx';
import type { BulkTarget, ChosenOrders } from './bulk-targets.ts';
import styles from './bulk.module.css';
import { useBulkTransition } from './use-bulk-transition.ts';

export interface BulkDialogProps extends ChosenOrders {
  readonly to: BulkTarget;
  readonly onClose: () => void;
}

/** Says what will be done with the chosen orders, does it, and tells of each what became of it. Those refused stay chosen. */
export function BulkDialog({ to, chosen, onChoose, onClose }: BulkDialogProps) {
  const intl = useIntl();
  const { transitionOrders, stop, results, count } = useBulkTransition();
  const send = async (reason: string | null) => {
    const reached = await transitionOrders(chosen, { to, reason });
    const done = reached.flatMap(({ kind, number }) => (kind === 'done' ? [number] : []));
    onChoose(chosen.filter((number) => !done.includes(number)));
    return done.length === chosen.length;
  };
  return (
    <Dialog
      open
      onClose={() => {
        stop();
        onClose();
      }}
      title={<FormattedMessage id={`admin.bulk.title.${to}`} />}
      closeLabel={intl.formatMessage({ id: 'admin.bulk.close' })}
    >
      <div className={styles.dialog}>
        <BulkResults to={to} results={results} count={count} />
        {chosen.length > 0 ? <BulkForm to={to} count={chosen.length} onSend={send} /> : null}
      </div>
    </Dialog>
  );
}

interface BulkFormProps {
  readonly to: BulkTarget;
  /** how many orders are chosen */
  readonly count: number;
  /** whether all of them went through */
  readonly onSend: (reason: string | null) => Promise<boolean>;
}

function BulkForm({ to, count, onSend }: BulkFormProps) {
  const intl = useIntl();
  return (
    <Form
      id="bulk"
      aria-label={intl.formatMessage({ id: `admin.bulk.title.${to}` })}
      schema={needsReason(to) ? reasonedSchema : wishSchema}
      initialValues={noReason}
      onSubmit={async ({ reason }) => ((await onSend(reason?.trim() || null)) ? undefined : 'kept')}
    >
      <p>
        <FormattedMessage id={`admin.bulk.does.${to}`} />
      </p>
      <TextField
        name="reason"
        optional={!needsReason(to)}
        label={intl.formatMessage({ id: 'admin.transition.reason' })}
      />
      <SubmitButton>
        <FormattedMessage id={`admin.bulk.act.${to}`} values={{ count }} />
      </SubmitButton>
    </Form>
  );
}

const noReason = { reason: '' };
const wishSchema = v.pick(transitionLinesSchema, ['reason']);
const reasonedSchema = v.pipe(
  wishSchema,
  v.forward(
    v.check(({ reason }) => Boolean(reason), 'is needed for this transition'),
    ['reason'],
  ),
);
const needsReason = (to: BulkTarget): boolean => lineStatuses[to].needs?.includes('reason') ?? false;
