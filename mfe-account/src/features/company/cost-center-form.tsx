import { failureOf, withKey } from '@gantry/api-client';
import { costCenterEntrySchema, type CostCenter } from '@gantry/contracts/schemas/cost-center';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useIdentityAddCostCenterMutation,
  useIdentitySaveCostCenterMutation,
} from '../../api/cost-centers.endpoints.ts';
import { companyRefusal } from '../../parts/company-refusal.ts';
import { BudgetFields } from './budget-fields.tsx';
import styles from './company.module.css';
import { typedBudget } from './typed-dollars.ts';

interface CostCenterFormProps {
  /** nothing for one that is added */
  readonly center: CostCenter | undefined;
  readonly onDone: () => void;
}

/** Code, name, and budget of a cost center. */
export function CostCenterForm({ center, onDone }: CostCenterFormProps) {
  const [add] = useIdentityAddCostCenterMutation();
  const [save] = useIdentitySaveCostCenterMutation();
  const initialValues = useMemo(
    () => ({ code: center?.code ?? '', name: center?.name ?? '', ...typedBudget(center?.budget ?? null) }),
    [center],
  );
  return (
    <Form
      id="cost-center"
      schema={costCenterEntrySchema}
      initialValues={initialValues}
      className={styles.form}
      onSubmit={async (body, { keyFor }) => {
        const { error } = center
          ? await save({ params: { id: center.id }, body })
          : await add(withKey({ body }, keyFor(body)));
        if (error) return companyRefusal(failureOf(error));
        onDone();
        return undefined;
      }}
    >
      <CostCenterFields />
      <div>
        <SubmitButton>
          <FormattedMessage id="account.cost-centers.save" />
        </SubmitButton>
      </div>
    </Form>
  );
}

function CostCenterFields() {
  const intl = useIntl();
  return (
    <>
      <TextField
        name="code"
        label={intl.formatMessage({ id: 'account.cost-centers.code' })}
        hint={intl.formatMessage({ id: 'account.cost-centers.code.hint' })}
        autoComplete="off"
        required
        mono
      />
      <TextField
        name="name"
        label={intl.formatMessage({ id: 'account.cost-centers.name' })}
        autoComplete="off"
        required
      />
      <BudgetFields texts="account.cost-centers.budget" />
    </>
  );
}
