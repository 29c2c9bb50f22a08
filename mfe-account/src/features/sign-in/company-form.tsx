import { startSignOnSchema } from '@gantry/contracts/schemas/company-sign-on';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { Form } from '@gantry/forms/form';
import type { Posted } from '@gantry/forms/posted';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import * as v from 'valibot';
import { signInPath, signInToPath } from '@gantry/contracts/addresses/account';
import { returned } from '../../parts/returned.ts';
import { companyFormRefusal } from './company-refusal.ts';
import type { EntryValues } from './posted-entry.ts';
import { useStartCompanySignOn } from './use-start-company-sign-on.ts';

const labels = { email: 'account.company-sign-on.email' };
/** Where the visitor goes on is in the page's address. */
const schema = v.omit(startSignOnSchema, ['ref']);

/**
 * Leads to the sign-in of the company an address belongs to. Works with scripts off too.
 * @param answer what came back when it was posted without scripts
 */
export function CompanyForm({ answer }: { readonly answer: Posted<EntryValues> | undefined }) {
  const intl = useIntl();
  const ref = useSearchParams()[0].get('ref');
  const start = useStartCompanySignOn();
  const { values, posted } = returned(answer, labels, intl);
  return (
    <Form
      id="company-sign-on"
      schema={schema}
      initialValues={{ remember: false, ...values }}
      posted={posted}
      onSubmit={async (entered) => {
        const refused = await start(entered);
        return refused && companyFormRefusal(refused.failure);
      }}
    >
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        label={intl.formatMessage({ id: labels.email })}
        required
      />
      <CheckboxField name="remember" label={intl.formatMessage({ id: 'account.sign-in.remember' })} />
      <SubmitButton plain wide>
        <FormattedMessage id="account.company-sign-on.submit" />
      </SubmitButton>
      <Link to={ref === null ? signInPath() : signInToPath(ref)}>
        <FormattedMessage id="account.company-sign-on.by-password" />
      </Link>
    </Form>
  );
}
