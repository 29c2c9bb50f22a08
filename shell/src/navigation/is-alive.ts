/** Whether the document has come alive: what changes from then on changes before the visitor's eyes. */
export const isAlive = (): boolean => document.documentElement.dataset.hydrated !== undefined;
