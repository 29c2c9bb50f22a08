interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether pages may be fetched ahead of need: not on data-saver or 2g connections (specification §9). */
export function mayPrefetch(navigator: object): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
