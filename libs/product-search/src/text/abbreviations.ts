import { singular } from './words.ts';

/** How stock systems shorten the names of things: the short form, a space, what it may stand for. */
const things = `
  adpt adapter; adptr adapter; anc anchor; anch anchor; assy assembly; bat battery; batt battery;
  bkt bracket; bld blade; blt bolt; brc brace; brg bearing; brkr breaker; brkt bracket; brng bearing;
  brsh brush; bshg bushing; btry battery; cbl cable; chgr charger; chn chain; ckt circuit; clmp clamp;
  clnr cleaner; cndt conduit; cntrl control; compr compressor; conn connector|connection; cplg coupling;
  cplr coupler; crtg cartridge; cstr caster; ctr cutter; ctrl control; cyl cylinder; drl drill; drvr driver;
  elb elbow; ell elbow; encl enclosure; extn extension; flshlt flashlight; fltr filter; fstnr fastener;
  ftg fitting; fxtr fixture; gls glasses|glass; glv glove; grndr grinder; grs grease; gskt gasket;
  hdl handle; hdwe hardware; hldr holder; hmr hammer; hng hinge; hos hose; htr heater; insul insulation;
  jct junction; kybd keyboard; ldr ladder; lmp lamp; lub lubricant; lube lubricant; lvl level; lvr lever;
  mach machine; mntr monitor; mtr motor|meter; nip nipple; noz nozzle; nzl nozzle; plr plier; plt plate;
  pmp pump; pnl panel; pnt paint; ppr paper; prntr printer; pwr power; rcpt receptacle; recept receptacle;
  recpt receptacle; reglr regulator; repl replacement; resp respirator; rplc replacement; rtnr retainer;
  rvt rivet; scr screw; scrdrvr screwdriver; sdrvr screwdriver; shkl shackle; skt socket; sndr sander;
  spcr spacer; sply supply; spr spring; sprkt sprocket; stlr stapler; strp strap; strpr stripper; sw switch;
  thermo thermometer|thermostat; trk truck; trml terminal; tstat thermostat; tstr tester; vac vacuum;
  vlv valve; whl wheel; wr wrench; wrn wrench; wrnch wrench; wshr washer; xfmr transformer; xmtr transmitter`;

/** How they shorten what is said of things. */
const qualities = `
  adh adhesive; adj adjustable; alk alkaline; alm aluminum; alum aluminum; ang angle; asst assorted;
  asstd assorted; bim bimetal; blk black; blu blue; brn brown; brs brass; brz bronze; carb carbide;
  chk check; chr chrome; chrm chrome; circ circular; clr clear|color; comb combination; compl complete;
  conc concrete; crd corded; crdls cordless; dbl double; dgtl digital; dia diameter; dplx duplex;
  elec electric|electrical; ext external|extension|exterior; fbrgls fiberglass; fem female; flt flat;
  fluor fluorescent; frmg framing; galv galvanized; grn green; gry gray; hd head|heavy; hex hexagon; hvy heavy;
  hyd hydraulic; insrt insert; intr interior; lck lock; lthr leather; mag magnetic; mas masonry; med medium;
  mtl metal; mult multi; ndl needle; nitr nitrile; nyl nylon; org orange; orng orange; outdr outdoor;
  ph phillips; phil phillips; phl phillips; plas plastic; plstc plastic; pneu pneumatic; prec precision;
  prem premium; rbr rubber; recip reciprocating; rect rectangular; reinf reinforced; rnd round; rot rotary;
  rtcht ratchet; rubr rubber; sfty safety; sgl single; sil silicone; sq square; ss stainless; sst stainless;
  std standard; stl steel; stnls stainless; swl swivel; swvl swivel; thd thread|threaded;
  thrd thread|threaded; tpr taper; univ universal; util utility; vert vertical; vlt volt; wd wood;
  wht white; wldg welding; wtr water; wtrprf waterproof; yel yellow; ylw yellow; zn zinc; znc zinc; zp zinc`;

const pairsOf = (list: string): [string, string[]][] =>
  list.split(';').map((pair) => {
    const [short = '', long = ''] = pair.trim().split(' ');
    // as words of texts are read
    return [singular(short), long.split('|')];
  });

const thingsByShort = new Map(pairsOf(things));
const qualitiesByShort = new Map(pairsOf(qualities));
const shortByLong = new Map<string, string[]>();
for (const [short, longs] of [...thingsByShort, ...qualitiesByShort])
  for (const long of longs) shortByLong.set(long, [...(shortByLong.get(long) ?? []), short]);

/** What a word may be short for, and how it may be shortened: `screw` for `scr`, `scr` for `screw`. */
export const otherLengths = (word: string): readonly string[] => [
  ...(thingsByShort.get(word) ?? []),
  ...(qualitiesByShort.get(word) ?? []),
  ...(shortByLong.get(word) ?? []),
];

/** Whether a word is a thing in short: stock systems put it first, `VLV BALL BRS`. */
export const isShortThing = (word: string): boolean => thingsByShort.has(word);
/** Whether a word is a quality in short, which says as little of what a thing is as the long word. */
export const isShortQuality = (word: string): boolean => qualitiesByShort.has(word) && !isShortThing(word);
