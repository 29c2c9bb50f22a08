import { withKey } from '@gantry/api-client';
import { restorePromotionSchema, type PromotionRecord } from '@gantry/contracts/schemas/promotion-admin';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useSalesAdminRestorePromotionMutation } from '../../api/promotions.endpoints.ts';
import { ActForm, ActList } from '../../parts/act-list.tsx';
import { PromotionGives } from '../../parts/promotion-gives.tsx';
import { RecordTimeline } from '../../parts/record-timeline.tsx';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import { SelectField } from '@gantry/forms/select-field';

interface PromotionHistoryProps {
  readonly record: PromotionRecord;
  readonly mayWrite: boolean;
}

/** What was done to it, by whom and why, and how to bring back what it said before. */
export function PromotionHistory({ record, mayWrite }: PromotionHistoryProps) {
  const { promotion, changes } = record;
  const earlier = earlierOf(record);
  const history = changes.toReversed().map((change) => ({ ...change, from: null, to: change.act }));
  return (
    <ActList id="promotion-history" title={<FormattedMessage id="admin.promotion.history" />}>
      <RecordTimeline
        history={history}
        keyOf={({ version }) => String(version)}
        titleOf={({ version, act, facts }) => (
          <>
            <FormattedMessage id={`admin.promotion.done.${act}`} values={{ version }} />
            {' · '}
            <PromotionGives facts={facts} />
          </>
        )}
      />
      {mayWrite && promotion.status !== 'ended' && earlier.length > 0 ? (
        <Restore key={promotion.version} record={record} />
      ) : null}
    </ActList>
  );
}

/** Versions that said something else than it does now, newest first. */
function earlierOf({ changes }: PromotionRecord): PromotionRecord['changes'] {
  const now = JSON.stringify(changes[0]?.facts);
  return changes.filter(({ facts }) => JSON.stringify(facts) !== now);
}

const restoreSchema = v.object({
  restored: v.pipe(v.string(), v.minLength(1)),
  reason: restorePromotionSchema.entries.reason,
});

/** Undoes changes: what it said in an earlier version counts again. */
function Restore({ record }: { readonly record: PromotionRecord }) {
  const intl = useIntl();
  const [restore] = useSalesAdminRestorePromotionMutation();
  const { id, version } = record.promotion;
  const earlier = earlierOf(record);
  const submit = async (
    { restored, reason }: { restored: string; reason: string },
    { keyFor }: Attempt,
  ): Promise<SubmitAnswer> => {
    const body = { version, restored: Number(restored), reason };
    const { error } = await restore(withKey({ params: { id }, body }, keyFor(body)));
    return error ? refusedAnswer(error, 'admin.promotion.refusal') : undefined;
  };
  return (
    <ActForm
      id="promotion-restore"
      title="admin.promotion.act.restore"
      schema={restoreSchema}
      initialValues={{ restored: String(earlier[0]?.version ?? ''), reason: '' }}
      onSubmit={submit}
    >
      <SelectField
        name="restored"
        label={intl.formatMessage({ id: 'admin.promotion.restored' })}
        options={earlier.map((one) => ({
          value: String(one.version),
          label: intl.formatMessage(
            { id: 'admin.promotion.version' },
            {
              version: one.version,
              at: intl.formatDate(one.at, { dateStyle: 'medium', timeStyle: 'short' }),
            },
          ),
        }))}
      />
      <TextField name="reason" label={intl.formatMessage({ id: 'admin.promotion.reason' })} required />
    </ActForm>
  );
}
