import { Button } from '@gantry/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useConfig } from '../document/config-context.ts';
import { watchBuilds } from './build-watch.ts';
import styles from './update-notice.module.css';

/** Says that a new version is there. Nothing reloads by itself: a form may be half filled. */
export function UpdateNotice() {
  const { buildId } = useConfig();
  const [isShown, show] = useState(false);
  useEffect(() => watchBuilds({ buildId, onNewBuild: () => show(true) }), [buildId]);
  return (
    <output className={isShown ? styles.notice : styles.none} data-update-notice={isShown || undefined}>
      {isShown ? (
        <>
          <span>
            <FormattedMessage id="shell.updates.text" />
          </span>
          <Button size="small" variant="primary" onClick={() => window.location.reload()}>
            <FormattedMessage id="shell.updates.reload" />
          </Button>
          <Button size="small" onClick={() => show(false)}>
            <FormattedMessage id="shell.updates.later" />
          </Button>
        </>
      ) : null}
    </output>
  );
}
