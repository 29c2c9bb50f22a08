const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** What a person would call the device a browser runs on, such as `Firefox · Windows`; null where it does not say. */
export function deviceName(agent: string | null | undefined): string | null {
  if (!agent) return null;
  // the order matters: most browsers also claim to be the ones after them
  const nameIn = (list: readonly (readonly [string, string])[]) =>
    list.find(([sign]) => agent.includes(sign))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' · ') || null;
}
