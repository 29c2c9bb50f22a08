import { stopActingPath } from '@gantry/contracts/addresses/account';
import { Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';

/** Asks before it stops: shown to whoever comes by address instead of by the button. */
export function StopActingPage() {
  return (
    <Form method="post" action={stopActingPath()}>
      <h1>
        <FormattedMessage id="shell.stop-acting.question" />
      </h1>
      <p>
        <Button type="submit" variant="primary">
          <FormattedMessage id="shell.acting.stop" />
        </Button>
      </p>
    </Form>
  );
}
