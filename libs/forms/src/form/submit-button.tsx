import { Button, type ButtonVariant } from '@gantry/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import styles from './form.module.css';

export interface SubmitButtonProps {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
}

/**
 * Submits the form around it. Until the page's scripts run it submits nothing, so that what has been typed is not lost
 * to a page load.
 */
export function SubmitButton({ children, variant = 'primary', wide }: SubmitButtonProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return (
    <>
      <Button type={isReady ? 'submit' : 'button'} variant={variant} wide={wide} busy={submitting}>
        {children}
      </Button>
      <noscript>
        <p className={styles.scripts}>
          <FormattedMessage id="forms.needs-scripts" />
        </p>
      </noscript>
    </>
  );
}
