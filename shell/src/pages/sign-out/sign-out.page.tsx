import { Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';

/** Asks before signing out: shown to whoever comes by address instead of by the button. */
export function SignOutPage() {
  return (
    <Form method="post" action="/sign-out">
      <h1>
        <FormattedMessage id="shell.sign-out.question" />
      </h1>
      <p>
        <Button type="submit" variant="primary">
          <FormattedMessage id="shell.account.sign-out" />
        </Button>
      </p>
    </Form>
  );
}
