import { WidgetSourceContext } from '@gantry/api-client';
import type { WidgetName, WidgetProps } from '@gantry/contracts/remotes';
import {
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { keepFocus } from './keep-focus.ts';
import styles from './intent-widget.module.css';
import { WidgetGuard } from './widget-guard.tsx';

export interface IntentWidgetProps<Name extends WidgetName> {
  readonly name: Name;
  /** what the widget is given, worked out at the moment it takes over */
  readonly props: WidgetProps[Name] | ((place: HTMLElement) => WidgetProps[Name]);
  readonly className?: string;
  /** plain HTML that does the same without scripts; shown until the visitor reaches for it */
  readonly children: ReactNode;
}

/**
 * A remote's widget that takes the place of plain HTML when the visitor reaches for it by pointer or keyboard: pages
 * do not pay for it before. What is typed and where the focus is stay as they are.
 */
export function IntentWidget<Name extends WidgetName>(intent: IntentWidgetProps<Name>) {
  const { name, props, className, children } = intent;
  const source = useContext(WidgetSourceContext);
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const [taken, take] = useState<{ Widget: ComponentType<object>; given: object } | null>(null);

  async function wake() {
    if (asked.current || !source.load) return;
    asked.current = true;
    try {
      const Widget = (await source.load(name)) as ComponentType<object>;
      if (!place.current) return;
      const given = typeof props === 'function' ? props(place.current) : props;
      const restore = keepFocus(place.current);
      flushSync(() => take({ Widget, given }));
      restore();
    } catch {
      // The plain HTML stays and works; the next reach tries again.
      asked.current = false;
    }
  }

  // who reached for it before the page was hydrated was not heard
  const wakeIfReached = useEffectEvent(() => {
    if (place.current?.matches(':focus-within, :hover')) void wake();
  });
  useEffect(() => wakeIfReached(), []);

  return (
    <div ref={place} className={className ?? styles.place} onPointerEnter={wake} onFocus={wake}>
      {taken ? (
        <WidgetGuard fallback={children}>
          <taken.Widget {...taken.given} />
        </WidgetGuard>
      ) : (
        children
      )}
    </div>
  );
}
