/** Prints lines with the seconds since it was made. */
export function printProgress(): (line: string) => void {
  const begin = performance.now();
  return (line) => console.log(`[${((performance.now() - begin) / 1_000).toFixed(1).padStart(5)} s] ${line}`);
}
