/** The carrier that makes labels, for the service that calls it and the sandbox that answers; the demo has the sandbox's. */
export function carrierEnvironment(sandboxPort: number): Record<string, string> {
  const { GANTRY_MODE, CARRIER_API, CARRIER_KEY = '', SANDBOX_CARRIER_DAY_SECONDS } = process.env;
  if (CARRIER_API) return { CARRIER_API, CARRIER_KEY };
  if (GANTRY_MODE === 'production') return {};
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  return {
    CARRIER_API: sandbox,
    SANDBOX_TRACKING_PAGE: `${sandbox}/carrier/packages/{number}`,
    CARRIER_KEY: 'gantry-sandbox-carrier',
    ...(SANDBOX_CARRIER_DAY_SECONDS ? { SANDBOX_CARRIER_DAY_SECONDS } : {}),
  };
}
