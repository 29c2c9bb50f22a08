import { RecoveryForm } from '../../features/recovery/recovery-form.tsx';
import { NarrowPage } from '../../parts/narrow-page.tsx';

/** Forgotten password, first step: the code goes out by mail. */
export default function RecoveryPage() {
  return (
    <NarrowPage title="account.recovery.heading" lead="account.recovery.lead">
      <RecoveryForm />
    </NarrowPage>
  );
}
