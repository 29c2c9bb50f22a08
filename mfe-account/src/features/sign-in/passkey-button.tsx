import { Alert, Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

export interface PasskeyButtonProps {
  /** message id */
  readonly label: string;
  /** message id of what stands below it, where something went wrong before */
  readonly problem?: string | undefined;
  /** @returns the message id of what went wrong; undefined where it went on */
  readonly onPress: () => Promise<string | undefined>;
}

/** Goes on by a passkey, and says below what did not work. */
export function PasskeyButton({ label, problem, onPress }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [pressed, setPressed] = useState<string>();
  const shown = pressed ?? problem;
  const press = async () => {
    setBusy(true);
    setPressed(undefined);
    setPressed(await onPress());
    setBusy(false);
  };
  return (
    <>
      <Button wide busy={isBusy} onClick={() => void press()}>
        <FormattedMessage id={label} />
      </Button>
      {shown ? (
        <Alert tone="bad" live="assertive">
          <FormattedMessage id={shown} />
        </Alert>
      ) : null}
    </>
  );
}
