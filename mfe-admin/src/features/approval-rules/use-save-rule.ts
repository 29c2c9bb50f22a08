import { failureOf, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { ApprovalRuleForm, RuleSimulation } from '@gantry/contracts/schemas/offer-approval';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useState } from 'react';
import {
  useSalesAdminSaveApprovalRuleMutation,
  useSalesAdminSimulateApprovalRuleMutation,
} from '../../api/offers.endpoints.ts';
import { formOf, type RuleValues } from './rule-values.ts';

/** What became of the last press, beside a simulation. */
export type RuleOutcomeKind =
  | { readonly kind: 'saved' }
  /** it was changed after the simulation: the new one is shown first */
  | { readonly kind: 'look-first' }
  | { readonly kind: 'refused'; readonly failure: Failure['error'] | undefined };

interface Simulated {
  readonly form: ApprovalRuleForm;
  readonly result: RuleSimulation;
}

/** Simulates a rule, and saves it as it was simulated; what was typed stays whatever is refused. */
export function useSaveRule(id: string, version: number, onCreated: () => void) {
  const [simulateCall] = useSalesAdminSimulateApprovalRuleMutation();
  const [saveCall] = useSalesAdminSaveApprovalRuleMutation();
  const [simulated, setSimulated] = useState<Simulated>();
  const [outcome, setOutcome] = useState<RuleOutcomeKind>();

  const showRefusal = (error: unknown): SubmitAnswer => {
    const failure = failureOf(error);
    setOutcome({ kind: 'refused', failure });
    return failure?.code === 'INVALID' ? { failure } : 'kept';
  };
  const simulate = async (form: ApprovalRuleForm, then?: RuleOutcomeKind): Promise<SubmitAnswer> => {
    const { data, error } = await simulateCall({ body: form });
    if (!data) return showRefusal(error);
    setSimulated({ form, result: data });
    setOutcome(then);
    return 'kept';
  };
  const saveRule = async ({ form, result }: Simulated, keyFor: Attempt['keyFor']): Promise<SubmitAnswer> => {
    const { offers, hits } = result;
    const body = { version, form, simulated: { offers, hits } };
    const { error } = await saveCall(withKey({ params: { id }, body }, keyFor(body)));
    if (error && failureOf(error)?.code === 'WRONG_STATE') return simulate(form, { kind: 'look-first' });
    if (error) return showRefusal(error);
    setOutcome({ kind: 'saved' });
    if (version === 0) onCreated();
    return undefined;
  };
  const submit = async (values: RuleValues, keyFor: Attempt['keyFor']): Promise<SubmitAnswer> => {
    const form = formOf(values);
    if (!form) return { message: 'admin.rules.limit-wrong' };
    if (values.intent !== 'save') return simulate(form);
    const isSimulated = JSON.stringify(form) === JSON.stringify(simulated?.form);
    return simulated && isSimulated ? saveRule(simulated, keyFor) : simulate(form, { kind: 'look-first' });
  };
  return { submit, simulation: simulated?.result, outcome };
}
