import { Button, type ButtonVariant } from '@gantry/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useFormState } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import styles from './form.module.css';

export interface SubmitButtonProps {
  readonly children: ReactNode;
  /** names the button where its text stands in many rows */
  readonly label?: string;
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
  /** the page takes the form as a plain post too, so it may be sent before scripts run and without them */
  readonly plain?: boolean;
}

/** Nothing to listen to: whether scripts run changes once, when the page has been taken over. */
const never = () => () => undefined;

/**
 * Submits the form around it. Unless the page takes plain posts it submits nothing until the page's scripts run, so
 * that what has been typed is not lost to a page load.
 */
export function SubmitButton({
  children,
  label,
  variant = 'primary',
  wide,
  plain = false,
}: SubmitButtonProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      <Button
        type={plain || isReady ? 'submit' : 'button'}
        aria-label={label}
        variant={variant}
        wide={wide}
        busy={submitting}
      >
        {children}
      </Button>
      {plain ? null : (
        <noscript>
          <p className={styles.scripts}>
            <FormattedMessage id="forms.needs-scripts" />
          </p>
        </noscript>
      )}
    </>
  );
}
