export type Counts = { passed: number; failed: number };
