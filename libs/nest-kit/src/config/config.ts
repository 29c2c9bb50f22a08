import * as v from 'valibot';

/** The environment a process was started with. Only `services/main` and tests read `process.env`. */
export type Env = Readonly<Record<string, string | undefined>>;
/** Name of an environment variable → how its text is read. */
export type ConfigTable = Readonly<Record<string, v.GenericSchema>>;
export type ConfigValues<Table extends ConfigTable> = {
  readonly [Name in keyof Table]: v.InferOutput<Table[Name]>;
};
/** Any configuration class. */
export interface AnyConfigClass {
  new (env: Env): object;
  readonly table: ConfigTable;
}
/** A configuration class: token for injection, type of the values and table of the names, all in one. */
export interface ConfigClass<Table extends ConfigTable = ConfigTable> {
  new (env: Env): ConfigValues<Table>;
  readonly table: Table;
}

/** What is wrong with a configuration: every name, not only the first. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Declares the configuration of one deployable: `class MailConfig extends configOf({ SMTP_URL: url() }) {}`.
 * Provide it with `configProvider(MailConfig)` and inject it by its class.
 */
export function configOf<const Table extends ConfigTable>(table: Table): ConfigClass<Table> {
  class Config {
    static readonly table = table;
    constructor(env: Env) {
      Object.assign(this, readConfig(table, env));
    }
  }
  return Config as unknown as ConfigClass<Table>;
}

/** A secret with a value for the demo; production refuses to start without one of its own. */
export function secret(demoValue: string) {
  return v.pipe(v.optional(v.string(), demoValue), v.minLength(8), v.metadata({ demoValue }));
}

/** Reads all names of a table. @throws ConfigError naming every missing or wrong one */
export function readConfig<Table extends ConfigTable>(table: Table, env: Env): ConfigValues<Table> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(table)) {
    // an empty variable means the same as none: shells and compose files cannot say "unset"
    const result = v.safeParse(schema, env[name] === '' ? undefined : env[name]);
    const problem = result.success
      ? demoSecretProblem(schema, result.output, env)
      : issueText(result.issues[0]);
    if (problem) problems.push(`${name}: ${problem}`);
    else values[name] = result.output;
  }
  if (problems.length) throw new ConfigError(problems);
  return values as ConfigValues<Table>;
}

/** Checks several configurations at once, so that one start names everything that is missing. */
export function checkConfigs(classes: readonly AnyConfigClass[], env: Env): void {
  const tables = classes.map((one) => one.table);
  readConfig(Object.assign({}, ...tables) as ConfigTable, env);
}

function demoSecretProblem(schema: v.GenericSchema, value: unknown, env: Env): string | undefined {
  const { demoValue } = v.getMetadata(schema as never) as { demoValue?: string };
  const isDemo = demoValue !== undefined && value === demoValue;
  return isDemo && env.GANTRY_MODE === 'production' ? 'production needs a secret of its own' : undefined;
}

function issueText(issue: v.BaseIssue<unknown>): string {
  return issue.input === undefined ? 'is missing' : issue.message;
}
