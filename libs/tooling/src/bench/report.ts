import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Bench, Figure } from './bench.ts';

export type BenchReport = {
  name: string;
  title: string;
  at: string;
  machine: string;
  figures: Figure[];
  raw: Record<string, unknown>;
};

export function makeReport(bench: Bench, figures: Figure[], raw: Record<string, unknown>): BenchReport {
  const cpus = os.cpus();
  const machine = `${cpus.length} x ${cpus[0]?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  return { name: bench.name, title: bench.title, at: new Date().toISOString(), machine, figures, raw };
}

/** Keeps the whole report, raw figures included, and returns the file's name. */
export function saveReport(folder: string, report: BenchReport): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${report.name}-${report.at.replaceAll(/[:.]/g, '-')}.json`);
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return file;
}

function rounded(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(Math.abs(value) < 10 ? 3 : 1);
}

function judgement({ goal, met }: Figure): string {
  if (goal === undefined) return '';
  return met === undefined ? goal : `${goal}: ${met ? 'met' : 'MISSED'}`;
}

/** One line for each figure: what, value, goal. */
export function printTable({ name, title, figures }: BenchReport): void {
  console.log(`\n${name}  ${title}`);
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const figure of figures) {
    const value = `${rounded(figure.value)} ${figure.unit}`;
    console.log(`  ${figure.what.padEnd(width)}  ${value.padStart(16)}  ${judgement(figure)}`.trimEnd());
  }
}
