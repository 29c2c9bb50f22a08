import { Button } from '@gantry/ui';
import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, useHref } from 'react-router';

/**
 * The button that clears the error and goes home (specification §2). A form, so that it works without scripts.
 * @param isFresh by a new document: pages that are cached need nothing of what has failed
 */
export function ReturnHome({ isFresh }: { isFresh: boolean }) {
  const home = useHref('/');

  // Not sent as a form: an empty query would be left in the address.
  function openHome(event: FormEvent) {
    event.preventDefault();
    window.location.assign(home);
  }
  return (
    <Form action="/" onSubmit={isFresh ? openHome : undefined}>
      <Button type="submit" variant="primary">
        <FormattedMessage id="shell.error.home" />
      </Button>
    </Form>
  );
}
