import { cookieNames } from '@gantry/contracts/cookies';

export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];
/** One instruction: `null` clears the cookie. The gateway adds path, lifetime and flags. */
export interface CookieInstruction {
  readonly name: CookieName;
  readonly value: string | null;
  /** it ends with the browser */
  readonly isBrief?: boolean;
}

/** Cookies a service wants set with its answer, sent to the gateway as a header. */
export class CookieJar {
  private readonly instructions = new Map<CookieName, CookieInstruction>();

  /** @param isBrief whether it ends with the browser */
  set(name: CookieName, value: string, isBrief = false): void {
    this.instructions.set(name, isBrief ? { name, value, isBrief } : { name, value });
  }

  clear(name: CookieName): void {
    this.instructions.set(name, { name, value: null });
  }

  /** The header's text; undefined when there is nothing to say. */
  toHeader(): string | undefined {
    if (this.instructions.size === 0) return undefined;
    return encodeURIComponent(JSON.stringify([...this.instructions.values()]));
  }
}

/** Reads the header; instructions with names we do not know are dropped. */
export function readCookieHeader(text: string | undefined): CookieInstruction[] {
  if (!text) return [];
  const known = new Set<string>(Object.values(cookieNames));
  const instructions = JSON.parse(decodeURIComponent(text)) as CookieInstruction[];
  return instructions.filter(({ name }) => known.has(name));
}
