import type { WidgetSource } from '@gantry/api-client';
import { widgetOwners, type WidgetName } from '@gantry/contracts/remotes';
import type { RemoteModule } from '@gantry/federation/remote-module';
import type { ComponentType } from 'react';

/** Brings the api and texts that a widget needs into the page before it is shown. */
export type TakeInFor = (widget: WidgetName) => Promise<RemoteModule>;

/** Widgets in the browser: each is loaded once, with its remote, when it is first wanted. */
export function browserWidgets(takeInFor: TakeInFor, inDocument: readonly WidgetName[]): WidgetSource {
  const ready = new Map<WidgetName, ComponentType<never>>();
  const loading = new Map<WidgetName, Promise<ComponentType<never>>>();

  async function open(name: WidgetName): Promise<ComponentType<never>> {
    const entry = (await takeInFor(name)).widgets[name];
    if (!entry) throw new Error(`This release of ${widgetOwners[name]} has no widget "${name}"`);
    const component = (await entry.load()) as ComponentType<never>;
    ready.set(name, component);
    return component;
  }

  function load(name: WidgetName): Promise<ComponentType<never>> {
    const running = loading.get(name) ?? open(name);
    loading.set(name, running);
    running.catch(() => loading.delete(name));
    return running;
  }

  return {
    ready: (name) => ready.get(name) as never,
    load: (name) => load(name) as Promise<never>,
    isInDocument: (name) => inDocument.includes(name),
  };
}
