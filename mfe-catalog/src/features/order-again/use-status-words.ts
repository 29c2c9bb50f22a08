import type { LocaleCode } from '@gantry/contracts/locales';
import { loadMessages } from '@gantry/i18n/load-messages';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

type Words = Readonly<Record<string, string>>;

/** In chunks of their own: only buyers with open orders read them here. */
const loadWords = loadMessages({
  'en-US': () =>
    import(/* webpackChunkName: "order-status-en-US" */ '@gantry/domain/messages/order-status/en-US.json'),
  'es-US': () =>
    import(/* webpackChunkName: "order-status-es-US" */ '@gantry/domain/messages/order-status/es-US.json'),
  'fr-CA': () =>
    import(/* webpackChunkName: "order-status-fr-CA" */ '@gantry/domain/messages/order-status/fr-CA.json'),
});

/** What customers read for statuses, the same as in their account and mails; none until it has come. */
export function useStatusWords(): Words {
  const { locale } = useIntl();
  const [words, setWords] = useState<Words>({});
  useEffect(() => {
    let isShown = true;
    void loadWords(locale as LocaleCode).then((loaded) => isShown && setWords(loaded));
    return () => {
      isShown = false;
    };
  }, [locale]);
  return words;
}
