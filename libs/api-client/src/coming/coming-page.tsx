import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './coming-page.module.css';

/** Message ids of a page that is not built yet: its title and a plain sentence about what it will do. */
export interface ComingTexts {
  readonly title: string;
  readonly text: string;
}

/** The page of an address whose feature is not built yet. It says so and pretends nothing. */
function ComingPage({ title, text }: ComingTexts) {
  return (
    <section className={styles.page} data-coming>
      <h1>
        <FormattedMessage id={title} />
      </h1>
      <p>
        <FormattedMessage id={text} />
      </p>
    </section>
  );
}

/** The component of such a route: `lazy: async () => ({ Component: comingPage({ title, text }) })`. */
export function comingPage(texts: ComingTexts): ComponentType {
  return function Coming() {
    return <ComingPage {...texts} />;
  };
}
