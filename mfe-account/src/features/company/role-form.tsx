import { colleagueRoleSchema, type Colleague } from '@gantry/contracts/schemas/company';
import { useIdentityChangeColleagueRoleMutation } from '../../api/company.endpoints.ts';
import { useNoteCompanyRole } from '../../parts/use-note-company-role.ts';
import { PersonForm } from './person-form.tsx';
import { RoleField } from './role-field.tsx';

/** Gives somebody another role, oneself too. */
export function RoleForm({ person: { number, role, isYou } }: { readonly person: Colleague }) {
  const [change] = useIdentityChangeColleagueRoleMutation();
  const noteRole = useNoteCompanyRole();
  return (
    <PersonForm
      id="person-role"
      schema={colleagueRoleSchema}
      initialValues={{ companyRole: role }}
      action="account.people.role.do"
      onSave={async (body) => {
        const { error } = await change({ params: { number }, body });
        if (!error && isYou) noteRole(body.companyRole);
        return error;
      }}
    >
      <RoleField />
    </PersonForm>
  );
}
