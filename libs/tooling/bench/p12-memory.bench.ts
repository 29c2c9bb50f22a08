import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Figure, MeasuredShop } from '../src/bench/bench.ts';
import { KeepAliveClient } from '../src/bench/http-client.ts';
import { runSlice } from '../src/bench/load.ts';
import { memoryBytes } from '../src/bench/process-usage.ts';

const MEGABYTE = 2 ** 20;
const IDLE_MB = 600;
const PAGES = ['/', '/categories', '/brands', '/b', '/cart', '/sign-in'];
const ROUNDS = 3;

// The supervisor is the parent of the parts; what a part uses is counted with the part.
function memoryOf(shop: MeasuredShop): Record<string, number> {
  const { supervisor = 0, ...parts } = shop.pids();
  const entries = Object.entries(parts).filter(([, pid]) => pid > 0);
  const memory = Object.fromEntries(entries.map(([name, pid]) => [name, memoryBytes([pid]) / MEGABYTE]));
  if (supervisor === 0) return memory;
  return { ...memory, supervisor: memoryBytes([supervisor]) / MEGABYTE - total(memory) };
}

function total(parts: Record<string, number>): number {
  return Object.values(parts).reduce((sum, value) => sum + value, 0);
}

async function visitPages(shop: MeasuredShop, seconds: number): Promise<number> {
  const client = new KeepAliveClient(4);
  const work = async (index: number) => {
    const page = PAGES[index % PAGES.length];
    const { status, body } = await client.send({ url: `${shop.url}${page}` });
    if (status !== 200 || !body.includes('</html>')) throw new Error(`${page} answered ${status}`);
  };
  const { requests } = await runSlice({ name: 'pages', work, pids: [] }, { concurrency: 4, seconds });
  client.close();
  return requests;
}

const bench: Bench = {
  name: 'P12',
  title: 'Memory of everything, PostgreSQL included (shared pages divided)',
  async run({ shop, saveData, log }) {
    const measured = await shop();
    await sleep(5_000);
    const idle = memoryOf(measured);
    saveData('idle', idle);
    const figures: Figure[] = Object.entries(idle).map(([name, value]) => ({
      what: `idle: ${name}`,
      value,
      unit: 'MB',
    }));
    const goal = `≤ ${IDLE_MB} MB`;
    figures.push({ what: 'idle: all', value: total(idle), unit: 'MB', goal, met: total(idle) <= IDLE_MB });
    let requests = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      requests += await visitPages(measured, 20);
      await sleep(3_000);
      const after = memoryOf(measured);
      log(`after ${requests} pages: ${Math.round(total(after))} MB`);
      saveData(`after ${requests} pages`, after);
      figures.push({ what: `after ${requests} pages: all`, value: total(after), unit: 'MB' });
    }
    return figures;
  },
};

export default bench;
