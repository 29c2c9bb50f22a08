import { Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { reloadHere } from '../navigation/reload-here.ts';
import styles from './update-notice.module.css';
import { useUpdate } from './use-update.ts';

/** Says that a new version is there, never in the middle of a form. Nothing reloads by itself. */
export function UpdateText() {
  const { isShown, dismiss } = useUpdate();
  if (!isShown) return null;
  return (
    <div className={styles.notice} data-update-notice>
      <span>
        <FormattedMessage id="shell.updates.text" />
      </span>
      <Button size="small" variant="primary" onClick={reloadHere}>
        <FormattedMessage id="shell.updates.reload" />
      </Button>
      <Button size="small" onClick={dismiss}>
        <FormattedMessage id="shell.updates.later" />
      </Button>
    </div>
  );
}
