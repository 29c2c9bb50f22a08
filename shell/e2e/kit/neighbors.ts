import { RawConnection } from '@gantry/testing/raw-connection';

/** Answers that stay the same while a test runs, each unlike the others. */
const addresses = ['/api/v1/catalog/brands', '/api/v1/store', '/image/card/store', '/builds/latest.json'];

/** Visitors who ask for the same things again and again beside a test, each on a connection of their own. */
export interface Neighbors {
  /** @returns answers that were not theirs; every neighbor has asked ten times at least */
  stop(): Promise<string[]>;
}

/** @param shop where they ask */
export async function neighbors(shop: string): Promise<Neighbors> {
  const visits = await Promise.all(addresses.map((path) => NeighborVisit.begin(shop, path)));
  return {
    async stop() {
      return (await Promise.all(visits.map((visit) => visit.end()))).flat();
    },
  };
}

class NeighborVisit {
  private readonly connection: RawConnection;
  private readonly path: string;
  private readonly wrong: string[] = [];
  private isOver = false;
  private asking: Promise<void> = Promise.resolve();

  private constructor(connection: RawConnection, path: string) {
    this.connection = connection;
    this.path = path;
  }

  static async begin(shop: string, path: string): Promise<NeighborVisit> {
    const visit = new NeighborVisit(await RawConnection.open(shop), path);
    const right = await visit.ask();
    if (!right.startsWith('200')) throw new Error(`${path} answered ${right}`);
    visit.asking = visit.goOn(right);
    return visit;
  }

  async end(): Promise<string[]> {
    this.isOver = true;
    await this.asking;
    this.connection.close();
    return this.wrong;
  }

  private async goOn(right: string): Promise<void> {
    for (let times = 0; times < 10 || !this.isOver; times += 1) {
      const got = await this.ask();
      if (got !== right) this.wrong.push(`${this.path} got ${got.slice(0, 200)}`);
      if (got === 'closed') return;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  private async ask(): Promise<string> {
    const request = `GET ${this.path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
    const answer = await this.connection.send(request).next();
    return answer === 'closed' ? answer : `${answer.status} ${answer.body}`;
  }
}
