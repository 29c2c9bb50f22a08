import type { Posted } from '@gantry/forms/posted';
import { useActionData, useSearchParams } from 'react-router';
import { RecoveryForm } from '../../features/recovery/recovery-form.tsx';
import { NarrowPage } from '../../parts/narrow-page.tsx';
import { doneParameter } from '../../parts/outcome-parameters.ts';

export { action } from './recovery.action.ts';

/** Forgotten password, first step: the code goes out by mail. */
export default function RecoveryPage() {
  const answer = useActionData<Posted<{ email: string }>>();
  const isSent = useSearchParams()[0].has(doneParameter) && !answer;
  return (
    <NarrowPage title="account.recovery.heading" lead="account.recovery.lead">
      <RecoveryForm answer={answer} isSent={isSent} />
    </NarrowPage>
  );
}
