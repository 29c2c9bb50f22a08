import { headerFace } from '@gantry/ui';
import { useIntl } from 'react-intl';
import { Form, useLocation } from 'react-router';
import { IntentWidget } from './intent-widget.tsx';
import styles from './search-field.module.css';
import { useSearchKey } from './use-search-key.ts';

/** Search by part number or words, half the header wide. `/` goes to it from anywhere. */
export function SearchField() {
  const intl = useIntl();
  const { search } = useLocation();
  const query = new URLSearchParams(search).get('q') ?? '';
  const place = useSearchKey();
  const label = intl.formatMessage({ id: 'shell.header.search-label' });
  return (
    <div ref={place} className={styles.place} data-search>
      <IntentWidget name="search-box" props={typed} className={styles.widget}>
        <search>
          <Form action="/b" className={headerFace.search} key={query}>
            <input
              className={headerFace.input}
              type="search"
              name="q"
              defaultValue={query}
              aria-label={label}
              aria-keyshortcuts="/"
              placeholder={intl.formatMessage({ id: 'shell.header.search-hint' })}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
            />
            <button type="submit" className={headerFace.submit}>
              {intl.formatMessage({ id: 'shell.header.search' })}
            </button>
          </Form>
        </search>
      </IntentWidget>
    </div>
  );
}

/** What stands in the field when the widget takes over. */
function typed(place: HTMLElement): { initialQuery: string } {
  return { initialQuery: place.querySelector<HTMLInputElement>('input[name=q]')?.value ?? '' };
}
