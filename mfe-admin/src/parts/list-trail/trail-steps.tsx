import { LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import styles from './trail-steps.module.css';
import { useTrail, type Trail } from './list-trail.tsx';

/** The ways from a record's page to those before and behind it in the list it was reached from, and back to that. */
export function TrailSteps() {
  const trail = useTrail();
  const { pathname } = useLocation();
  const at = trail?.paths.indexOf(pathname) ?? -1;
  return trail && at >= 0 ? <Steps trail={trail} at={at} /> : null;
}

function Steps({ trail, at }: { readonly trail: Trail; readonly at: number }) {
  const navigate = useNavigate();
  const [previous, next] = [trail.paths[at - 1], trail.paths[at + 1]];
  const go = (path: string | undefined) => () => {
    if (path) void navigate(path, { state: { trail } });
  };
  useShortcuts({
    'next-record': go(next),
    'previous-record': go(previous),
    'close-record': () => void navigate(trail.list),
  });
  return (
    <p className={styles.steps}>
      <LinkButton to={trail.list} size="small" aria-keyshortcuts="X">
        <FormattedMessage id="admin.record.list" values={{ place: at + 1, count: trail.paths.length }} />
      </LinkButton>
      <Step to={previous} trail={trail} text="admin.record.previous" keys="P" />
      <Step to={next} trail={trail} text="admin.record.next" keys="N" />
    </p>
  );
}

interface StepProps {
  readonly to: string | undefined;
  readonly trail: Trail;
  /** message id */
  readonly text: string;
  readonly keys: string;
}

function Step({ to, trail, text, keys }: StepProps) {
  if (to === undefined) return null;
  return (
    <LinkButton to={to} state={{ trail }} size="small" aria-keyshortcuts={keys}>
      <FormattedMessage id={text} />
    </LinkButton>
  );
}
