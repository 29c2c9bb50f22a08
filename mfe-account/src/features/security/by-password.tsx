import { byPasswordSchema } from '@gantry/contracts/schemas/second-step';
import { Form, type SubmitAnswer } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { Disclosure } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { CurrentPasswordField } from '../../parts/current-password-field.tsx';

export interface ByPasswordProps {
  readonly id: string;
  /** where its texts begin: the title, and `.about` and `.do` */
  readonly texts: string;
  readonly onSubmit: (body: { current: string }) => Promise<SubmitAnswer>;
}

const noValues = {};

/** Something that takes the password and nothing else, folded up until it is wanted. */
export function ByPassword({ id, texts, onSubmit }: ByPasswordProps) {
  return (
    <Disclosure summary={<FormattedMessage id={texts} />}>
      <Form id={id} schema={byPasswordSchema} initialValues={noValues} onSubmit={onSubmit} startsOver>
        <p>
          <FormattedMessage id={`${texts}.about`} />
        </p>
        <CurrentPasswordField />
        <SubmitButton>
          <FormattedMessage id={`${texts}.do`} />
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
