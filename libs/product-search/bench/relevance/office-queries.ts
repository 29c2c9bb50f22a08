import { all, any, by, having, named, not, under, wanted, type JudgedQuery } from './judged-query.ts';

/** Words that make a product something that goes with the thing. */
const accessory =
  /\b(case|cases|bag|sleeve|backpack|cover|skin|cable|cord|adapter|charger|dock|docking|stand|mount|bracket|arm|lock|battery|spare part|kit|lamp|toner|cartridge|drum|fuser|roller|tray|feeder|drawer|module|card|warranty|care pack|support|service|license|cleaning|filter|screen protector|holder|drive enclosure|server adapter|print server|maintenance|ribbon|label|paper|printhead|lens|remote)\b/i;
const bare = not(named(accessory));

const notebook = any(
  all(
    named(/\b(notebook|laptop|netbook|ultrabook|thinkpad|mobile workstation)\b/i),
    under(/Notebooks|Computers/),
    bare,
  ),
  all(having(/^product type$/, /^notebook$/i), bare),
);
const printer = all(
  any(under(/Printers & Multifunction/), named(/\b(printer|all-in-one|multifunctional)\b/i)),
  not(
    named(
      /\b(toner|cartridge|drum|fuser|tray|feeder|drawer|stand|cable|server|ribbon|kit|lamp|paper|printhead|memory|service|care|duplexer|finisher|belt|roller|warranty|unit|label printer tape|stacker|stapler|mailbox|cleaner|adapter|tape)\b/i,
    ),
  ),
);
const laser = any(named(/laser/i), having(/print technology/, /laser|led/i));
const inkjet = any(
  named(/inkjet|deskjet|officejet|photosmart|pixma|designjet/i),
  having(/print technology/, /inkjet/i),
);
const toner = all(
  under(/Ink, Toner/),
  any(named(/toner|print cartridge/i), having(/print technology/, /laser/i)),
  not(named(/\b(drum|fuser|waste|transfer|ink cartridge|maintenance)\b/i)),
);
const ink = all(
  under(/Ink, Toner/),
  any(named(/\bink\b/i), having(/print technology/, /inkjet/i), having(/ink type/, /./)),
  not(named(/toner|drum|fuser|printhead/i)),
);
const black = any(named(/\bblack\b/i), having(/printing colours|colou?r/, /black/i));
const colour = (pattern: RegExp) => any(named(pattern), having(/colou?r/, pattern));
const patch = all(
  under(/Network Cable/),
  named(/patch|network(ing)? cable|cat ?5|cat ?6|ethernet|utp/i),
  not(named(/hub|switch|tester|panel|tool|extender|snagless boot|boot cover|coupler|adapter|keystone|jack/i)),
);
const ups = all(
  any(under(/Uninterruptible/), named(/\bups\b|uninterruptible/i)),
  not(
    named(
      /battery (pack|cartridge)|replacement batter|ups batter|rbc\d|card|rack kit|warranty|service|cable|software|rail|bypass|management|mount|accessor/i,
    ),
  ),
);
const monitor = all(
  any(named(/\b(monitor|display|lcd|tft|led tv)\b/i), having(/^product type$/, /monitor/i)),
  under(/Monitors/),
  not(
    named(
      /cable|adapter|mount|arm|stand|filter|cleaning|photo frame|converter|extender|smart tv|\btv\b|hub|protector/i,
    ),
  ),
);
const memory = all(
  any(under(/Memory Modules/), named(/memory module|dimm/i)),
  named(/memory|dimm|\bram\b|ddr|\bpc[23]/i),
  not(named(/graphics|card reader|flash|motherboard|server\b/i)),
);
const keyboard = all(
  named(/keyboard/i),
  not(named(/cover|drawer|tray|kvm|cable|wrist|adapter|mouse pad|cleaner|case|switch/i)),
);
const mouse = all(
  named(/\b(mouse|mice)\b/i),
  not(named(/pad|keyboard|kvm|cable|rest|switch|desktop set|adapter|mickey|doll|toy|puzzle/i)),
);
const labels = all(
  under(/Labels/),
  named(/label/i),
  not(named(/ribbon|label (printer|maker)|labelmaker|tape/i)),
);
const paper = all(under(/Paper & Media/), named(/paper|media/i));
const hdd = all(
  any(named(/hard drive|hard disk|\bhdd\b/i), having(/^product type$/, /hard drive/i)),
  not(
    named(
      /enclosure|bracket|adapter|caddy|cable|case|kit|mount|dock|duplicator|eraser|tray|notebook|laptop|thinkpad|pc\b|recorder|desktop/i,
    ),
  ),
);
const kvm = all(
  under(/KVM/),
  named(/kvm.*switch|switch.*kvm|kvm/i),
  not(named(/cable|extender|kit|adapter|drawer|rack|module/i)),
);
const networkSwitch = all(
  named(/\bswitch(es)?\b/i),
  under(/Network Equipment|Transceivers|Uncategorized/),
  not(named(/kvm|module|component|adapter|cable|rack|power|antenna|transceiver/i)),
);
const projector = all(
  named(/projector/i),
  not(named(/lamp|mount|screen|bag|case|cable|ceiling|lens|filter|film|bracket|remote|table|cart|toy/i)),
);
const lamp = all(named(/lamp/i), any(named(/projector|elplp|replacement/i), under(/Lighting/)));
const headset = all(
  named(/headset|headphone/i),
  not(named(/adapter|cable|stand|splitter|case|cushion|hook/i)),
);
const backup = (pattern: RegExp) => named(pattern);
const cable = all(under(/Wire & Cable/), named(/cable|lead|cord/i), not(named(/manager|tie|tester|lock/i)));

/**
 * Queries of an office and IT catalogue (Open Icecat), with rules written before anything was tuned. Every other one
 * is held back: tuning looks at the even ones only.
 */
export const officeQueries: readonly JudgedQuery[] = [
  wanted('laptop', notebook),
  wanted('notebook', notebook),
  wanted('laser printer', printer, laser),
  wanted(
    'hp laptop 15 inch',
    notebook,
    by(/^hp$/i),
    any(named(/15(\.\d)?("|'')/), having(/display diagonal/, /^15/)),
  ),
  wanted('toner', toner),
  wanted('hp toner black', toner, by(/^hp$/i), black),
  wanted(
    'toner for laserjet 1020',
    all(toner, any(named(/laserjet|12A|q2612/i), having(/compat/, /laserjet/i))),
    any(named(/1020|12A|q2612/i), having(/compat/, /1020/)),
  ),
  wanted(
    'laptop bag',
    named(/(notebook|laptop).*(case|bag|backpack|sleeve)|(case|bag|backpack|sleeve).*(notebook|laptop)/i),
    named(/bag|case|backpack/i),
  ),
  wanted('ink cartridge', ink),
  wanted('cyan ink cartridge epson', ink, by(/epson/i), colour(/\bcyan\b/i)),
  wanted('inkjet printer', printer, inkjet),
  wanted(
    'color laser printer a4',
    printer,
    laser,
    any(named(/colou?r|\bc[lp]\d/i), having(/print/, /colou?r/i)),
    not(named(/\bA3\b/)),
  ),
  wanted('network cable', patch),
  wanted(
    'cat6 patch cable blue',
    patch,
    any(named(/cat(egory)? ?6/i), having(/./, /^cat ?6/i)),
    colour(/\bblue\b/i),
  ),
  wanted('ups', ups),
  wanted(
    'uninterruptible power supply 1500va',
    ups,
    any(named(/1[.,]?5\s?kva|1500\s?(va)?/i), having(/output power|va/, /^1500/)),
  ),
  wanted(
    'ups battery',
    all(
      named(/batter/i),
      any(named(/\bups\b|rbc|back-?ups|smart-?ups|symmetra/i), having(/./, /ups/i)),
      not(named(/back-ups (es|rs|pro|cs)\b.*va.*watt/i)),
    ),
  ),
  wanted('apc rack pdu', all(named(/pdu|power distribution/i)), by(/^apc$/i), named(/rack|pdu/i)),
  wanted('lcd monitor', monitor, any(named(/lcd|tft/i), having(/display/, /lcd|tft/i))),
  wanted(
    '24 inch monitor',
    monitor,
    any(named(/\b24(\.\d)?("|''|-?inch| ?in\b)/i), having(/display diagonal/, /^2(3\.[5-9]|4)/)),
  ),
  wanted(
    'memory ddr3 4gb',
    memory,
    any(named(/ddr3/i), having(/memory type/, /ddr3/i)),
    any(named(/\b4 ?gb/i), having(/^internal memory$/, /^4$/)),
  ),
  wanted(
    'laptop memory',
    memory,
    any(named(/so-?dimm|notebook|laptop/i), having(/form factor/, /so-?dimm/i)),
  ),
  wanted('usb keyboard', keyboard, any(named(/usb/i), having(/./, /usb/i))),
  wanted(
    'wireless mouse',
    mouse,
    any(named(/wireless|bluetooth|rf\b|cordless/i), having(/./, /wireless|rf|bluetooth/i)),
  ),
  wanted('logitech keyboard', keyboard, by(/logitech/i)),
  wanted('white labels a4', labels, named(/a4/i), colour(/white/i)),
  wanted('photo paper', all(paper, named(/photo/i))),
  wanted(
    'glossy photo paper a4',
    all(paper, named(/photo|gloss/i)),
    named(/gloss/i),
    any(named(/a4/i), having(/size/, /a4/i)),
  ),
  wanted('external hard drive', hdd, any(named(/external|portable|usb/i), having(/./, /external/i))),
  wanted('500gb hard drive', hdd, any(named(/\b500 ?gb/i), having(/capacity/, /^500$/))),
  wanted('kvm switch', kvm),
  wanted('4 port kvm switch usb', kvm, named(/\b4[- ]?port/i), named(/usb/i)),
  wanted('gigabit switch', networkSwitch, any(named(/gigabit|1000/i), having(/./, /gigabit|1000/i))),
  wanted('24 port switch', networkSwitch, named(/\b24\b/)),
  wanted('projector', projector),
  wanted('projector lamp', lamp),
  wanted('epson projector bulb', lamp, by(/epson/i)),
  wanted('headphones', headset),
  wanted('bluetooth headset', headset, named(/bluetooth|wireless/i)),
  wanted('hdmi cable', all(cable, any(named(/hdmi/i), having(/connector/, /hdmi/i)))),
  wanted(
    'hdmi cable 2m',
    all(cable, any(named(/hdmi/i), having(/connector/, /hdmi/i))),
    any(named(/\b2 ?m\b/i), having(/length/, /^2(\.0)?$/)),
  ),
  wanted('vga cable', all(cable, any(named(/vga|hd15|svga/i), having(/connector/, /vga/i)))),
  wanted(
    'fiber patch cable lc/sc',
    all(under(/Fiber/), backup(/fib(er|re)/i)),
    named(/lc\W*\/?\s?sc|sc\W*\/?\s?lc/i),
  ),
  wanted('usb cable a to b', all(cable, named(/usb/i)), named(/\ba\b.*\bb\b|A\/B/)),
  wanted('power cord', all(any(under(/Power Cords/), named(/power (cord|cable)/i)), named(/cord|cable/i))),
  wanted(
    'surge protector 8 outlet',
    all(named(/surge/i), any(named(/protect|suppress|strip/i), under(/Surge/))),
    any(named(/\b8[- ]?(outlet|way)/i), having(/outlets/, /^8$/)),
  ),
  wanted(
    'server rack 42u',
    all(
      under(/Racks/),
      named(/rack|enclosure|cabinet|netshelter/i),
      not(
        named(
          /accessory|shelf|kit|panel|door|bracket|fan|rail|bridge|trough|tray|mount|stabili|caster|side|roof|cable|strap|screw|unit/i,
        ),
      ),
    ),
    any(named(/42 ?u/i), having(/rack capacity/, /^42/)),
  ),
  wanted(
    'tv wall mount',
    all(named(/mount|bracket/i), any(named(/\btv\b|flat.?(panel|screen)|lcd|plasma|display|screen/i))),
    named(/wall/i),
  ),
  wanted(
    'monitor arm',
    all(named(/\barms?\b|mount/i), any(named(/monitor|lcd|display|screen|flat/i))),
    named(/\barms?\b|desk/i),
  ),
  wanted('aa batteries', all(under(/Batteries/), named(/\bAA\b|mignon|LR6/)), not(named(/AAA/))),
  wanted(
    'laptop battery',
    all(
      named(/batter/i),
      any(named(/notebook|laptop|thinkpad|elitebook|latitude|inspiron|travelmate|cell|spare part/i)),
      not(named(/charger|ups|gb.*windows/i)),
    ),
  ),
  wanted(
    'intel xeon processor',
    all(under(/Processors/), named(/processor|xeon|cpu/i), not(named(/memory|fan|heatsink|cool/i))),
    named(/xeon/i),
  ),
  wanted(
    'graphics card',
    all(
      any(named(/graphics card|quadro|geforce|radeon|firegl/i)),
      not(named(/notebook|laptop|motherboard|cool|workstation|memory upgrade|gb hdd/i)),
    ),
  ),
  wanted(
    'motherboard lga 775',
    all(named(/motherboard|mainboard/i), not(named(/cable|cpu|kit/i))),
    any(named(/lga ?775/i), having(/socket/, /775/)),
  ),
  wanted(
    'flatbed scanner',
    all(
      named(/scanner|scanjet|canoscan|perfection/i),
      not(named(/barcode|cable|feeder|roller|service|adapter|kit|lamp/i)),
    ),
    any(named(/flatbed/i), having(/./, /flatbed/i)),
  ),
  wanted('calculator', all(named(/calculator/i), not(named(/ribbon|roll|battery/i)))),
  wanted('scientific calculator casio', all(named(/calculator/i)), by(/casio/i), named(/scientific|fx/i)),
  wanted(
    'digital camera',
    all(
      named(/digital camera|compact camera|slr|mp (ccd|cmos)/i),
      not(named(/case|bag|lens cap|battery|charger|remote|strap|adapter|frame/i)),
    ),
  ),
  wanted(
    'camera lens',
    all(named(/lens/i), not(named(/hood|cap|case|cleaning|filter|projector|dioptric|remote|contact|kit/i))),
  ),
  wanted(
    'smartphone 128gb',
    all(
      any(under(/Phones/), named(/smartphone/i)),
      named(/dual sim|smartphone|android|galaxy|iphone|5g/i),
      not(named(/case|cover|charger|cable|holder|glass/i)),
    ),
    named(/128 ?gb/i),
  ),
  wanted(
    'docking station',
    all(named(/dock(ing)?/i), not(named(/cable|lock|adapter kit|ipod speaker/i)), named(/station|dock/i)),
  ),
  wanted('usb hub', all(named(/\bhub\b/i), not(named(/cable kit/i))), named(/usb/i)),
  wanted('fuser', all(named(/fuser|fusing/i)), named(/fuser (kit|unit|assembly)|fuser|fusing unit/i)),
  wanted(
    'label tape 12mm',
    all(named(/tape/i), any(named(/label|tz|p-?touch|d1|dymo|laminat/i), under(/Label|Packaging/))),
    any(named(/12 ?mm/i), having(/width/, /^12$/)),
  ),
  wanted('toy puzzle 1000 pieces', all(named(/puzzle/i)), named(/1000/)),
  wanted(
    'ethernet adapter usb',
    all(named(/usb/i), named(/ethernet|network|lan/i), named(/adapter|nic|card/i)),
    named(/usb.*(ethernet|lan)|(ethernet|lan).*usb/i),
  ),
  wanted(
    'wifi router',
    all(named(/router/i), not(named(/antenna|adapter|mount/i))),
    any(named(/wi-?fi|wireless|802\.11|wlan/i), having(/./, /wi-?fi|802\.11/i)),
  ),
  wanted(
    'dvd drive',
    all(
      named(/dvd/i),
      named(/drive|writer|burner|optical|dvd-?(rw|rom)|dvd±rw/i),
      not(
        named(
          /player|recorder|notebook|laptop|windows|disc[s]?\b|media|4\.7 ?gb|pc\(s\)|pocket|case|label|cable/i,
        ),
      ),
    ),
  ),
  wanted(
    'blank dvd',
    all(
      named(/dvd[-+]r/i),
      not(named(/drive|writer|burner|player|notebook|windows|hdd|core|recorder|lightscribe drive/i)),
    ),
  ),
  wanted('cable ties', all(named(/cable (tie|wrap)|ties/i))),
];
