import { createHash } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Logger } from '@gantry/nest-kit/logger';
import { parseRules, type RuleError } from '@gantry/product-search/parse-rules';
import { RuleSet } from '@gantry/product-search/rule-set';
import { shippedRules } from '@gantry/product-search/shipped-rules';
import { SearchConfig } from './search.config.ts';

const fileName = 'search-rules.txt';
const errorFileName = 'search-rules.errors.txt';
/** How soon a saved file is noticed, in milliseconds. */
const checkEvery = 2000;
/** A longer file is no list of words. */
const maxBytes = 2_000_000;

/**
 * The synonyms and redirects in force: those of `search-rules.txt` in GANTRY_HOME, which is written with the shipped
 * ones at the first start and read again whenever it is saved. While the file cannot be read the last rules hold.
 */
@Injectable()
export class SearchRules implements OnApplicationBootstrap, OnApplicationShutdown {
  private held = new RuleSet(parseRules(shippedRules));
  private heldStamp = stampOf(shippedRules);
  private readAt = '';
  private timer: NodeJS.Timeout | undefined;
  private refreshing = Promise.resolve();
  private readonly listeners: (() => void)[] = [];

  constructor(
    private readonly config: SearchConfig,
    private readonly log: Logger,
  ) {}

  get current(): RuleSet {
    return this.held;
  }

  /** Names the rules in force, alike in every process that reads the same text. */
  get stamp(): string {
    return this.heldStamp;
  }

  /** Tells when other rules came into force. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.GANTRY_HOME) return;
    await this.refresh();
    this.timer = setInterval(() => void this.refresh(), checkEvery);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Reads the file when it was saved since it was last read; who comes while it is read waits for that. */
  refresh(): Promise<void> {
    this.refreshing = this.refreshing.then(() => this.readSavedFile());
    return this.refreshing;
  }

  private async readSavedFile(): Promise<void> {
    try {
      const file = this.placeOf(fileName);
      // never over a file somebody wrote
      await writeFile(file, shippedRules, { flag: 'wx' }).catch(() => undefined);
      const { mtimeMs, size } = await stat(file);
      const savedAt = `${mtimeMs}/${size}`;
      if (savedAt === this.readAt) return;
      this.readAt = savedAt;
      if (size > maxBytes) throw new Error(`${fileName} is larger than ${maxBytes} bytes`);
      await this.applyRules(await readFile(file, 'utf8'));
    } catch (err) {
      this.log.warn({ err }, 'the search rules could not be read, the last ones hold');
    }
  }

  private async applyRules(text: string): Promise<void> {
    const rules = parseRules(text);
    this.held = new RuleSet(rules);
    this.heldStamp = stampOf(text);
    for (const listener of this.listeners) listener();
    await this.reportErrors(rules.errors);
    const counts = { synonyms: rules.synonyms.length, redirects: rules.redirects.length };
    this.log.info({ ...counts, errors: rules.errors.length }, 'search rules read');
  }

  /** Staff see beside their file which of its lines hold no rule. */
  private async reportErrors(errors: readonly RuleError[]): Promise<void> {
    const file = this.placeOf(errorFileName);
    const lines = errors.map(({ line, text, problem }) => `line ${line}: ${problem}: ${text.trim()}`);
    if (lines.length === 0) await rm(file, { force: true });
    else await writeFile(file, `${lines.join('\n')}\n`);
  }

  private placeOf(name: string): string {
    return path.resolve(this.config.GANTRY_HOME ?? '', name);
  }
}

const stampOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
