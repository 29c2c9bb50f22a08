import { shellBuild } from '@gantry/federation/rspack';

export default shellBuild(import.meta.dirname);
