import { withKey } from '@gantry/api-client';
import { movePromotionSchema, type Promotion } from '@gantry/contracts/schemas/promotion-admin';
import { promotionTransitions, type PromotionStatus } from '@gantry/domain/promotions';
import { TextField } from '@gantry/forms/text-field';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { DataList } from '@gantry/ui';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useSalesAdminMovePromotionMutation } from '../../api/promotions.endpoints.ts';
import { ActForm, ActList } from '../../parts/act-list.tsx';
import { PromotionGiven } from '../../parts/promotion-given.tsx';
import { PromotionStatusBadge } from '../../parts/promotion-status-badge.tsx';
import { refusedAnswer } from '../../parts/refused-answer.ts';

interface PromotionActsProps {
  readonly promotion: Promotion;
  readonly mayWrite: boolean;
}

/** Where it stands, what it has cost, and where it may go. */
export function PromotionActs({ promotion, mayWrite }: PromotionActsProps) {
  const { number, status, uses } = promotion;
  const open = mayWrite ? promotionTransitions[status] : [];
  const facts = {
    number,
    status: <PromotionStatusBadge status={status} />,
    uses: <FormattedNumber value={uses} />,
    cost: <PromotionGiven promotion={promotion} />,
  };
  return (
    <>
      <DataList
        items={Object.entries(facts).map(([key, value]) => ({
          key,
          term: <FormattedMessage id={`admin.promotions.column.${key}`} />,
          value,
        }))}
      />
      {open.length > 0 ? (
        <ActList id="promotion-acts" title={<FormattedMessage id="admin.promotion.acts" />}>
          {open.map((to) => (
            <Move key={`${to} ${promotion.version}`} promotion={promotion} to={to} />
          ))}
        </ActList>
      ) : null}
    </>
  );
}

const reasonSchema = v.pick(movePromotionSchema, ['reason']);

function Move({ promotion, to }: { readonly promotion: Promotion; readonly to: PromotionStatus }) {
  const intl = useIntl();
  const [move] = useSalesAdminMovePromotionMutation();
  const { id, version } = promotion;
  const submit = async ({ reason }: { reason: string }, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { version, to, reason };
    const { error } = await move(withKey({ params: { id }, body }, keyFor(body)));
    return error ? refusedAnswer(error, 'admin.promotion.refusal') : undefined;
  };
  return (
    <ActForm
      id={`promotion-${to}`}
      title={`admin.promotion.act.${to}`}
      schema={reasonSchema}
      initialValues={noReason}
      onSubmit={submit}
    >
      <TextField name="reason" label={intl.formatMessage({ id: 'admin.promotion.reason' })} required />
    </ActForm>
  );
}

const noReason = { reason: '' };
