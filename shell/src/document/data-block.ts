/** The one policy for trusted types there may be (ADR 0005); it lets through nothing but JSON. */
export const dataPolicyName = 'gantry-data';

interface DataPolicy {
  createScript(text: string): unknown;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScript: (text: string) => string }): DataPolicy;
}

/** What any text becomes on its way into a data block: JSON, which does nothing where it is taken for a script. */
const asJson = (text: string): string => JSON.stringify(JSON.parse(text));

// Made when this module is loaded, before any remote is: a policy of that name can be made once only.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy: DataPolicy = trustedTypes?.createPolicy(dataPolicyName, { createScript: asJson }) ?? {
  createScript: asJson,
};

/** A block of structured data for the living document. */
export function dataBlock(target: Document, data: object): HTMLScriptElement {
  const block = target.createElement('script');
  block.type = 'application/ld+json';
  block.textContent = policy.createScript(JSON.stringify(data)) as string;
  return block;
}
