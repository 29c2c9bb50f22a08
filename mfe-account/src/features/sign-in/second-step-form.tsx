import { failureOf } from '@gantry/api-client';
import { signInPath, signInToPath } from '@gantry/contracts/addresses/account';
import type { OpenSignIn } from '@gantry/contracts/schemas/open-sign-in';
import { secondStepSchema } from '@gantry/contracts/schemas/second-step';
import { Form, type SubmitAnswer } from '@gantry/forms/form';
import type { Posted } from '@gantry/forms/posted';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useIdentityFinishSignInMutation } from '../../api/identity.endpoints.ts';
import { returned } from '../../parts/returned.ts';
import { AppKey } from '../../parts/app-key.tsx';
import { entryIntents, type EntryValues } from './posted-entry.ts';
import { stepRefusal } from './step-refusal.ts';
import { useGoIn, type OnCodes } from './use-go-in.ts';

const labels = {
  prove: { code: 'account.second-step.code' },
  recover: { code: 'account.second-step.recovery-code' },
  'set-up': { code: 'account.app.code' },
} as const;

export interface SecondStepFormProps {
  readonly open: OpenSignIn;
  /** what came back when it was posted without scripts */
  readonly answer: Posted<EntryValues> | undefined;
  readonly onCodes: OnCodes;
}

/** Takes the code of the authenticator app, or one of the recovery codes. Works with scripts off too. */
export function SecondStepForm({ open: { step, setUp, prove }, answer, onCodes }: SecondStepFormProps) {
  const intl = useIntl();
  const ref = useSearchParams()[0].get('ref');
  const finish = useFinish(onCodes);
  const label = labels[prove && !prove.hasApp ? 'recover' : step];
  const { values, posted } = returned(answer, label, intl);
  return (
    <Form id="second-step" schema={secondStepSchema} initialValues={values} posted={posted} onSubmit={finish}>
      {setUp ? <AppKey setUp={setUp.app} /> : null}
      <input type="hidden" name="intent" value={entryIntents.secondStep} />
      <TextField
        name="code"
        autoComplete="one-time-code"
        label={intl.formatMessage({ id: label.code })}
        mono
        required
      />
      <SubmitButton plain wide>
        <FormattedMessage id="account.second-step.submit" />
      </SubmitButton>
      <Link to={ref === null ? signInPath() : signInToPath(ref)}>
        <FormattedMessage id="account.second-step.again" />
      </Link>
    </Form>
  );
}

/** Sends the code. */
function useFinish(onCodes: SecondStepFormProps['onCodes']) {
  const [finish] = useIdentityFinishSignInMutation();
  const goIn = useGoIn(onCodes);
  return async (body: { code: string }): Promise<SubmitAnswer> => {
    const { data, error } = await finish({ body });
    return data ? goIn(data) : stepRefusal(failureOf(error));
  };
}
