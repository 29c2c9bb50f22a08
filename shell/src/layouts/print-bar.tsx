import { Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import styles from './print-bar.module.css';

/** Above a sheet on the screen, never on paper. */
export function PrintBar() {
  const navigate = useNavigate();
  return (
    <div className={styles.bar}>
      <Button onClick={() => void navigate(-1)}>
        <FormattedMessage id="shell.print.back" />
      </Button>
      <Button variant="primary" onClick={() => window.print()}>
        <FormattedMessage id="shell.print.print" />
      </Button>
    </div>
  );
}
