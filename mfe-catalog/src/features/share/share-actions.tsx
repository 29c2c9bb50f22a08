import { Button } from '@gantry/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './share-actions.module.css';

export interface ShareActionsProps {
  /** what is shared: stands as subject and before the address */
  title: string;
}

/**
 * Passes a page on: by the system's own share sheet where there is one, else by copying its address; by e-mail; on
 * paper. What needs scripts is hidden where there are none.
 */
export function ShareActions({ title }: ShareActionsProps) {
  const intl = useIntl();
  const { share, outcome } = useShare(title);
  return (
    <div
      className={styles.actions}
      role="group"
      aria-label={intl.formatMessage({ id: 'catalog.share.label' })}
    >
      <Button variant="quiet" size="small" onClick={() => void share()}>
        <FormattedMessage id="catalog.share.share" />
      </Button>
      <Button variant="quiet" size="small" onClick={() => mail(title)}>
        <FormattedMessage id="catalog.share.mail" />
      </Button>
      <Button variant="quiet" size="small" onClick={() => window.print()}>
        <FormattedMessage id="catalog.share.print" />
      </Button>
      <output className={styles.outcome}>
        {outcome ? (
          <FormattedMessage id={`catalog.share.${outcome}`} values={{ address: pageAddress() }} />
        ) : null}
      </output>
    </div>
  );
}

/** Shares the page or copies its address; says for four seconds what became of it, where the system does not. */
function useShare(title: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), 4000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const share = async () => {
    const url = pageAddress();
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch (error) {
      // Closing the system's sheet is a decision, not a failure.
      if ((error as Error).name !== 'AbortError') setOutcome('failed');
    }
  };
  return { share, outcome };
}

function mail(title: string): void {
  const body = `${title}\n${pageAddress()}`;
  window.location.assign(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`);
}

/** The page's address without what only says how it is looked at. */
const pageAddress = (): string => window.location.origin + window.location.pathname;
