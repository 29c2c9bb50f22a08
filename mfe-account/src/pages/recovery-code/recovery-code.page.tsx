import { useParams } from 'react-router';
import { NewPasswordForm } from '../../features/recovery/new-password-form.tsx';
import { NarrowPage } from '../../parts/narrow-page.tsx';

/** Forgotten password, second step: the mail's link leads here. */
export default function RecoveryCodePage() {
  const { code = '' } = useParams();
  return (
    <NarrowPage title="account.new-password.heading" lead="account.new-password.lead">
      <NewPasswordForm code={code} />
    </NarrowPage>
  );
}
