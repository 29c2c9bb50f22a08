import { watchErrors } from '../federation/tell-fault.ts';
import { nextTask } from './next-task.ts';

/**
 * The browser's entry: runs what every page needs library by library, each in a task of its own, and starts the page.
 * All of it comes in one file; run at once it would keep a telephone from answering for a tenth of a second and more.
 */
const libraries: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@gantry/federation/facades/react-router'),
  () => import(/* webpackMode: "eager" */ '@gantry/federation/facades/rtk-query'),
  () => import(/* webpackMode: "eager" */ '@gantry/federation/facades/react-intl'),
  () => import(/* webpackMode: "eager" */ '@gantry/ui'),
];

// A function: a module that waited by itself would bring the bundler's machinery for such modules into every page.
async function start(): Promise<void> {
  for (const run of libraries) {
    await run();
    await nextTask();
  }
  const { startPage } = await import(/* webpackMode: "eager" */ './start-page.tsx');
  await startPage();
}

watchErrors();
void start();
