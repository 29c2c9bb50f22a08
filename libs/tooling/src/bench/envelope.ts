import { createNodeCodec } from '@gantry/encryption/node';

/** Opens sealed answers. @returns what was sealed; throws when the answer is no envelope of this seed. */
export function openerOf(seed: string): (body: string) => Promise<unknown> {
  const codec = createNodeCodec({ seed });
  return async (body) => {
    const opened = await codec.open(JSON.parse(body));
    if (!opened.ok) throw new Error(`not a sealed answer: ${body.slice(0, 100)}`);
    return opened.value;
  };
}
