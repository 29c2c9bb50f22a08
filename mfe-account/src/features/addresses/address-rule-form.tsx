import { failureOf } from '@gantry/api-client';
import { addressRuleSchema } from '@gantry/contracts/schemas/company';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { Alert } from '@gantry/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentitySetAddressRuleMutation } from '../../api/company-addresses.endpoints.ts';
import { companyRefusal } from '../../parts/company-refusal.ts';
import styles from './addresses.module.css';

/** Whether orders in the name of the company go to its own addresses only. */
export function AddressRuleForm({ areOnlyOnes }: { readonly areOnlyOnes: boolean }) {
  const intl = useIntl();
  const [setRule] = useIdentitySetAddressRuleMutation();
  const [isSaved, setSaved] = useState(false);
  const initialValues = useMemo(() => ({ onlyCompanyAddresses: areOnlyOnes }), [areOnlyOnes]);
  return (
    <Form
      id="address-rule"
      schema={addressRuleSchema}
      initialValues={initialValues}
      className={styles.form}
      onSubmit={async (body) => {
        const { error } = await setRule({ body });
        setSaved(!error);
        return error ? companyRefusal(failureOf(error)) : undefined;
      }}
    >
      <CheckboxField
        name="onlyCompanyAddresses"
        label={intl.formatMessage({ id: 'account.address.company.only' })}
        hint={intl.formatMessage({ id: 'account.address.company.only.hint' })}
      />
      <div>
        <SubmitButton>
          <FormattedMessage id="account.address.company.only.do" />
        </SubmitButton>
      </div>
      {isSaved ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.people.limit.saved" />
        </Alert>
      ) : null}
    </Form>
  );
}
