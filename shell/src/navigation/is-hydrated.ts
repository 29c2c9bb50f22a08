/** Whether the document is hydrated: what changes from then on changes before the visitor's eyes. */
export const isHydrated = (): boolean => document.documentElement.dataset.hydrated !== undefined;
