import type { createBrowserRouter } from 'react-router';

/** The browser's router, as `createBrowserRouter` makes it. */
export type BrowserRouter = ReturnType<typeof createBrowserRouter>;
