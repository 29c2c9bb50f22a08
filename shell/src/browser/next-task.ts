/** Ends the running task: what waits (a press, a paint) has its turn before the work goes on. */
export async function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  await new Promise<void>((resolve) => setTimeout(resolve));
}
