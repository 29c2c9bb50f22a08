import type { SubmitAnswer } from '@gantry/forms/form';
import * as v from 'valibot';
import { useIdentityAdminRemoveCompanySignOnMutation } from '../../api/company-sign-on.endpoints.ts';
import { ActForm } from '../../parts/act-list.tsx';
import { refusedAnswer } from '../../parts/refused-answer.ts';

const nothing = v.object({});
const initialValues = {};

export interface RemoveSignOnProps {
  readonly number: string;
  readonly onRemoved: () => void;
}

/** Ends the sign-on of the company, once what that brings about has been read. */
export function RemoveSignOn({ number, onRemoved }: RemoveSignOnProps) {
  const [remove] = useIdentityAdminRemoveCompanySignOnMutation();
  const removeSignOn = async (): Promise<SubmitAnswer> => {
    const { error } = await remove({ params: { number } });
    if (error) return refusedAnswer(error, 'admin.sign-on.refusal');
    onRemoved();
    return undefined;
  };
  return (
    <ActForm
      id="remove-sign-on"
      title="admin.sign-on.remove"
      schema={nothing}
      initialValues={initialValues}
      onSubmit={removeSignOn}
    >
      {null}
    </ActForm>
  );
}
