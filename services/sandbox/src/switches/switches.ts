import * as v from 'valibot';

const whole = (max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))]),
    v.integer(),
    v.minValue(-1),
    v.maxValue(max),
  );

/** What the sandbox is told to do wrong. Counts go down as they are used; -1 is always. */
const switchesSchema = v.object({
  /** webhooks wait that many milliseconds */
  webhookDelay: whole(86_400_000),
  /** webhooks are sent so many times more */
  webhookCopies: whole(20),
  /** the next so many webhooks are never sent */
  webhookLosses: whole(1_000_000),
  /** the next so many webhooks are held, then sent newest first */
  webhookReorder: whole(1000),
  /** one byte of the next so many webhooks is another than was signed */
  webhookTampered: whole(1_000_000),
  /** the next so many calls are worked on, and their answers get lost */
  lostAnswers: whole(1_000_000),
  /** seconds for which every call answers 500 */
  awaySeconds: whole(86_400),
  /** every call waits that many milliseconds */
  callDelay: whole(600_000),
  /** the next so many payments are refused, whatever they are paid by */
  refusals: whole(1_000_000),
  /** the payers of the wallet's next so many captures dispute them */
  walletDisputes: whole(1_000_000),
  /** days by which the wallet's clock is ahead */
  walletDays: whole(60),
});
export type SwitchName = keyof typeof switchesSchema.entries;
type Values = Record<SwitchName, number>;

const off = Object.fromEntries(Object.keys(switchesSchema.entries).map((name) => [name, 0])) as Values;
const patchSchema = v.partial(switchesSchema);

export class Switches {
  private values: Values = { ...off };
  private awayUntil = 0;

  /** @throws v.ValiError for anything but known switches with whole numbers */
  changeSwitches(patch: unknown): void {
    const given = v.parse(v.strictObject(patchSchema.entries), patch);
    Object.assign(this.values, given);
    if (given.awaySeconds !== undefined) this.awayUntil = Date.now() + given.awaySeconds * 1000;
  }

  resetSwitches(): void {
    this.values = { ...off };
    this.awayUntil = 0;
  }

  listSwitches(): Values {
    const awaySeconds = Math.max(0, Math.ceil((this.awayUntil - Date.now()) / 1000));
    return { ...this.values, awaySeconds };
  }

  readSwitch(name: SwitchName): number {
    return this.values[name];
  }

  get isAway(): boolean {
    return Date.now() < this.awayUntil;
  }

  /** Whether a counted switch is on, which uses it once. */
  useSwitch(name: SwitchName): boolean {
    const left = this.values[name];
    if (left > 0) this.values[name] = left - 1;
    return left !== 0;
  }
}
