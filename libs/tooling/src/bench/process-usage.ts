import { readFileSync, readdirSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined; // the process has ended
  }
}

// The fields after the name in brackets, which may itself hold spaces: state, parent, ...
function statFields(pid: number): string[] | undefined {
  return readProc(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ');
}

function allPids(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}

/** The processes and everything that descends from them. */
export function processTree(roots: number[]): number[] {
  const parents = new Map(allPids().map((pid) => [pid, Number(statFields(pid)?.[1])]));
  const found = new Set(roots.filter((pid) => parents.has(pid)));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/**
 * CPU seconds of the processes and their descendants since their start. What ended meanwhile is counted with
 * its parent, so that the difference of two readings misses nothing.
 */
export function cpuSeconds(roots: number[]): number {
  const ticks = processTree(roots).map((pid) => {
    const fields = statFields(pid);
    return fields ? [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) : 0;
  });
  return ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND;
}

/** Memory in bytes, shared pages divided among those who share them (PSS), of the processes and descendants. */
export function memoryBytes(roots: number[]): number {
  const kilobytes = processTree(roots).map((pid) => {
    const line = /^Pss:\s+(\d+) kB/m.exec(readProc(pid, 'smaps_rollup') ?? '');
    return Number(line?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, value) => sum + value, 0) * 1024;
}
