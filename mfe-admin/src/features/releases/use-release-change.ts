import { failureOf, withKey } from '@gantry/api-client';
import type { RemoteName } from '@gantry/contracts/remotes';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useState } from 'react';
import {
  useNotificationsActivateReleaseMutation,
  useNotificationsEndCanaryMutation,
  useNotificationsRollBackReleaseMutation,
  useNotificationsSetCanaryMutation,
} from '../../api/releases.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import type { ReleaseAct } from './release-acts.ts';

/** What a change says: its reason, the turn that was seen, and the release and share it is about. */
export interface ChangeBody {
  readonly turn: number;
  readonly reason: string;
  readonly version?: string;
  readonly percent?: number;
}

/** Sends a change of a remote's releases; `problem` is what the server says of a release that it refused, in its words. */
export function useReleaseChange(remote: RemoteName, act: ReleaseAct) {
  const [activate] = useNotificationsActivateReleaseMutation();
  const [rollBack] = useNotificationsRollBackReleaseMutation();
  const [share] = useNotificationsSetCanaryMutation();
  const [endShare] = useNotificationsEndCanaryMutation();
  const [problem, setProblem] = useState<string>();
  const sends = { activate, canary: share, 'end-canary': endShare, 'roll-back': rollBack };
  const sendChange = async (body: ChangeBody, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    setProblem(undefined);
    // the form's schema is that of the act
    const request = withKey({ params: { remote }, body: body as Required<ChangeBody> }, keyFor(body));
    const { error } = await sends[act](request);
    if (!error) return undefined;
    const reason = failureOf(error)?.data?.reason;
    setProblem(typeof reason === 'string' ? reason : undefined);
    return refusedAnswer(error, 'admin.releases.refusal');
  };
  return { sendChange, problem };
}
