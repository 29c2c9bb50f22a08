import { failureOf } from '@gantry/api-client';
import { colleagueRoleSchema, type Colleague } from '@gantry/contracts/schemas/company';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { Alert } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useIdentityChangeColleagueRoleMutation } from '../../api/company.endpoints.ts';
import { companyRefusal } from '../../parts/company-refusal.ts';
import { useNoteCompanyRole } from '../../parts/use-note-company-role.ts';
import { RoleField } from './role-field.tsx';

/** Gives somebody another role, oneself too. */
export function RoleForm({ person: { number, role, isYou } }: { readonly person: Colleague }) {
  const [change] = useIdentityChangeColleagueRoleMutation();
  const noteRole = useNoteCompanyRole();
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Form
      id="person-role"
      schema={colleagueRoleSchema}
      initialValues={{ companyRole: role }}
      onSubmit={async (body) => {
        const { error } = await change({ params: { number }, body });
        setIsSaved(!error);
        if (error) return companyRefusal(failureOf(error));
        if (isYou) noteRole(body.companyRole);
        return undefined;
      }}
    >
      <RoleField />
      <div>
        <SubmitButton>
          <FormattedMessage id="account.people.role.do" />
        </SubmitButton>
      </div>
      {isSaved ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.saved" />
        </Alert>
      ) : null}
    </Form>
  );
}
