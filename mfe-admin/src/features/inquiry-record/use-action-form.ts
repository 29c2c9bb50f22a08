import type { AdminInquiry } from '@gantry/contracts/schemas/inquiry';
import { useState, type FormEvent, type RefObject } from 'react';
import { emptyDraft, missingFor, type TransitionDraft } from './transition-draft.ts';
import { useInquiryActions } from './use-inquiry-actions.ts';

type Transition = AdminInquiry['transitions'][number];

/**
 * What stands in the form of an inquiry's actions, and what its buttons do. Where something is missing nothing is sent:
 * `outcome` names the field, and it takes the focus.
 */
export function useActionForm(inquiry: AdminInquiry, form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState<TransitionDraft>(emptyDraft);
  const { outcome, setOutcome, isBusy, transition, write } = useInquiryActions(inquiry);
  const changeDraft = (part: Partial<TransitionDraft>) => setDraft({ ...draft, ...part });
  const askFor = (field: keyof TransitionDraft, to: Transition['to'] | null) => {
    setOutcome({ kind: 'missing', to, field });
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };

  const onTransition = async (wanted: Transition): Promise<void> => {
    const field = missingFor(wanted, draft);
    if (field) askFor(field, wanted.to);
    else if (await transition(wanted, draft)) setDraft(emptyDraft);
  };
  const onWrite = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (draft.message.trim() === '') askFor('message', null);
    else if (await write(draft.message)) changeDraft({ message: '' });
  };
  return { draft, change: changeDraft, outcome, isBusy, onTransition, onWrite };
}
