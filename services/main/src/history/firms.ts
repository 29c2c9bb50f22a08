/** A company that does not exist, with the state's general tax where its goods go (no local tax is due there). */
export interface Firm {
  readonly name: string;
  readonly domain: string;
  readonly line1: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  /** share of the price, in hundred-thousandths */
  readonly rate: number;
  /** how much of all that is ordered, beside the others */
  readonly share: number;
  /** the first is its admin; who has a firm alone buys for themselves */
  readonly people: readonly string[];
}

type Facts = readonly [name: string, line1: string, city: string, region: string, postalCode: string];
const rates: Readonly<Record<string, number>> = {
  WY: 4000,
  IN: 7000,
  MI: 6000,
  KY: 6000,
  ME: 5500,
  MA: 6250,
};

const firm = ([name, line1, city, region, postalCode]: Facts, share: number, ...people: string[]): Firm => ({
  name,
  domain: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`,
  line1,
  city,
  region,
  postalCode,
  rate: rates[region]!,
  share,
  people,
});

/** Customers of the demo history. None of them exists. */
export const firms: readonly Firm[] = [
  firm(
    ['Tallgrass Conveyor Works', '4100 Foundry Rd', 'Indianapolis', 'IN', '46201'],
    16,
    'Dana Whitlock',
    'Morgan Tate',
    'Lee Osgood',
    'Kim Barlow',
    'Ariel Crane',
  ),
  firm(
    ['Halvorsen Pump and Valve', '88 Canal St', 'Grand Rapids', 'MI', '49503'],
    13,
    'Jesse Halvorsen',
    'Taylor Quist',
    'Noel Vance',
    'Rory Finch',
  ),
  firm(
    ['Copper Basin Fabricators', '2315 Basin Loop', 'Casper', 'WY', '82601'],
    12,
    'Quinn Haskell',
    'Drew Lindy',
    'Sage Morrow',
  ),
  firm(
    ['Penobscot Paper Machinery', '17 Mill Pond Way', 'Bangor', 'ME', '04401'],
    9,
    'Reese Thibault',
    'Avery Poulin',
    'Jules Carver',
  ),
  firm(
    ['Ohio Bend Stamping', '902 River Rd', 'Owensboro', 'KY', '42301'],
    9,
    'Parker Wynn',
    'Casey Dill',
    'Shay Norris',
  ),
  firm(
    ['Merrimack Bearing Service', '61 Spindle Ave', 'Lowell', 'MA', '01852'],
    8,
    'Hollis Greer',
    'Emery Stack',
    'Blair Costa',
  ),
  firm(
    ['Wabash Grain Systems', '7 Elevator Ln', 'Lafayette', 'IN', '47901'],
    7,
    'Logan Prewitt',
    'Toby Marsh',
  ),
  firm(['Saginaw Tool and Die', '410 Court St', 'Saginaw', 'MI', '48602'], 6, 'Frankie Boone', 'Max Ueda'),
  firm(
    ['Bluegrass Hydraulics', '1200 Winchester Pike', 'Lexington', 'KY', '40505'],
    6,
    'Jamie Sorrell',
    'Robin Pike',
  ),
  firm(['Laramie Quarry Supply', '55 Stone Cut Rd', 'Laramie', 'WY', '82070'], 5, 'Skyler Dunn', 'Alex Rowe'),
  firm(['Kalamazoo Packaging Lines', '330 Portage St', 'Kalamazoo', 'MI', '49001'], 5, 'Marley Voss'),
  firm(['Berkshire Millwrights', '9 Depot Sq', 'Pittsfield', 'MA', '01201'], 4, 'Corey Alden'),
  firm(['Evansville Plating', '1801 Division St', 'Evansville', 'IN', '47711'], 4, 'Jordan Mayfield'),
  firm(['Kennebec Boat Yard', '2 Slipway', 'Augusta', 'ME', '04330'], 3, 'Peyton Rusk'),
  firm(['Gillette Field Repair', '640 Boxelder Rd', 'Gillette', 'WY', '82716'], 3, 'Devon Ames'),
];
