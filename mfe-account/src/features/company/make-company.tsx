import { failureOf } from '@gantry/api-client';
import { myCompanyPath } from '@gantry/contracts/addresses/account';
import { newCompanySchema } from '@gantry/contracts/schemas/company';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Disclosure } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useIdentityMakeCompanyMutation } from '../../api/company.endpoints.ts';
import { companyRefusal } from '../../parts/company-refusal.ts';
import { useNoteCompanyRole } from '../../parts/use-note-company-role.ts';

/** Lets a buyer who works alone make a company; `typed` is what they call theirs in their profile. */
export function MakeCompany({ typed }: { readonly typed: string | null }) {
  const intl = useIntl();
  const [make] = useIdentityMakeCompanyMutation();
  const noteRole = useNoteCompanyRole();
  const navigate = useNavigate();
  return (
    <Disclosure summary={<FormattedMessage id="account.people.make" />}>
      <Form
        id="make-company"
        schema={newCompanySchema}
        initialValues={{ name: typed ?? '' }}
        onSubmit={async (body) => {
          const { error } = await make({ body });
          if (error) return companyRefusal(failureOf(error));
          noteRole('admin');
          await navigate(myCompanyPath());
          return undefined;
        }}
      >
        <p>
          <FormattedMessage id="account.people.make.about" />
        </p>
        <TextField
          name="name"
          autoComplete="organization"
          label={intl.formatMessage({ id: 'account.people.company-name' })}
          required
        />
        <div>
          <SubmitButton>
            <FormattedMessage id="account.people.make.do" />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}
