import type { WidgetName, WidgetProps } from '@gantry/contracts/remotes';
import { createContext, type ComponentType } from 'react';

/** Where widgets of other remotes come from; the shell supplies it. */
export interface WidgetSource {
  /** the widget if it is loaded already; on the server always so, or not to be had at all */
  ready<Name extends WidgetName>(name: Name): ComponentType<WidgetProps[Name]> | undefined;
  /** loads it; the same promise for the same widget, or React would wait for ever. Absent on the server. */
  load?<Name extends WidgetName>(name: Name): Promise<ComponentType<WidgetProps[Name]>>;
  /** whether the server rendered this widget in the document, so that its HTML waits to be hydrated */
  isInDocument(name: WidgetName): boolean;
}

export const noWidgets: WidgetSource = { ready: () => undefined, isInDocument: () => false };
export const WidgetSourceContext = createContext<WidgetSource>(noWidgets);
