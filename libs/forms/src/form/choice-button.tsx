import { Button, type ButtonVariant } from '@gantry/ui';
import type { ReactNode } from 'react';
import { useField, useFormState } from 'react-final-form';

export interface ChoiceButtonProps {
  /** the value of the form that the button sets */
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: 'small' | 'medium';
  /** what was pressed last is still at work after the form was submitted */
  readonly busy?: boolean;
}

/**
 * Submits the form around it with one value chosen: a form with several ways to go on has a button for each. Its schema
 * may ask for other fields depending on the one that was pressed.
 */
export function ChoiceButton({ name, value, children, variant, size, busy = false }: ChoiceButtonProps) {
  const { input } = useField<string>(name);
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button
      type="submit"
      variant={variant}
      size={size}
      busy={busy || submitting}
      onClick={() => input.onChange(value)}
    >
      {children}
    </Button>
  );
}
