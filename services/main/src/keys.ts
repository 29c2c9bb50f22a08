import { callers, calleesOf } from '@gantry/contracts/callers';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import { writeRing } from '@gantry/http-kit/keys';

// The value of GANTRY_INTERNAL_KEY for one process, made of the shop's secret: where no supervisor hands them out.
const [name] = process.argv.slice(2);
const secret = process.env.GANTRY_INTERNAL_KEY;
const self = callers.find((one) => one === name);
if (!self || !secret) {
  process.stderr.write(`GANTRY_INTERNAL_KEY=<the shop's secret> keys.ts <${callers.join(' | ')}>\n`);
  process.exit(1);
}
process.stdout.write(`${writeRing(secret, self, calleesOf(self, allEndpoints))}\n`);
