import { failureOf } from '@gantry/api-client';
import { myProfilePath } from '@gantry/contracts/addresses/account';
import { stopMailsSchema } from '@gantry/contracts/schemas/mail-choice';
import { isOptionalMail } from '@gantry/domain/mail-groups';
import { Form } from '@gantry/forms/form';
import type { Posted } from '@gantry/forms/posted';
import { SubmitButton } from '@gantry/forms/submit-button';
import { Alert, LinkButton } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useSearchParams } from 'react-router';
import { useIdentityStopMailsMutation } from '../../api/mails.endpoints.ts';
import { NarrowPage } from '../../parts/narrow-page.tsx';
import { returned } from '../../parts/returned.ts';
import { stopRefusal } from './stop-refusal.ts';

export { action } from './stop-mails.action.ts';

type Answer = Posted<{ token: string }> | { readonly isDone: true };
const noLabels = {};

/**
 * Where the link of a mail leads, signed in or not. Opening it changes nothing, since programs that look at mail follow
 * links; the button switches the mails off. Works with scripts off too.
 */
export default function StopMailsPage() {
  const intl = useIntl();
  const token = useSearchParams()[0].get('token') ?? '';
  const answer = useActionData<Answer>();
  const [stop] = useIdentityStopMailsMutation();
  const [isDone, setIsDone] = useState(answer !== undefined && 'isDone' in answer);
  const mail = token.split('.', 1)[0] ?? '';
  if (!isOptionalMail(mail)) return <UnknownLink />;
  const mails = intl.formatMessage({ id: `account.mails.${mail}` });
  if (isDone) return <Stopped mails={mails} />;
  const { posted } = returned(answer && 'problems' in answer ? answer : undefined, noLabels, intl);
  return (
    <NarrowPage title="account.mails.stop">
      <Form
        id="stop-mails"
        schema={stopMailsSchema}
        initialValues={{ token }}
        posted={posted}
        onSubmit={async (body) => {
          const { error } = await stop({ body });
          if (error) return stopRefusal(failureOf(error));
          return setIsDone(true);
        }}
      >
        <p>
          <FormattedMessage id="account.mails.stop.about" values={{ mails }} />
        </p>
        <SubmitButton plain wide>
          <FormattedMessage id="account.mails.stop.do" />
        </SubmitButton>
      </Form>
    </NarrowPage>
  );
}

function Stopped({ mails }: { readonly mails: string }) {
  return (
    <NarrowPage title="account.mails.stop">
      <Alert tone="good" live="polite">
        <FormattedMessage id="account.mails.stop.done" values={{ mails }} />
      </Alert>
      <SettingsLink />
    </NarrowPage>
  );
}

/** The address is not one of a mail: cut short on its way, or typed. */
function UnknownLink() {
  return (
    <NarrowPage title="account.mails.stop">
      <Alert tone="bad">
        <FormattedMessage id="account.mails.stop.unknown" />
      </Alert>
      <SettingsLink />
    </NarrowPage>
  );
}

function SettingsLink() {
  return (
    <p>
      <LinkButton to={`${myProfilePath()}#mails`}>
        <FormattedMessage id="account.mails.settings" />
      </LinkButton>
    </p>
  );
}
