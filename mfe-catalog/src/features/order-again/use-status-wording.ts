import type { LocaleCode } from '@gantry/contracts/locales';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { loadMessages } from '@gantry/i18n/load-messages';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

/** What a customer reads for a status; undefined until it has come. */
type StatusWording = (status: LineStatus) => string | undefined;

/** In chunks of their own, as the status book: only buyers with open orders need them on this page. */
const loadWords = loadMessages({
  'en-US': () =>
    import(/* webpackChunkName: "order-status-en-US" */ '@gantry/domain/messages/order-status/en-US.json'),
  'es-US': () =>
    import(/* webpackChunkName: "order-status-es-US" */ '@gantry/domain/messages/order-status/es-US.json'),
  'fr-CA': () =>
    import(/* webpackChunkName: "order-status-fr-CA" */ '@gantry/domain/messages/order-status/fr-CA.json'),
});
const loadBook = () => import(/* webpackChunkName: "order-status" */ '@gantry/domain/statuses/wording');

async function loadWording(locale: LocaleCode): Promise<StatusWording> {
  const [words, { lineWording }] = await Promise.all([loadWords(locale), loadBook()]);
  return (status) => words[lineWording(status)];
}

/** What customers read for statuses, the same as in their account and mails. */
export function useStatusWording(): StatusWording {
  const { locale } = useIntl();
  const [wording, setWording] = useState<StatusWording>(() => () => undefined);
  useEffect(() => {
    let isShown = true;
    void loadWording(locale as LocaleCode).then((loaded) => isShown && setWording(() => loaded));
    return () => {
      isShown = false;
    };
  }, [locale]);
  return wording;
}
