import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useConfig } from '../document/config-context.ts';
import { readPageData } from '../federation/page-data.ts';
import { watchBuilds } from './build-watch.ts';
import { watchForms, type FormsInUse } from './forms-in-use.ts';

/** Milliseconds after which a notice that waits for the end of a form looks again. */
const lookPause = 1000;

export interface Update {
  /** a new version is there, and the visitor is in the middle of nothing */
  readonly isShown: boolean;
  /** says no more of this version */
  readonly dismiss: () => void;
}

/** Knows of new versions of what the page is made of, the shell and its remotes, and when to speak of them. */
export function useUpdate(): Update {
  const { buildId } = useConfig();
  const { key } = useLocation();
  const [latest, setLatest] = useState<string>();
  const [isBusy, setBusy] = useState(true);
  const forms = useRef<FormsInUse>(null);

  useEffect(() => {
    forms.current = watchForms();
    return () => forms.current?.stop();
  }, []);
  useEffect(() => forms.current?.forget(), [key]);
  useEffect(() => {
    // read when there is something to compare: nobody else needs it any more
    const page = () => ({ buildId, remotes: readPageData().remotes });
    return watchBuilds({ page, onLatest: setLatest });
  }, [buildId]);
  useEffect(() => {
    if (latest === undefined) return undefined;
    const checkForms = () => setBusy(forms.current?.areAny() ?? false);
    checkForms();
    const timer = setInterval(checkForms, lookPause);
    return () => clearInterval(timer);
  }, [latest]);

  return { isShown: latest !== undefined && !isBusy, dismiss: () => setLatest(undefined) };
}
