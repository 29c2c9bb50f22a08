import { locales, localizedPath, type LocaleCode } from '@gantry/contracts/locales';
import { localeCookie } from '@gantry/i18n/locale-detection';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useConfig } from '../../document/config-context.ts';
import { useLocale } from '../../document/locale-code-context.ts';
import styles from './language-links.module.css';

/** The same page in another language. A choice is remembered (specification §4), then a new document is fetched. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  const { pseudoLocale } = useConfig();
  const current = useLocale();
  const intl = useIntl();
  const offered = locales.filter(({ code }) => code !== 'en-XA' || pseudoLocale);
  return (
    <nav aria-label={intl.formatMessage({ id: 'shell.footer.language' })}>
      <ul className={styles.links}>
        {offered.map(({ code, name }) => (
          <li key={code}>
            <a
              href={localizedPath(pathname, code) + search}
              hrefLang={code}
              lang={code === 'en-XA' ? undefined : code}
              aria-current={code === current ? 'true' : undefined}
              onClick={() => rememberLocale(code)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function rememberLocale(code: LocaleCode): void {
  const isSecure = window.location.protocol === 'https:';
  document.cookie = localeCookie(code, { isCrossOrigin: isFramedElsewhere(), isSecure });
}

/** Whether the page stands in a frame of another site's page. */
function isFramedElsewhere(): boolean {
  try {
    return window.top?.location.origin !== window.location.origin;
  } catch {
    // which may not be looked into
    return true;
  }
}
