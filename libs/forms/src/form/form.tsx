import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { Form as FinalForm } from 'react-final-form';
import type * as v from 'valibot';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { focusFirstProblem, focusPostedProblem, inPageOrder, problemNames } from './focus-problem.ts';
import type { PostedProblems } from '../submit/posted.ts';
import { FormContext, type FormContextValue } from './form-context.ts';
import styles from './form.module.css';
import { ProblemList } from './problem-list.tsx';
import { useEarlyPress } from './use-early-press.ts';
import { type FormInstance, type FormRules, useFormInstance } from './use-form-instance.ts';
import { useHeldBlur } from './use-held-blur.ts';
import { useTypedMemory } from './use-typed-memory.ts';
import { useUnsavedMark } from './use-unsaved-mark.ts';
import { pauseValidation, validateNow } from './validate-now.ts';

export type { Attempt, SubmitAnswer } from './use-form-instance.ts';
export type { Refusal } from '../submit/refusal.ts';

export interface FormProps<Schema extends v.GenericSchema> extends FormRules<Schema> {
  /** unique on the page; ids of fields begin with it */
  readonly id: string;
  /** told the names of the fields that do not pass, so that a page may unfold them before one gets the focus */
  readonly onProblems?: (names: readonly string[]) => void;
  /** whether it has files, for a post without scripts */
  readonly hasFiles?: boolean;
  /** the page itself saves what is entered as it is filled in, and brings it back; the form then does not */
  readonly isSavedElsewhere?: boolean;
  /** others may change the same record meanwhile: what they made of it is shown beside what was typed */
  readonly isShared?: boolean;
  /** why the form came back after it was posted without scripts */
  readonly posted?: PostedProblems;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A form whose rules are a contract's schema (specification §5): it validates on blur and on change, not while typing;
 * shows the first failing rule of a field; lists all problems on top and focuses the first after a failed submission;
 * keeps what was typed whatever the server answers, and through a reload, an update, and a session that expires.
 */
export function Form<Schema extends v.GenericSchema>(props: FormProps<Schema>) {
  const instance = useFormInstance(props);
  const { form, validate, submit } = instance;
  const element = useRef<HTMLFormElement>(null);
  const context = useContextValue(props, form, element);
  const handlers = useHandlers({ form, element, context, onProblems: props.onProblems });

  useEffect(() => pauseValidation(form), [form]);
  useUnsaved(instance, element, props);
  usePostedFocus(props.posted, element);

  return (
    <FormContext value={context}>
      <FinalForm
        form={form}
        onSubmit={submit}
        validate={validate}
        initialValues={props.initialValues}
        initialValuesEqual={sameValues}
        keepDirtyOnReinitialize
        subscription={{}}
      >
        {() => (
          // A form listens to what bubbles up from its controls; it takes no press itself.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <form
            ref={element}
            id={props.id}
            method="post"
            encType={props.hasFiles ? 'multipart/form-data' : undefined}
            noValidate
            className={props.className ?? styles.form}
            aria-label={props['aria-label']}
            aria-labelledby={props['aria-labelledby']}
            {...handlers}
          >
            <Notices isShared={props.isShared} />
            {props.children}
          </form>
        )}
      </FinalForm>
    </FormContext>
  );
}

/** What keeps it from going through: what is wrong with it, and what others made of the same record. */
const Notices = ({ isShared }: Pick<FormProps<v.GenericSchema>, 'isShared'>) => (
  <>
    <ProblemList />
    {isShared ? <ChangedMeanwhile /> : null}
  </>
);

type Place = Pick<FormProps<v.GenericSchema>, 'id' | 'isSavedElsewhere' | 'posted'>;

/** Says that something is not saved, and remembers it. */
function useUnsaved(
  instance: FormInstance,
  element: RefObject<HTMLFormElement | null>,
  { id, isSavedElsewhere, posted }: Place,
): void {
  useUnsavedMark(instance, element);
  useTypedMemory(instance, element, { id, isOn: !isSavedElsewhere && !posted });
}

/** A form that comes back after it was posted leads to its first problem, as one that was sent by scripts does. */
function usePostedFocus(
  posted: PostedProblems | undefined,
  element: RefObject<HTMLFormElement | null>,
): void {
  const atFirst = useRef(posted?.problems ?? {});
  useEffect(() => {
    if (element.current) focusPostedProblem(Object.keys(atFirst.current), element.current);
  }, [element]);
}

/** What the form tells its fields and its list of problems. */
function useContextValue(
  { id, posted }: Pick<FormProps<v.GenericSchema>, 'id' | 'posted'>,
  form: FormInstance['form'],
  element: RefObject<HTMLFormElement | null>,
): FormContextValue {
  const labels = useRef(new Map<string, string>());
  return useMemo<FormContextValue>(
    () => ({
      id,
      validateNow: () => validateNow(form),
      nameField: (name, label) => void labels.current.set(name, label),
      labelOf: (name) => labels.current.get(name) ?? posted?.labels[name],
      inOrder: (names) => (element.current ? inPageOrder(names, element.current) : asLabelled(names, posted)),
      posted: posted?.problems ?? {},
    }),
    [form, element, id, posted],
  );
}

interface Submission {
  readonly form: FormInstance['form'];
  readonly element: RefObject<HTMLFormElement | null>;
  readonly context: FormContextValue;
  readonly onProblems: FormProps<v.GenericSchema>['onProblems'];
}

/** Validates when a field is left or settled; submits, and leads to the first problem when it did not go through. */
function useHandlers({ form, element, context, onProblems }: Submission) {
  const isEarly = useEarlyPress();
  const heldBlur = useHeldBlur();
  const onChange = (event: FormEvent) => {
    if (event.nativeEvent.type !== 'input') context.validateNow();
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isEarly(event)) return;
    context.validateNow();
    await form.submit();
    if (!form.getState().submitFailed || !element.current) return;
    onProblems?.(problemNames(form, element.current));
    requestAnimationFrame(() => element.current && focusFirstProblem(form, element.current));
  };
  return { ...heldBlur, onSubmit, onBlur: context.validateNow, onChange };
}

/** The order where there is no page yet: that of the labels. A problem of the whole form has none and comes last. */
function asLabelled(names: readonly string[], posted: PostedProblems | undefined): readonly string[] {
  const labelled = Object.keys(posted?.labels ?? {});
  const placeField = (name: string) => (labelled.includes(name) ? labelled.indexOf(name) : labelled.length);
  return names.toSorted((a, b) => placeField(a) - placeField(b));
}

/** Initial values are plain data and small: written out they are equal or not. */
function sameValues(one?: object, other?: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
