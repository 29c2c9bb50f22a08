import {
  all,
  any,
  by,
  having,
  named,
  not,
  under,
  wanted,
  type JudgedProduct,
  type JudgedQuery,
} from '../judged-query.ts';

/** Products whose names say one thing and not another. */
const thing = (is: RegExp, isNot: RegExp) => all(named(is), not(named(isNot)));
/** A colour that the name or an attribute about colour tells. */
const coloured = (pattern: RegExp) => any(named(pattern), having(/colou?r/, pattern));
/** A length of some cable in metres, which the feed's attribute tells to the centimetre. */
const metres =
  (from: number, to: number) =>
  ({ attributes }: JudgedProduct): boolean => {
    const length = Number.parseFloat(attributes.get('cable length') ?? '');
    return length >= from && length <= to;
  };

const cableOnly = /adapter|extender|tester|converter|switch|kit\b|\block|splitter|hub|dock|management|tie/i;
const networkCable = thing(
  /patch (cable|cord)|networking cable|network cable|ethernet cable|utp|cat ?\.?[567]e?\b.*(cable|cord)|cat ?\.?[567]e?,/i,
  /panel|hub|switch|tester|tool|extender|adapter|keystone|jack|plug|connector,|boot|coupler|kit\b|splitter|server|camera|kvm|sensor/i,
);
const tonerCartridge = thing(
  /toner|cartridge/i,
  /\bdrum|fuser|waste|\bink\b|ribbon|transfer|maintenance|staple|tape|imaging unit|clean|data|cartridge holder|battery|filter/i,
);
const ink = any(
  thing(/\bink\b|\bink cartridge/i, /toner|printer\b|printhead|maintenance|paper|inkjet (printer|paper)/i),
  all(having(/print technology/, /inkjet/i), under(/Ink, Toner/), not(named(/head|maintenance|kit/i))),
);
const drum = thing(/\bdrums?\b/i, /kit for|clean/i);
const ups = all(
  thing(
    /\bups\b|uninterruptible/i,
    /batter(y|ies)|cable|card|management|bypass|rail|kit|software|warranty|service|switch|pdu|distribution|monitor|accessor|transformer|shipping|panel|frame|cover|module|enclosure|relay|baying|startup|start-up/i,
  ),
);
const notebookComputer = all(
  any(named(/\b(notebook|laptop|ultrabook)\b/i), having(/^product type$/, /^notebook$/i)),
  not(
    named(
      /case|bag|backpack|sleeve|lock|battery|adapter|spare|stand|dock|lamp|light|cooler|privacy|filter|memory|svc|service|pickup|care|warranty|charger|cable|briefcase|drive|module|kit|mouse|fan\b|holder|bay|keyboard/i,
    ),
  ),
);
const carrying = thing(
  /(notebook|laptop|netbook).*(case|bag|backpack|sleeve)|(case|bag|backpack|sleeve).*(notebook|laptop|netbook)|topload|toploader/i,
  /lock|battery|dock/i,
);
const pc = all(
  any(named(/desktop pc|\bpc\b|workstation|\btower\b|desktop/i), having(/^product type$/, /^pc$|desktop/i)),
  under(/Desktops|Notebooks|Processors/),
  named(/\bpc\b|workstation|compaq|elite|optiplex|tower|desktop|xpc/i),
  not(
    named(
      /media|cd-r|dvd|puzzle|stand|pc\(s\)|screw|converter|speaker|microphone|case|notebook|mobile|cable|kit|thin client|bay|adapter|ribbon|cartridge|doll|card\b/i,
    ),
  ),
);
const monitor = thing(
  /\bmonitor\b|\blcd\b.*(monitor|display|gray|black|silver)|widescreen|computer monitor|\d+(\.\d+)? cm \(\d+(\.\d+)?"\).*(lcd|led)/i,
  /\btv\b|notebook|laptop|mount|arm\b|stand|cable|adapter|extender|splitter|frame|filter|protector|converter|kvm|hub|dock|cleaning|watch|phone|projector|signage|screen|console|tablet|svc|all-in-one/i,
);
const tv = thing(
  /\btv\b/i,
  /mount|remote|converter|cable|adapter|stand|tuner|antenna|card|extender|splitter|bracket|box/i,
);
const keyboard = thing(
  /keyboard/i,
  /cover|drawer|tray|kvm|cable|wrist|adapter|pad|cleaner|case|switch|shelf|bracket|arm|extension|stickers|light|piano/i,
);
const mouse = thing(
  /\bmouse\b|\bmice\b/i,
  /pad|keyboard|kvm|cable|rest|switch|adapter|sylvanian|doll|toy|puzzle|mickey|extension/i,
);
const mousePad = thing(/mouse ?(pad|mat)|mousepad/i, /tray|drawer/i);
const usbStick = thing(/flash drive|usb stick|usb drive|usb key/i, /reader|adapter|floppy|hub|dvd|optical/i);
const hardDrive = all(
  any(named(/hard (drive|disk)|\bhdd\b|internal hard|external hard|\bsata\b.*rpm|rpm.*(sata|sas)/i)),
  not(
    named(
      /enclosure|bracket|adapter|caddy|cable|case|mount|dock|duplicator|eraser|tray|notebook|laptop|thinkpad|\bpc\b|recorder|desktop|workstation|tower|kit for|converter|fan|backplane|holder/i,
    ),
  ),
);
const memoryModule = thing(
  /memory module|\b(so|fb|r|u)?-?dimm\b|system specific memory/i,
  /graphics|reader|flash|motherboard|server|notebook|printer|card\b/i,
);
const memoryCard = thing(
  /memory card|compactflash|\bsd(hc|xc)?\b.*card|micro ?sd|memory stick/i,
  /reader|adapter|phone|notebook|camera|hub|dual sim|frame|recorder|holder|case/i,
);
const labelTape = thing(
  /tape/i,
  /printer\b|data|cleaning|dispenser|drive|dat\b|lto|autoloader|duct|wrap|adhesive film|measure|pocket|video|cassette|printhead/i,
);
const sheetLabels = all(
  thing(/\blabels?\b/i, /ribbon|printer|maker|tape|manager|cable label|writer \d|software|holder/i),
);
const surge = thing(
  /surge (protect|suppress|arrest)|surgearrest|isobar|surge/i,
  /module|phone line only|card/i,
);
const powerStrip = any(
  thing(
    /power strip|surge (protector|suppressor)|power extension \d|multi-?outlet/i,
    /cord|cable|module|pdu/i,
  ),
);
const hub = thing(/\bhubs?\b/i, /cable|switch|kit|dock|adapter$/i);
const dock = thing(
  /dock(ing)?\b|port replicator/i,
  /cable|lock|speaker|ipod|adapter kit|power adapter|hard drive dock|hdd/i,
);
const networkSwitch = all(
  any(
    named(
      /(gigabit|ethernet|network|managed|unmanaged|\d+[- ]port|poorts).*switch|switch.*(\d+[- ]port|gigabit)/i,
    ),
    named(/\b(un)?managed\b/i),
  ),
  not(
    named(
      /kvm|module|component|adapter|cable|pdu|power|console|transceiver|usb|vga|hdmi|dvi|audio|media converter/i,
    ),
  ),
);
const printer = thing(
  /printer\b|multifunction|all-in-one|laserjet|officejet|deskjet|stylus|pixma|phaser|laser \d|inkjet \d/i,
  /toner|cartridge|\bink\b|drum|fuser|tray|feeder|drawer|stand|cabinet|cable|server|ribbon|kit|lamp|paper|head|memory|service|care|duplex|finisher|belt|roller|warranty|unit|stapl|stack|mailbox|clean|adapter|tape|spare|accessor|interface|module|module|original|pack|dimm|card|hard d|support|svc|media|film|label|pc\(s\)|upgrade|onsite|on-site|year|maintenance|waste|bottle|container|assembly|yellow|cyan|magenta/i,
);
const rack = thing(
  /rack enclosure|freestanding rack|netshelter|smartrack|server (rack|cabinet)|wall ?mount(ed)? rack|\d+u .*(rack|cabinet|enclosure)|open frame rack/i,
  /accessory|shelf|kit|panel|door|bracket|fan|rail|bridge|trough|tray|stabili|caster|side|roof|cable|strap|screw|pdu|strip|ups|console|server barebone|chassis|switch|extension|mount patch|cover|light|adapter|keyboard|lcd|duct|brush|baying|plinth|divider|handles/i,
);
const wallMount = thing(
  /wall ?mount|wall bracket|wall support|mount.*wall/i,
  /rack|switch|cable|patch|access point|plate|cabinet|enclosure|speaker|camera|access|kvm|hub|box|charger/i,
);
const projector = thing(
  /projector/i,
  /lamp|mount|screen|bag|case|cable|ceiling sol|lens|filter|film|bracket|remote|table|cart|toy|pole|module|stand|extension|arm|bulb|wireless|plate/i,
);
const projectionScreen = thing(/projection screen|projector screen/i, /projector lamp|remote/i);
const headphones = thing(
  /headphone|headset|earphone|earbud/i,
  /adapter|extension|splitter|cable|stand|case|cushion|hook for|hanger/i,
);
const speakers = thing(
  /speakers?\b/i,
  /cable|wire|stand|mount|dock|headset|microphone|monitor|bar for|plate|adapter|selector|telephone/i,
);
const tabletCase = thing(
  /tablet (case|security|sleeve|cover)|ipad.*(case|cover|folio)|(case|cover|folio|sleeve).*(ipad|tablet)/i,
  /notebook only/i,
);
const sfp = thing(/\bsfp\b|\bsfp-|gbic|transceiver/i, /switch|cable|media converter|managed|ports?,/i);
const mediaConverter = thing(/media converter/i, /chassis|rack|power/i);
const printServer = thing(/print ?server|jetdirect/i, /cable/i);
const ribbon = thing(/ribbon/i, /cable|decorative/i);
const battery = (size: RegExp, isNot: RegExp) =>
  all(
    thing(/batter|alkaline|varta|duracell|rechargeable|lr\d|mignon/i, isNot),
    any(named(size), having(/battery type/, size)),
  );
const powerCord = all(
  thing(
    /power (cord|cable)|\bmains\b|power extension cord|c13|c14|c19/i,
    /pdu|ups|strip|sata|lp4|adapter|splitter|module|outlet|distribution|fan/i,
  ),
  named(/cord|cable|coupler|lead/i),
);
const cable = (kind: RegExp, isNot = cableOnly) =>
  all(thing(/cable|cord|lead|\bm\b|\bft\b/i, isNot), named(kind));
const hdmi = cable(
  /hdmi/i,
  /adapter|extender|converter|switch|splitter|hub|dock|monitor|tv\b|plate|dvi|vga|displayport|usb|coupler|notebook/i,
);
const fiber = all(
  thing(
    /fib(er|re)/i,
    /converter|transceiver|switch|adapter|coupler|tester|clean|rangers|media|card|sfp|attenuator|desktop/i,
  ),
);
const staples = thing(/stapl/i, /stacker|finisher|printer|stapler\b|multifunctional/i);
const wasteToner = thing(/waste/i, /bin\b/i);
const coffee = thing(
  /coffee|espresso|dolce gusto|senseo/i,
  /filter|descal|clean|cartridge|table|puzzle|mug|cup holder/i,
);
const mobile = thing(
  /smartphone|galaxy (a|s|note|xcover|z|fold)|moto [eg]|dual sim|hybrid dual sim|xperia/i,
  /case|cover|charger|cable|holder|glass|headset|watch/i,
);

/**
 * The first blind set over the office and IT catalogue (Open Icecat): written by looking at the feed alone, before
 * its results were seen, then run once.
 */
export const officeQueries: readonly JudgedQuery[] = [
  // what a thing is called, and nothing else
  wanted('printer ribbon', ribbon),
  wanted('surge protectors', surge),
  wanted('keystone jack', thing(/keystone/i, /plate|box|blank|puck|tool|panel|patch|gang/i)),
  wanted('patch panel', thing(/patch panel/i, /bracket|mount$|cover|cable manage|light/i)),
  wanted('webcam', thing(/webcam|web cam/i, /adapter|cover|case|hub/i)),
  wanted(
    'thin client',
    thing(/thin client|dell wyse/i, /stand|mount|kit|svc|service|memory|bracket|adapter/i),
  ),
  wanted('speakers', speakers),
  wanted('microphone', thing(/microphone/i, /cable|headset|headphone|speaker|adapter|boom|splitter|kvm/i)),
  wanted('tv', tv),
  wanted('coffee maker', coffee),
  wanted('electric shaver', thing(/shaver/i, /head|clean|foil|case|charger|blade|replacement|nose|brush/i)),
  wanted('print server', printServer),
  wanted('drum unit', drum),
  wanted('maintenance kit', thing(/maintenance kit|maintenance box/i, /none/i)),
  wanted('waste toner', wasteToner),
  wanted('media converter', mediaConverter),
  wanted(
    'motherboard',
    thing(
      /motherboard|mainboard|desktop board/i,
      /cable|header|cpu|battery|adapter|plate|speaker|kit\b|case/i,
    ),
  ),
  wanted('projection screen', projectionScreen),
  wanted('mouse pad', mousePad),
  wanted('usb stick', usbStick),
  wanted('memory card', memoryCard),
  wanted('hole punch', thing(/hole punch|perforator/i, /finisher|unit|kit/i)),
  wanted('desktop computer', pc),
  wanted('binoculars', thing(/binocular/i, /case|strap/i)),
  wanted('printer', printer),
  wanted(
    'label printer',
    thing(
      /label (printer|maker)|labelmaker|labelmanager|labelwriter|p-touch|letratag/i,
      /tape|labels|adapter|case|battery|software|roll|labelwriter .*(label|mm)|cassette/i,
    ),
  ),
  wanted(
    'cpu cooler',
    thing(
      /cpu cool|cpu fan|processor.*(heatsink|cooler|radiator)|heatsink|cpu.*cooler|computer cooling component.*processor/i,
      /compound|paste|cable/i,
    ),
  ),

  // with a size
  wanted(
    '8gb ddr4 memory',
    memoryModule,
    any(named(/\b8 ?gb/i), having(/^internal memory$/, /^8$/)),
    any(named(/ddr4/i), having(/memory type/, /ddr4/i)),
  ),
  wanted(
    '19" monitor',
    monitor,
    any(named(/\(19(\.\d)?"\)|\b19("|''|-?inch)/i), having(/display diagonal/, /^19/)),
  ),
  wanted(
    'cat5e patch cable 7 ft red',
    networkCable,
    any(named(/cat ?\.?5e/i), having(/./, /^cat ?5e$/i)),
    any(named(/\b7[- ]?(ft|feet|')/i), metres(2.1, 2.2)),
    coloured(/\bred\b/i),
  ),
  wanted(
    '10 ft cat6 cable',
    networkCable,
    any(named(/cat ?\.?6\b/i), having(/./, /^cat ?6$/i)),
    any(named(/\b10[- ]?(ft|feet|')/i), metres(3, 3.06)),
  ),
  wanted('6 ft usb cable', cable(/usb/i), any(named(/\b6[- ]?(ft|feet|')/i), metres(1.79, 1.84))),
  wanted('hdmi cable 5m', hdmi, any(named(/\b5 ?m\b/i), metres(5, 5))),
  wanted('3000va ups', ups, any(named(/3[.,]?000 ?va|\b3 ?kva|ups.*3000/i), having(/output power/, /^3000/))),
  wanted('6 outlet surge protector', surge, any(named(/\b6[- ]?(ac )?outlet/i), having(/outlets/, /^6$/))),
  wanted(
    '750 watt power supply',
    thing(/power supply|\bpsu\b/i, /cable|uninterruptible|ups|notebook|adapter\/inverter|tester/i),
    named(/\b750 ?w/i),
  ),
  wanted(
    '80mm case fan',
    thing(/\bfan\b/i, /cable|cpu|filter|guard|screw|speed|adapter|tray|kit for|splitter|heatsink/i),
    any(named(/\b80 ?(x|mm)|\b8 cm/i), having(/diameter/, /^80/)),
  ),
  wanted(
    '9v battery',
    battery(/\b9 ?v\b|6LR61|6F22/i, /ups|charger|notebook|tester|adapter|remote|mouse|keyboard|laptop/i),
  ),
  wanted(
    'aaa batteries',
    battery(/\bAAA\b|LR0?3/i, /ups|notebook|adapter|remote|mouse|keyboard|AAAA|compact charger/i),
  ),
  wanted(
    '25 ft vga cable',
    cable(/vga|hd15|svga/i, /adapter|extender|converter|kvm|hub|splitter|switch|kit\b|usb|dvi|hdmi/i),
    any(named(/\b25[- ]?(ft|feet|')/i), metres(7.6, 7.63)),
  ),
  wanted(
    '1tb external hard drive',
    hardDrive,
    named(/external|portable|usb/i),
    any(named(/\b1(\.0)? ?tb|1000 ?gb/i), having(/capacity/, /^(1|1000)( tb)?$/)),
  ),
  wanted('16gb flash drive', usbStick, any(named(/\b16 ?gb/i), having(/capacity/, /^16$/))),
  wanted(
    'power cord c13 6ft',
    powerCord,
    named(/c13/i),
    any(named(/\b6[- ]?(ft|feet|')/i), metres(1.79, 1.84)),
  ),
  wanted('12mm label tape', labelTape, any(named(/\b12 ?mm/i), having(/width/, /^12$/))),
  wanted(
    '17 inch laptop',
    notebookComputer,
    any(named(/17(\.\d)?("|'')/), having(/display diagonal/, /^17/)),
  ),
  wanted('50 pin scsi cable', cable(/scsi/i), named(/50/)),
  wanted(
    '24 port gigabit switch',
    networkSwitch,
    named(/\b24\b/),
    any(named(/gigabit|1000/i), having(/./, /gigabit|1000/i)),
  ),
  wanted('24 port patch panel', thing(/patch panel/i, /bracket|cover|light/i), named(/\b24\b/)),
  wanted(
    '24 inch roll photo paper',
    thing(/paper|media/i, /tray|printer|feeder|stand|spindle/i),
    named(/photo/i),
    named(/\b24("| ?in)|\b61 ?cm|\b610 ?mm/i),
  ),

  // a brand, a series
  wanted('apc rack', rack, by(/^apc$/i)),
  wanted('startech usb hub', hub, by(/startech/i), named(/usb/i)),
  wanted('dymo tape', labelTape, by(/dymo/i)),
  wanted('kensington lock', thing(/\block\b|microsaver|clicksafe/i, /none/i), by(/kensington/i)),
  wanted('tripp lite kvm', thing(/kvm/i, /cable|kit for|adapter|rack mount kit/i), by(/tripp/i)),
  wanted('samsung toner', tonerCartridge, by(/samsung/i)),
  wanted('oki drum', drum, by(/^oki$/i)),
  wanted('canon yellow ink', ink, by(/canon/i), coloured(/yellow/i)),
  wanted(
    'xerox phaser toner magenta',
    tonerCartridge,
    by(/xerox/i),
    any(named(/phaser/i), having(/compat/, /phaser/i)),
    coloured(/magenta/i),
  ),
  wanted(
    'apc smart ups 1500',
    ups,
    by(/^apc$/i),
    named(/smart-ups/i),
    any(named(/1500/), having(/output power/, /^1500/)),
  ),
  wanted(
    'intel core i7',
    all(any(named(/core.{0,3} i7/i), having(/processor family/, /i7/i)), not(named(/cooler|fan\b/i))),
    any(all(by(/intel/i), named(/processor/i))),
  ),
  wanted(
    'lenovo thinkpad',
    any(all(named(/thinkpad/i), notebookComputer), thing(/thinkpad.*notebook/i, /none/i)),
    by(/lenovo/i),
  ),
  wanted(
    'hp designjet',
    thing(
      /designjet/i,
      /ink|printhead|paper|cartridge|stand|kit|svc|service|care|spindle|cleaner|belt|feed|tray|bin|media|original|warranty|film|canvas|memory|card|jetdirect|upgrade|module|roll|series supplies/i,
    ),
    by(/^hp$/i),
  ),
  wanted('philips headphones', headphones, by(/philips/i)),
  wanted(
    'supermicro chassis',
    thing(
      /chassis|barebone|cse-|computer case|server barebone|rack server/i,
      /rail|bracket|kit|fan|tray|cover|panel|power|cable/i,
    ),
    by(/supermicro/i),
  ),
  wanted('herma', all(by(/herma/i))),
  wanted('duracell', all(by(/duracell/i))),

  // misspelt, joined, split, shortened
  wanted('keybord', keyboard),
  wanted('projecter lamp', thing(/projector lamp|lamp.*(elplp|projector)|elplp|lv-lp/i, /filter|case/i)),
  wanted('blutooth headset', headphones, named(/bluetooth|wireless/i)),
  wanted('cartrige black hp', any(tonerCartridge, ink), by(/^hp$/i), coloured(/black/i)),
  wanted('powerstrip', powerStrip),
  wanted('mousepad', mousePad),
  wanted('flashdrive', usbStick),
  wanted('note book case', carrying),
  wanted('usb c hub', hub, named(/usb[- ]?(type[- ])?c\b|type-c/i)),
  wanted('ext hdd', hardDrive, named(/external|portable/i)),
  wanted('pwr cord', powerCord),

  // for, with, without, to
  wanted(
    'case for 15 inch laptop',
    carrying,
    any(named(/\b15(\.\d)?("|''|-?inch)/i), having(/compat/, /^15/)),
  ),
  wanted(
    'memory for dell laptop',
    memoryModule,
    any(by(/dell/i), named(/dell|latitude|inspiron/i), having(/compat/, /dell|latitude/i)),
    any(named(/so-?dimm|laptop|notebook|latitude|inspiron/i), having(/./, /^notebook$|so-?dimm/i)),
  ),
  wanted('ink for epson stylus', ink, by(/epson/i), any(named(/stylus/i), having(/compat/, /stylus/i))),
  wanted(
    'ceiling mount for projector',
    all(
      named(/projector/i),
      named(/mount|ceiling|bracket|arm|pole/i),
      not(named(/screen|data projector|lumens/i)),
    ),
    named(/ceiling/i),
  ),
  wanted(
    'dvi to vga adapter',
    thing(/dvi/i, /usb|splitter|extender|kvm/i),
    named(/vga|hd15/i),
    named(/adapter|converter/i),
  ),
  wanted(
    'usb to serial adapter',
    all(named(/usb/i), named(/serial|rs-?232|db9/i), not(named(/kvm|hub\b/i))),
    named(/adapter|converter|cable/i),
  ),
  wanted(
    'cleaning kit for printer',
    thing(/clean/i, /vacuum|shav|tooth|spray for razor/i),
    any(named(/kit|cartridge|tray/i)),
    any(named(/print|designjet|laserjet|phaser|colorqube|inkjet/i), under(/Print/)),
  ),
  wanted(
    'wired mouse',
    mouse,
    any(named(/wired|usb|ps\/2/i), having(/connectivity|interface/, /wired|usb|ps\/2/i)),
    not(any(named(/wireless|bluetooth|rf\b/i), having(/connectivity/, /wireless/i))),
  ),
  wanted('wall bracket flat screen', wallMount, named(/flat|screen|lcd|tv|panel|display/i)),

  // colour, package
  wanted(
    'blue cat6 patch cord',
    networkCable,
    any(named(/cat ?\.?6/i), having(/./, /^cat ?6/i)),
    coloured(/\bblue\b/i),
  ),
  wanted('yellow labels', sheetLabels, coloured(/yellow/i)),
  wanted(
    'pink camera case',
    thing(/camera.*(case|bag)|compact case|dcb-|(case|bag).*camera|shoulder case/i, /none/i),
    coloured(/pink/i),
  ),
  wanted('white keyboard', keyboard, coloured(/white/i)),
  wanted(
    'cd-r spindle 50',
    thing(/cd-?r\b|blank cd/i, /drive|writer|label|case|cd-rw|cd-rom/i),
    named(/\b50 ?(pk|pc|pack)|spindle/i),
  ),
  wanted(
    'black cable ties 100 pack',
    thing(/cable tie|hook.*loop|cable wrap/i, /mount|tool/i),
    coloured(/black/i),
    named(/\b100 ?(pk|pack|-pack)/i),
  ),

  // several wishes at once, in any order
  wanted(
    'fiber cable multimode lc lc 10m',
    fiber,
    named(/multi-?mode|\bmm\b|62\.5|50\/125/i),
    named(/lc\W{0,3}lc|lc\/lc/i),
    any(named(/\b10 ?m\b/i), metres(10, 10)),
  ),
  wanted(
    'duplex color laser printer',
    printer,
    any(named(/laser|led/i), having(/print technology/, /laser/i)),
    any(named(/colou?r/i), having(/print/, /colou?r/i)),
    any(named(/duplex|\w+dn\b/i), having(/duplex/, /true|yes|auto/i)),
  ),
  wanted('toner cyan lexmark', tonerCartridge, by(/lexmark/i), coloured(/cyan/i)),
  wanted('ssd laptop 16gb ram', notebookComputer, named(/\bssd\b/i), named(/\b16 ?gb/i)),
  wanted('poe switch 8 port', networkSwitch, named(/poe/i), named(/\b8\b/)),
  wanted(
    'rack mount shelf',
    thing(/shelf/i, /keyboard shelf|brackets? for/i),
    any(named(/rack|\d+u\b|smartrack|fixed|sliding|cantilever/i)),
  ),
  wanted('staples for finisher', staples, named(/finisher|staple (cartridge|pack|refill)|cartridge/i)),
  wanted('smartphone 5g', mobile, named(/\b5g\b/i)),
  wanted('ipad case', tabletCase, named(/ipad|\b9\.7|10\.2/i)),
  wanted('fibre transceiver', sfp),
  wanted('docking station usb-c', dock, named(/usb[- ]?c\b|type-c/i)),
];
