import { failureOf, withKey } from '@gantry/api-client';
import type { RemoteName } from '@gantry/contracts/remotes';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useState } from 'react';
import {
  useNotificationsActivateReleaseMutation,
  useNotificationsBringRemoteBackMutation,
  useNotificationsEndCanaryMutation,
  useNotificationsPinRemoteMutation,
  useNotificationsRollBackReleaseMutation,
  useNotificationsSetCanaryMutation,
  useNotificationsTakeRemoteOutMutation,
  useNotificationsUnpinRemoteMutation,
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

function useSends() {
  const [activate] = useNotificationsActivateReleaseMutation();
  const [rollBack] = useNotificationsRollBackReleaseMutation();
  const [share] = useNotificationsSetCanaryMutation();
  const [endShare] = useNotificationsEndCanaryMutation();
  const [pin] = useNotificationsPinRemoteMutation();
  const [unpin] = useNotificationsUnpinRemoteMutation();
  const [takeOut] = useNotificationsTakeRemoteOutMutation();
  const [bringBack] = useNotificationsBringRemoteBackMutation();
  return {
    activate,
    canary: share,
    'end-canary': endShare,
    'roll-back': rollBack,
    pin,
    unpin,
    'take-out': takeOut,
    'bring-back': bringBack,
  } satisfies Record<ReleaseAct, unknown>;
}

/** Sends a change of a remote's releases; `problem` is what the server says of a release that it refused, in its words. */
export function useReleaseChange(remote: RemoteName, act: ReleaseAct) {
  const sends = useSends();
  const [problem, setProblem] = useState<string>();
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
