import { startActingSchema, type AdminAccount } from '@gantry/contracts/schemas/admin-account';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import type { SubmitAnswer } from '@gantry/forms/form';
import { TextField } from '@gantry/forms/text-field';
import { useIntl } from 'react-intl';
import { useIdentityAdminStartActingMutation } from '../../api/accounts.endpoints.ts';
import { ActForm } from '../../parts/act-list.tsx';
import recordStyles from '../../parts/record.module.css';
import { refusedAnswer } from '../../parts/refused-answer.ts';

const initialValues = { reason: '', withMoney: false };

/** The store as this customer sees it, for those who may. */
export function ActFor({ account: { number, actFor } }: { readonly account: AdminAccount }) {
  const intl = useIntl();
  const begin = useStartActing(number);
  if (!actFor) return null;
  return (
    <section
      className={recordStyles.actions}
      aria-label={intl.formatMessage({ id: 'admin.account.act-for' })}
    >
      <ActForm
        id="account-act-for"
        title="admin.account.act-for"
        schema={startActingSchema}
        initialValues={initialValues}
        onSubmit={(values) => begin(values as typeof initialValues)}
      >
        <TextField
          name="reason"
          label={intl.formatMessage({ id: 'admin.account.field.reason' })}
          autoComplete="off"
          required
        />
        {actFor.maySpend ? (
          <CheckboxField name="withMoney" label={intl.formatMessage({ id: 'admin.account.act-for.money' })} />
        ) : null}
      </ActForm>
    </section>
  );
}

/** Begins; what follows is a new document, which knows nothing of before. */
function useStartActing(number: string) {
  const [start] = useIdentityAdminStartActingMutation();
  return async (body: typeof initialValues): Promise<SubmitAnswer> => {
    const { error } = await start({ params: { number }, body });
    if (error) return refusedAnswer(error, 'admin.account.refusal');
    window.location.assign('/my-account');
    return undefined;
  };
}
