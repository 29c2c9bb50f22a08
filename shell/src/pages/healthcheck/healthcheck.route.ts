import type { LocaleCode } from '@gantry/contracts/locales';
import type { RouteHandle } from '@gantry/federation/remote-module';
import type { RouteObject } from 'react-router';
import { suffixed } from '../../route-names.ts';

const handle: RouteHandle = { layout: 'empty', title: 'shell.health.title', chunk: 'shell' };

/** `/healthcheck` for people; next to nobody opens it, so no other page loads it. */
export const healthcheckRoute = (locale: LocaleCode): RouteObject => ({
  id: suffixed('healthcheck', locale),
  path: '/healthcheck',
  handle,
  async lazy() {
    const { HealthPage, healthLoader } = await import(
      /* webpackChunkName: "healthcheck" */ './healthcheck.page.tsx'
    );
    return { Component: HealthPage, loader: healthLoader };
  },
});
