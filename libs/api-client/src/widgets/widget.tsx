import type { WidgetName, WidgetProps } from '@gantry/contracts/remotes';
import { Suspense, use, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { useMounted } from './use-mounted.ts';
import { WidgetBoundary } from './widget-boundary.tsx';
import { WidgetSourceContext } from './widget-source.ts';

export interface WidgetUse<Name extends WidgetName> {
  readonly name: Name;
  /** what the widget is given */
  readonly props: WidgetProps[Name];
  /** shown while the widget loads and where it cannot be had; give one that works with scripts off */
  readonly fallback?: ReactNode;
}

/**
 * Shows a widget that another remote owns.
 * @example <Widget name="add-to-cart" props={{ sku, name, minQuantity, quantityIncrement, variant: 'row' }} />
 */
export function Widget<Name extends WidgetName>(widget: WidgetUse<Name>) {
  const source = useContext(WidgetSourceContext);
  // As at first: a widget that has come meanwhile is the same widget.
  const [isHere] = useState(
    () => source.ready(widget.name) !== undefined || source.isInDocument(widget.name),
  );
  return isHere ? <ShownWidget {...widget} /> : <LaterWidget {...widget} />;
}

/** Without the server's HTML of it the first render must be the fallback, as the server's was. */
function LaterWidget<Name extends WidgetName>(widget: WidgetUse<Name>) {
  const source = useContext(WidgetSourceContext);
  const mounted = useMounted();
  return mounted && source.load ? <ShownWidget {...widget} /> : widget.fallback;
}

function ShownWidget<Name extends WidgetName>({ name, props, fallback = null }: WidgetUse<Name>) {
  return (
    <WidgetBoundary fallback={fallback}>
      <Suspense fallback={fallback}>
        <LoadedWidget name={name} props={props} />
      </Suspense>
    </WidgetBoundary>
  );
}

function LoadedWidget<Name extends WidgetName>({ name, props }: Pick<WidgetUse<Name>, 'name' | 'props'>) {
  const source = useContext(WidgetSourceContext);
  const Loaded = (source.ready(name) ?? use(source.load!(name))) as ComponentType<object>;
  return <Loaded {...props} />;
}
