import type { PostedProblems } from '@gantry/forms/posted';
import { useActionData, useParams } from 'react-router';
import { NewPasswordForm } from '../../features/recovery/new-password-form.tsx';
import { NarrowPage } from '../../parts/narrow-page.tsx';

export { action } from './recovery-code.action.ts';

/** Forgotten password, second step: the mail's link leads here. */
export default function RecoveryCodePage() {
  const { code = '' } = useParams();
  const problems = useActionData<PostedProblems['problems']>();
  return (
    <NarrowPage title="account.new-password.heading" lead="account.new-password.lead">
      <NewPasswordForm code={code} problems={problems} />
    </NarrowPage>
  );
}
