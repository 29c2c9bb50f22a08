import { all, by, wanted, type JudgedProduct, type JudgedQuery } from '../judged-query.ts';

/** One of these kinds of the made-up distributor. */
const of =
  (...kinds: string[]) =>
  ({ kind }: JudgedProduct): boolean =>
    kinds.includes(kind.split('|')[0] ?? '');
/** A variant that is told by this fact. */
const fact =
  (value: string) =>
  ({ kind }: JudgedProduct): boolean =>
    kind.split('|').slice(1).includes(value);

/**
 * The first blind set over the made-up distributor's feed, as its customers type: written before any result was seen,
 * then run once. The distributor knows what each of its products is.
 */
export const tradeQueries: readonly JudgedQuery[] = [
  // what a thing is called, and nothing else
  wanted('drill', of('drill-driver', 'corded-drill')),
  wanted('drill bits', of('drill-bit', 'drill-bit-set', 'masonry-bit', 'step-bit')),
  wanted('drillbit', of('drill-bit', 'drill-bit-set', 'masonry-bit', 'step-bit')),
  wanted('hammer', of('claw-hammer', 'sledge-hammer')),
  wanted('saw', of('circular-saw', 'recip-saw', 'hacksaw', 'hand-saw')),
  wanted(
    'screws',
    of('hex-screw', 'hex-screw-ss', 'socket-screw', 'wood-screw', 'sheet-metal-screw', 'machine-screw'),
  ),
  wanted('washers', of('flat-washer', 'lock-washer')),
  wanted('light bulbs', of('led-bulb', 't8-tube')),
  wanted('batteries', of('battery-cell', 'tool-battery')),
  wanted('gloves', of('gloves-nitrile', 'gloves-leather', 'gloves-welding')),
  wanted('pipe wrench', of('pipe-wrench')),
  wanted('adjustable spanner', of('adjustable-wrench')),
  wanted('crescent wrench', of('adjustable-wrench')),
  wanted('circuit breaker', of('breaker')),
  wanted('air compressor', of('compressor')),
  wanted('grease gun', of('grease-gun')),
  wanted('grease', of('grease')),
  wanted('ladder', of('step-ladder', 'extension-ladder')),
  wanted('padlock', of('padlock')),
  wanted('multimeter', of('multimeter')),
  wanted('outlet', of('receptacle', 'gfci')),
  wanted('electrical outlets', of('receptacle', 'gfci')),
  wanted('wire nuts', of('wire-nut')),
  wanted('allen wrench set', of('hex-key-set')),
  wanted('nail gun', of('framing-nailer', 'brad-nailer')),
  wanted('nails', of('framing-nail', 'finish-nail')),
  wanted('sand paper', of('sandpaper')),
  wanted('shop vac', of('shop-vac')),
  wanted('hand truck', of('hand-truck')),
  wanted('box cutter', of('utility-knife')),
  wanted('channel locks', of('pliers-groove')),
  wanted('teflon tape', of('teflon-tape')),
  wanted('wd40', of('penetrating-oil')),
  wanted('dolly', of('hand-truck')),

  // with a size
  wanted('1/4-20 x 1 hex bolt', of('hex-screw', 'hex-screw-ss'), all(fact('1/4'), fact('20')), fact('1')),
  wanted('3/8-16 nut', of('hex-nut', 'lock-nut', 'wing-nut'), fact('3/8'), of('hex-nut')),
  wanted('1/2" flat washer', of('flat-washer', 'lock-washer'), of('flat-washer'), fact('1/2')),
  wanted('#10 x 1 sheet metal screw', of('sheet-metal-screw'), fact('10'), fact('1')),
  wanted('#8 wood screws 2 inch', of('wood-screw'), fact('8'), fact('2')),
  wanted('3/8 drill bit', of('drill-bit', 'masonry-bit'), of('drill-bit'), fact('3/8')),
  wanted('1/4 masonry bit', of('masonry-bit'), fact('1/4')),
  wanted('4 1/2 angle grinder', of('angle-grinder'), fact('4-1/2')),
  wanted('7 1/4 saw blade', of('saw-blade'), fact('7-1/4')),
  wanted('12 inch adjustable wrench', of('adjustable-wrench'), fact('12')),
  wanted('13mm wrench', of('combination-wrench'), fact('13mm')),
  wanted('9/16 combination wrench', of('combination-wrench'), fact('9/16')),
  wanted('3/4 ball valve', of('ball-valve'), fact('3/4')),
  wanted('1/2 in brass gate valve', of('gate-valve'), fact('1/2'), fact('brass')),
  wanted('3/4 pvc elbow', of('elbow-pvc'), fact('3/4')),
  wanted('1 inch galv elbow', of('elbow-galv'), fact('1')),
  wanted('pvc pipe 2"', of('pipe-pvc'), fact('2')),
  wanted('12 awg thhn wire red', of('wire-thhn'), fact('12'), fact('red')),
  wanted('12/2 romex', of('romex'), fact('12/2')),
  wanted('20a breaker', of('breaker'), fact('20')),
  wanted('20 amp gfci white', of('gfci'), fact('20'), fact('white')),
  wanted('50 ft extension cord', of('extension-cord'), fact('50')),
  wanted('18v battery', of('tool-battery'), fact('18V')),
  wanted('aa batteries', of('battery-cell'), fact('AA')),
  wanted('20x20x1 filter', of('furnace-filter'), fact('20x20x1')),
  wanted('6204 bearing', of('bearing'), fact('6204')),
  wanted('a42 belt', of('v-belt'), fact('A42')),
  wanted('#40 chain', of('roller-chain'), fact('40')),
  wanted('8 ft step ladder', of('step-ladder'), fact('8')),
  wanted('25 foot tape measure', of('tape-measure'), fact('25')),
  wanted('10 lb sledge', of('sledge-hammer'), fact('10')),
  wanted('100 amp panel', of('load-center'), fact('100')),
  wanted('120 grit sanding disc', of('sanding-disc'), fact('120')),
  wanted('1/2 emt', of('conduit-emt', 'conduit-coupling'), of('conduit-emt'), fact('1/2')),
  wanted('1/3 hp sump pump', of('sump-pump'), fact('1/3')),
  wanted('60 watt led bulb', of('led-bulb'), fact('60W')),
  wanted('4ft led tube', of('t8-tube'), fact('4')),
  wanted('55 gallon trash bags', of('trash-bag'), fact('55')),

  // a brand
  wanted('kestwick cordless drill', of('drill-driver'), by(/kestwick/i)),
  wanted('ironvale grinder', of('angle-grinder'), by(/ironvale/i)),
  wanted('marudo 18v', all(by(/marudo/i)), fact('18V')),
  wanted('levinton switch', of('toggle-switch'), by(/levinton/i)),
  wanted('boltwright wood screw', of('wood-screw'), by(/boltwright/i)),
  wanted('waterbury flow valve', of('ball-valve', 'gate-valve', 'check-valve'), by(/waterbury/i)),

  // misspelt, shortened, joined, split
  wanted('ss hex bolt 3/8', of('hex-screw-ss', 'hex-screw'), of('hex-screw-ss'), fact('3/8')),
  wanted('stainless steel cap screw', of('hex-screw-ss')),
  wanted('galv pipe strap', of('pipe-clamp')),
  wanted('skt hd cap scr 1/4-20', of('socket-screw'), fact('1/4')),
  wanted('sawsall', of('recip-saw')),
  wanted('recip saw blades', of('recip-blade')),
  wanted('screw driver phillips #2', of('screwdriver'), fact('PH2')),
  wanted('hacksaw blade', of('hacksaw')),
  wanted('flash light', of('flashlight')),
  wanted('plyers', of('pliers-needle', 'pliers-groove')),
  wanted('galvinized elbow', of('elbow-galv')),
  wanted('adjustible wrench', of('adjustable-wrench')),
  wanted('saftey glasses clear', of('safety-glasses'), fact('clear')),
  wanted('extention ladder', of('extension-ladder')),
  wanted('hardhat yellow', of('hard-hat'), fact('yellow')),
  wanted('vbelt', of('v-belt')),
  wanted('gfi receptacle', of('gfci')),

  // for, with, without, and what it does
  wanted('battery for cordless drill', of('tool-battery')),
  wanted('blades for utility knife', of('knife-blade')),
  wanted('filter for shop vac', of('vac-filter')),
  wanted('hose for air compressor', of('air-hose')),
  wanted('corded drill not cordless', of('corded-drill')),
  wanted('something to cut pipe', of('pipe-cutter', 'hacksaw', 'recip-blade'), of('pipe-cutter')),
  wanted('cut copper pipe', of('pipe-cutter'), fact('copper')),
  wanted('nuts for 3/8 bolts', of('hex-nut', 'lock-nut'), fact('3/8')),
  wanted('discs for orbital sander 5"', of('sanding-disc'), fact('5')),
  wanted('concrete anchors', of('wedge-anchor', 'hollow-anchor'), of('wedge-anchor')),
  wanted('drywall anchor', of('hollow-anchor')),
  wanted('pump out basement water', of('sump-pump', 'utility-pump')),
  wanted('glue pvc', of('pvc-cement')),
  wanted('dust mask', of('respirator')),
  wanted('ear protection', of('ear-plug')),

  // colour, package
  wanted('black duct tape', of('duct-tape'), fact('black')),
  wanted('red electrical tape', of('electrical-tape'), fact('red')),
  wanted('clear silicone', of('silicone'), fact('clear')),
  wanted('blue loctite', of('threadlocker'), fact('blue')),
  wanted('white spray paint', of('spray-paint'), fact('white')),
  wanted('nitrile gloves large box of 100', of('gloves-nitrile'), fact('L')),
  wanted('gloves leather xl', of('gloves-leather'), fact('XL')),

  // words in another order, and what a thing is not
  wanted('valve check swing 3/4', of('check-valve'), fact('3/4')),
  wanted('wrench torque 1/2 drive', of('torque-wrench'), fact('1/2')),
  wanted('bit set drill', of('drill-bit-set')),
  wanted('non-metallic cable 10/3', of('romex'), fact('10/3')),
  wanted('air hose 3/8 x 50', of('air-hose'), fact('3/8'), fact('50')),
  wanted('caster swivel 4', of('caster'), fact('4'), fact('swivel')),
  wanted('wrench set sae', of('wrench-set'), fact('SAE')),
];
