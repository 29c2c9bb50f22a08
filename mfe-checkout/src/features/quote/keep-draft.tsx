import { quotePath } from '@gantry/contracts/addresses/checkout';
import { splitLocale, localizedPath } from '@gantry/contracts/locales';
import { useFormValues } from '@gantry/forms/form-values';
import { useEffect, useRef } from 'react';
import { useSalesSaveQuoteDraftMutation } from '../../api/quote.endpoints.ts';
import { draftOf, type QuoteValues } from './quote-values.ts';

const pauseMs = 600;

/**
 * Keeps what has been typed on the server, soon after it was: it is there again after a reload, after signing in, and
 * in the next release of the page. What the address added is kept then, too, so the address adds it no more.
 */
export function KeepDraft() {
  const values = useFormValues<QuoteValues>();
  const [save] = useSalesSaveQuoteDraftMutation();
  const content = JSON.stringify(draftOf(values));
  const kept = useRef(content);
  useEffect(() => {
    if (content === kept.current) return undefined;
    const keepNow = () => {
      if (content === kept.current) return;
      kept.current = content;
      void save({ body: JSON.parse(content) as ReturnType<typeof draftOf> })
        .unwrap()
        .then(forgetSource)
        .catch(() => (kept.current = ''));
    };
    const timer = setTimeout(keepNow, pauseMs);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, [content, save]);
  return null;
}

/** Beside the router, which would load the page again. */
function forgetSource(): void {
  const { locale, path } = splitLocale(window.location.pathname);
  if (path !== quotePath() || window.location.search === '') return;
  window.history.replaceState(window.history.state, '', localizedPath(quotePath(), locale.code));
}
