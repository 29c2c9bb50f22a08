import { remoteBuild } from '@gantry/federation/rspack';

export default remoteBuild(import.meta.dirname);
