import { Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';

/** Signs out by a form, so that it works with scripts off and no foreign page can do it. */
export function SignOutButton() {
  return (
    <Form method="post" action="/sign-out">
      <Button type="submit" variant="quiet" size="small">
        <FormattedMessage id="shell.account.sign-out" />
      </Button>
    </Form>
  );
}
