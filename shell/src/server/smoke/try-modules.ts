import { locales } from '@gantry/contracts/locales';
import type { RemoteRoute } from '@gantry/federation/remote-module';
import { reasonOf } from '../log.ts';
import type { LoadedRelease } from '../releases/loaded-release.ts';

/** Loads every page, widget and set of texts of a release and says what is missing or throws. */
export async function tryModules({ module, chunks }: LoadedRelease): Promise<string[]> {
  const problems: string[] = [];
  const attempt = async (what: string, run: () => Promise<unknown>): Promise<void> => {
    try {
      if (!(await run())) problems.push(`${what} gives nothing`);
    } catch (error) {
      problems.push(`${what}: ${reasonOf(error)}`);
    }
  };
  const needsChunk = (what: string, chunk: string): void => {
    if (!chunks[chunk]) problems.push(`${what} names the chunk "${chunk}", which the build does not have`);
  };
  for (const route of allRoutes(module.routes)) {
    const what = `the page ${route.path ?? route.id ?? ''}`;
    if (route.handle && route.lazy) needsChunk(what, route.handle.chunk);
    if (typeof route.lazy === 'function') await attempt(what, () => (route.lazy as () => Promise<unknown>)());
  }
  for (const [name, widget] of Object.entries(module.widgets)) {
    needsChunk(`the widget ${name}`, widget.chunk);
    await attempt(`the widget ${name}`, () => widget.load());
    if (!widget.messages) continue;
    for (const { code } of locales) {
      await attempt(`the texts of the widget ${name} in ${code}`, () => widget.messages!(code));
    }
  }
  for (const { code } of locales) await attempt(`the texts in ${code}`, () => module.messages(code));
  return problems;
}

function allRoutes(routes: readonly RemoteRoute[]): RemoteRoute[] {
  return routes.flatMap((route) => [route, ...allRoutes((route.children ?? []) as RemoteRoute[])]);
}
