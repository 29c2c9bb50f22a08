import { type FormEvent, type HTMLAttributes, type ReactNode } from 'react';

type Attributes = Pick<HTMLAttributes<HTMLFormElement>, 'className' | 'aria-busy' | 'aria-labelledby'>;

export interface ActionFormProps extends Attributes {
  /** what says which act is meant where no scripts run, by name */
  readonly fields?: Readonly<Record<string, string | number>>;
  /** `get` asks for a page or a file, `post` does something */
  readonly method?: 'get' | 'post';
  /** where it is sent without scripts; the page it stands on where left out */
  readonly action?: string | undefined;
  /** does the act with scripts, in place of sending the form; left out, the form is always sent */
  readonly onAct?: (entered: FormData) => void;
  readonly children: ReactNode;
}

/**
 * A button that does something, and is sent as a form where no scripts run. What stands beside it holds its own rules: a
 * quantity, a consent, fields of a payment provider. Whatever else people enter belongs in a `Form`.
 */
export function ActionForm({
  fields = {},
  method = 'post',
  onAct,
  children,
  ...attributes
}: ActionFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAct?.(new FormData(event.currentTarget));
  };
  return (
    <form {...attributes} method={method} onSubmit={onAct ? submit : undefined}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
