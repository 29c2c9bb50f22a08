import { useVisitor } from '@gantry/api-client';
import { stopActingPath } from '@gantry/contracts/addresses/account';
import { useFormats } from '@gantry/i18n/formats';
import { Button } from '@gantry/ui';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import styles from './acting-banner.module.css';

/** Says on every page that staff act for the customer: to the staff who do, and to the customer. */
export function ActingBanner() {
  return (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  );
}

function Banner() {
  const { user } = useVisitor();
  const { time } = useFormats();
  if (!user?.acting) return null;
  const { by, until, isYou } = user.acting;
  return (
    <aside className={styles.banner} data-acting>
      <span>
        <FormattedMessage
          id={isYou ? 'shell.acting.you' : 'shell.acting.other'}
          values={{ by, name: user.name, time: time(until) }}
        />
      </span>
      {isYou ? (
        <Form method="post" action={stopActingPath()}>
          <Button type="submit" size="small">
            <FormattedMessage id="shell.acting.stop" />
          </Button>
        </Form>
      ) : null}
    </aside>
  );
}
