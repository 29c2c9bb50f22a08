import type { User } from '@gantry/contracts/schemas/account';
import type { Invitation } from '@gantry/contracts/schemas/company';
import { signOutPath } from '@gantry/contracts/addresses/account';
import { Alert, Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';

export interface AcceptInvitationProps {
  readonly invitation: Invitation;
  readonly user: User;
  /** message id of why it was refused just now */
  readonly refusal: string | undefined;
}

/** For whoever is signed in: accepting, or why this account cannot. Works with scripts off too. */
export function AcceptInvitation({ invitation: { email, company }, user, refusal }: AcceptInvitationProps) {
  if (user.email !== email) return <OtherAccount email={email} user={user} />;
  if (user.companyRole)
    return (
      <Alert tone="warn">
        <FormattedMessage id="account.people.refused.in-company" />
      </Alert>
    );
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="accept" />
      {refusal ? (
        <Alert tone="bad" live="assertive">
          <FormattedMessage id={refusal} />
        </Alert>
      ) : null}
      <p>
        <FormattedMessage id="account.invitation.accept.about" values={{ company }} />
      </p>
      <Button type="submit" variant="primary" wide>
        <FormattedMessage id="account.invitation.accept" values={{ company }} />
      </Button>
    </Form>
  );
}

function OtherAccount({ email, user }: { readonly email: string; readonly user: User }) {
  return (
    <>
      <Alert tone="warn">
        <FormattedMessage id="account.invitation.other-account" values={{ email, own: user.email }} />
      </Alert>
      <Form method="post" action={signOutPath()}>
        <p>
          <Button type="submit">
            <FormattedMessage id="account.menu.sign-out" />
          </Button>
        </p>
      </Form>
    </>
  );
}
