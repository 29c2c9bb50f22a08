import { failureOf, useUser } from '@gantry/api-client';
import { saveSignInRulesSchema, type SignInRules } from '@gantry/contracts/schemas/second-step';
import { signInRuleRoles, isOneOfRoles } from '@gantry/domain/roles';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { Form, type Refusal } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { Alert, Disclosure } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useIdentityAdminGetSignInRulesQuery,
  useIdentityAdminSaveSignInRulesMutation,
} from '../../api/accounts.endpoints.ts';
import recordStyles from '../../parts/record.module.css';

/** What the store wants of whoever signs in, for those who say so; nothing for others. */
export function SignInRulesSection() {
  const mayChange = isOneOfRoles(signInRuleRoles, useUser()?.role);
  return mayChange ? <LoadedRules /> : null;
}

function LoadedRules() {
  const { data: rules, error } = useIdentityAdminGetSignInRulesQuery(undefined);
  return (
    <Disclosure summary={<FormattedMessage id="admin.sign-in-rules.title" />}>
      {error ? (
        <Alert tone="bad">
          <FormattedMessage id="admin.sign-in-rules.failed" />
        </Alert>
      ) : null}
      {rules ? <RulesForm rules={rules} /> : null}
    </Disclosure>
  );
}

const refusalOf = (failure: ReturnType<typeof failureOf>): Refusal => ({
  failure,
  message: failure?.code === 'WRONG_STATE' ? 'admin.sign-in-rules.own-first' : undefined,
});

function RulesForm({ rules }: { readonly rules: SignInRules }) {
  const intl = useIntl();
  const [save] = useIdentityAdminSaveSignInRulesMutation();
  const initialValues = useMemo(() => ({ ...rules }), [rules]);
  return (
    <Form
      id="sign-in-rules"
      schema={saveSignInRulesSchema}
      initialValues={initialValues}
      isShared
      onSubmit={async (body) => {
        const { error } = await save({ body });
        return error ? refusalOf(failureOf(error)) : undefined;
      }}
    >
      <CheckboxField
        name="staffSecondStep"
        label={intl.formatMessage({ id: 'admin.sign-in-rules.staff' })}
        hint={intl.formatMessage({ id: 'admin.sign-in-rules.staff.hint' })}
      />
      <div>
        <SubmitButton>
          <FormattedMessage id="admin.sign-in-rules.save" />
        </SubmitButton>
      </div>
      {rules.version > 1 ? (
        <p className={recordStyles.soft}>
          <FormattedMessage
            id={rules.staffSecondStep ? 'admin.sign-in-rules.is-on' : 'admin.sign-in-rules.is-off'}
          />
        </p>
      ) : null}
    </Form>
  );
}
