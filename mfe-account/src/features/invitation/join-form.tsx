import { failureOf, signedIn } from '@gantry/api-client';
import { myCompanyPath } from '@gantry/contracts/addresses/account';
import { joinCompanySchema } from '@gantry/contracts/schemas/company';
import { Form } from '@gantry/forms/form';
import type { Posted } from '@gantry/forms/posted';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { useIdentityJoinCompanyMutation } from '../../api/company.endpoints.ts';
import { companyRefusal } from '../../parts/company-refusal.ts';
import { NewPasswordField } from '../../parts/new-password-field.tsx';
import { returned } from '../../parts/returned.ts';

const labels = { name: 'account.name', password: 'account.password' };

export interface JoinFormProps {
  readonly code: string;
  /** what came back when it was posted without scripts */
  readonly answer: Posted<{ name: string }> | undefined;
}

/** Name and password of somebody who was invited and has no account. Works with scripts off too. */
export function JoinForm({ code, answer }: JoinFormProps) {
  const intl = useIntl();
  const [join] = useIdentityJoinCompanyMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { values, posted } = returned(answer, labels, intl);
  return (
    <Form
      id="join"
      schema={joinCompanySchema}
      initialValues={values}
      posted={posted}
      onSubmit={async (body) => {
        const { data, error } = await join({ params: { code }, body });
        if (error) return companyRefusal(failureOf(error));
        dispatch(signedIn(data));
        await navigate(myCompanyPath(), { replace: true });
        return undefined;
      }}
    >
      <input type="hidden" name="intent" value="join" />
      <TextField name="name" autoComplete="name" label={intl.formatMessage({ id: labels.name })} required />
      <NewPasswordField label={intl.formatMessage({ id: labels.password })} />
      <SubmitButton plain wide>
        <FormattedMessage id="account.invitation.join" />
      </SubmitButton>
    </Form>
  );
}
