import { failureOf, useUser } from '@gantry/api-client';
import { invitationPath, signInPath, signInToPath } from '@gantry/contracts/addresses/account';
import type { Invitation } from '@gantry/contracts/schemas/company';
import { failureText } from '@gantry/forms/failure-text';
import { Alert, LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useActionData, useParams } from 'react-router';
import { useIdentityGetInvitationQuery } from '../../api/company.endpoints.ts';
import { AcceptInvitation } from '../../features/invitation/accept-invitation.tsx';
import { JoinForm } from '../../features/invitation/join-form.tsx';
import { CompanyRoleName } from '../../parts/company-role.tsx';
import { NarrowPage } from '../../parts/narrow-page.tsx';
import type { InvitationAnswer } from './invitation.action.ts';

export { action } from './invitation.action.ts';
export { loader } from './invitation.loader.ts';

/** Where the link of an invitation leads: who asks, to what, and the way in. Looking at it uses nothing up. */
export default function InvitationPage() {
  const { code = '' } = useParams();
  const { data: invitation, error } = useIdentityGetInvitationQuery({ params: { code } });
  if (error) return <NoInvitation error={error} />;
  if (!invitation) return null;
  return (
    <NarrowPage title="account.invitation.title">
      <Sentence invitation={invitation} />
      <WayIn code={code} invitation={invitation} />
    </NarrowPage>
  );
}

/** Who asks whom to join what, and as what. */
function Sentence({ invitation: { company, invitedBy, email, role } }: { readonly invitation: Invitation }) {
  const values = { company, by: invitedBy, email, role: <CompanyRoleName role={role} /> };
  return (
    <p>
      <FormattedMessage
        id={invitedBy ? 'account.invitation.asked' : 'account.invitation.asked-nobody'}
        values={values}
      />
    </p>
  );
}

function WayIn({ code, invitation }: { readonly code: string; readonly invitation: Invitation }) {
  const user = useUser();
  const answer = useActionData<InvitationAnswer>();
  if (user) return <AcceptInvitation invitation={invitation} user={user} refusal={answer?.refusal} />;
  if (invitation.way === 'sign-up') return <JoinForm code={code} answer={answer?.join} />;
  const isOwn = invitation.way === 'sign-in';
  return (
    <>
      <p>
        <FormattedMessage id={`account.invitation.${invitation.way}`} values={{ email: invitation.email }} />
      </p>
      <LinkButton variant="primary" wide to={isOwn ? signInToPath(invitationPath(code)) : signInPath()}>
        <FormattedMessage id="account.sign-in.submit" />
      </LinkButton>
    </>
  );
}

/** It was used, withdrawn, or is too old; or could not be asked for now. */
function NoInvitation({ error }: { readonly error: unknown }) {
  const code = failureOf(error)?.code;
  // what cannot be a code has no address
  const isGone = code === 'CODE_INVALID' || code === 'NOT_FOUND';
  return (
    <NarrowPage title="account.invitation.title">
      <Alert tone={isGone ? 'warn' : 'bad'}>
        <FormattedMessage id={isGone ? 'account.invitation.invalid' : failureText(code)} />
      </Alert>
      <p>
        <LinkButton to={signInPath()}>
          <FormattedMessage id="account.sign-in.submit" />
        </LinkButton>
      </p>
    </NarrowPage>
  );
}
