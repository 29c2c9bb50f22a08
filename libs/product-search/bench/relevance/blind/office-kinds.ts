import { all, any, having, named, not, under, type JudgedProduct } from '../judged-query.ts';

/** Products whose names say one thing and not another. */
export const thing = (is: RegExp, isNot: RegExp) => all(named(is), not(named(isNot)));
/** A colour that the name or an attribute about colour tells. */
export const coloured = (pattern: RegExp) => any(named(pattern), having(/colou?r/, pattern));
/** A length of some cable in metres, which the feed's attribute tells to the centimetre. */
export const metres =
  (from: number, to: number) =>
  ({ attributes }: JudgedProduct): boolean => {
    const length = Number.parseFloat(attributes.get('cable length') ?? '');
    return length >= from && length <= to;
  };

const cableOnly = /adapter|extender|tester|converter|switch|kit\b|\block|splitter|hub|dock|management|tie/i;
export const networkCable = thing(
  /patch (cable|cord)|networking cable|network cable|ethernet cable|utp|cat ?\.?[567]e?\b.*(cable|cord)|cat ?\.?[567]e?,/i,
  /panel|hub|switch|tester|tool|extender|adapter|keystone|jack|plug|connector,|boot|coupler|kit\b|splitter|server|camera|kvm|sensor/i,
);
export const tonerCartridge = thing(
  /toner|cartridge/i,
  /\bdrum|fuser|waste|\bink\b|ribbon|transfer|maintenance|staple|tape|imaging unit|clean|data|cartridge holder|battery|filter/i,
);
export const ink = any(
  thing(/\bink\b|\bink cartridge/i, /toner|printer\b|printhead|maintenance|paper|inkjet (printer|paper)/i),
  all(having(/print technology/, /inkjet/i), under(/Ink, Toner/), not(named(/head|maintenance|kit/i))),
);
export const drum = thing(/\bdrums?\b/i, /kit for|clean/i);
export const ups = all(
  thing(
    /\bups\b|uninterruptible/i,
    /batter(y|ies)|cable|card|management|bypass|rail|kit|software|warranty|service|switch|pdu|distribution|monitor|accessor|transformer|shipping|panel|frame|cover|module|enclosure|relay|baying|startup|start-up/i,
  ),
);
export const notebookComputer = all(
  any(named(/\b(notebook|laptop|ultrabook)\b/i), having(/^product type$/, /^notebook$/i)),
  not(
    named(
      /case|bag|backpack|sleeve|lock|battery|adapter|spare|stand|dock|lamp|light|cooler|privacy|filter|memory|svc|service|pickup|care|warranty|charger|cable|briefcase|drive|module|kit|mouse|fan\b|holder|bay|keyboard/i,
    ),
  ),
);
export const carrying = thing(
  /(notebook|laptop|netbook).*(case|bag|backpack|sleeve)|(case|bag|backpack|sleeve).*(notebook|laptop|netbook)|topload|toploader/i,
  /lock|battery|dock/i,
);
export const pc = all(
  any(named(/desktop pc|\bpc\b|workstation|\btower\b|desktop/i), having(/^product type$/, /^pc$|desktop/i)),
  under(/Desktops|Notebooks|Processors/),
  named(/\bpc\b|workstation|compaq|elite|optiplex|tower|desktop|xpc/i),
  not(
    named(
      /media|cd-r|dvd|puzzle|stand|pc\(s\)|screw|converter|speaker|microphone|case|notebook|mobile|cable|kit|thin client|bay|adapter|ribbon|cartridge|doll|card\b/i,
    ),
  ),
);
export const monitor = thing(
  /\bmonitor\b|\blcd\b.*(monitor|display|gray|black|silver)|widescreen|computer monitor|\d+(\.\d+)? cm \(\d+(\.\d+)?"\).*(lcd|led)/i,
  /\btv\b|notebook|laptop|mount|arm\b|stand|cable|adapter|extender|splitter|frame|filter|protector|converter|kvm|hub|dock|cleaning|watch|phone|projector|signage|screen|console|tablet|svc|all-in-one/i,
);
export const tv = thing(
  /\btv\b/i,
  /mount|remote|converter|cable|adapter|stand|tuner|antenna|card|extender|splitter|bracket|box/i,
);
export const keyboard = thing(
  /keyboard/i,
  /cover|drawer|tray|kvm|cable|wrist|adapter|pad|cleaner|case|switch|shelf|bracket|arm|extension|stickers|light|piano/i,
);
export const mouse = thing(
  /\bmouse\b|\bmice\b/i,
  /pad|keyboard|kvm|cable|rest|switch|adapter|sylvanian|doll|toy|puzzle|mickey|extension/i,
);
export const mousePad = thing(/mouse ?(pad|mat)|mousepad/i, /tray|drawer/i);
export const usbStick = thing(
  /flash drive|usb stick|usb drive|usb key/i,
  /reader|adapter|floppy|hub|dvd|optical/i,
);
export const hardDrive = all(
  any(named(/hard (drive|disk)|\bhdd\b|internal hard|external hard|\bsata\b.*rpm|rpm.*(sata|sas)/i)),
  not(
    named(
      /enclosure|bracket|adapter|caddy|cable|case|mount|dock|duplicator|eraser|tray|notebook|laptop|thinkpad|\bpc\b|recorder|desktop|workstation|tower|kit for|converter|fan|backplane|holder/i,
    ),
  ),
);
export const memoryModule = thing(
  /memory module|\b(so|fb|r|u)?-?dimm\b|system specific memory/i,
  /graphics|reader|flash|motherboard|server|notebook|printer|card\b/i,
);
export const memoryCard = thing(
  /memory card|compactflash|\bsd(hc|xc)?\b.*card|micro ?sd|memory stick/i,
  /reader|adapter|phone|notebook|camera|hub|dual sim|frame|recorder|holder|case/i,
);
export const labelTape = thing(
  /tape/i,
  /printer\b|data|cleaning|dispenser|drive|dat\b|lto|autoloader|duct|wrap|adhesive film|measure|pocket|video|cassette|printhead/i,
);
export const sheetLabels = all(
  thing(/\blabels?\b/i, /ribbon|printer|maker|tape|manager|cable label|writer \d|software|holder/i),
);
export const surge = thing(
  /surge (protect|suppress|arrest)|surgearrest|isobar|surge/i,
  /module|phone line only|card/i,
);
export const powerStrip = any(
  thing(
    /power strip|surge (protector|suppressor)|power extension \d|multi-?outlet/i,
    /cord|cable|module|pdu/i,
  ),
);
export const hub = thing(/\bhubs?\b/i, /cable|switch|kit|dock|adapter$/i);
export const dock = thing(
  /dock(ing)?\b|port replicator/i,
  /cable|lock|speaker|ipod|adapter kit|power adapter|hard drive dock|hdd/i,
);
export const networkSwitch = all(
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
export const printer = thing(
  /printer\b|multifunction|all-in-one|laserjet|officejet|deskjet|stylus|pixma|phaser|laser \d|inkjet \d/i,
  /toner|cartridge|\bink\b|drum|fuser|tray|feeder|drawer|stand|cabinet|cable|server|ribbon|kit|lamp|paper|head|memory|service|care|duplex|finisher|belt|roller|warranty|unit|stapl|stack|mailbox|clean|adapter|tape|spare|accessor|interface|module|module|original|pack|dimm|card|hard d|support|svc|media|film|label|pc\(s\)|upgrade|onsite|on-site|year|maintenance|waste|bottle|container|assembly|yellow|cyan|magenta/i,
);
export const rack = thing(
  /rack enclosure|freestanding rack|netshelter|smartrack|server (rack|cabinet)|wall ?mount(ed)? rack|\d+u .*(rack|cabinet|enclosure)|open frame rack/i,
  /accessory|shelf|kit|panel|door|bracket|fan|rail|bridge|trough|tray|stabili|caster|side|roof|cable|strap|screw|pdu|strip|ups|console|server barebone|chassis|switch|extension|mount patch|cover|light|adapter|keyboard|lcd|duct|brush|baying|plinth|divider|handles/i,
);
export const wallMount = thing(
  /wall ?mount|wall bracket|wall support|mount.*wall/i,
  /rack|switch|cable|patch|access point|plate|cabinet|enclosure|speaker|camera|access|kvm|hub|box|charger/i,
);
export const projectionScreen = thing(/projection screen|projector screen/i, /projector lamp|remote/i);
export const headphones = thing(
  /headphone|headset|earphone|earbud/i,
  /adapter|extension|splitter|cable|stand|case|cushion|hook for|hanger/i,
);
export const speakers = thing(
  /speakers?\b/i,
  /cable|wire|stand|mount|dock|headset|microphone|monitor|bar for|plate|adapter|selector|telephone/i,
);
export const tabletCase = thing(
  /tablet (case|security|sleeve|cover)|ipad.*(case|cover|folio)|(case|cover|folio|sleeve).*(ipad|tablet)/i,
  /notebook only/i,
);
export const sfp = thing(/\bsfp\b|\bsfp-|gbic|transceiver/i, /switch|cable|media converter|managed|ports?,/i);
export const mediaConverter = thing(/media converter/i, /chassis|rack|power/i);
export const printServer = thing(/print ?server|jetdirect/i, /cable/i);
export const ribbon = thing(/ribbon/i, /cable|decorative/i);
export const battery = (size: RegExp, isNot: RegExp) =>
  all(
    thing(/batter|alkaline|varta|duracell|rechargeable|lr\d|mignon/i, isNot),
    any(named(size), having(/battery type/, size)),
  );
export const powerCord = all(
  thing(
    /power (cord|cable)|\bmains\b|power extension cord|c13|c14|c19/i,
    /pdu|ups|strip|sata|lp4|adapter|splitter|module|outlet|distribution|fan/i,
  ),
  named(/cord|cable|coupler|lead/i),
);
export const cable = (kind: RegExp, isNot = cableOnly) =>
  all(thing(/cable|cord|lead|\bm\b|\bft\b/i, isNot), named(kind));
export const hdmi = cable(
  /hdmi/i,
  /adapter|extender|converter|switch|splitter|hub|dock|monitor|tv\b|plate|dvi|vga|displayport|usb|coupler|notebook/i,
);
export const fiber = all(
  thing(
    /fib(er|re)/i,
    /converter|transceiver|switch|adapter|coupler|tester|clean|rangers|media|card|sfp|attenuator|desktop/i,
  ),
);
export const staples = thing(/stapl/i, /stacker|finisher|printer|stapler\b|multifunctional/i);
export const wasteToner = thing(/waste/i, /bin\b/i);
export const coffee = thing(
  /coffee|espresso|dolce gusto|senseo/i,
  /filter|descal|clean|cartridge|table|puzzle|mug|cup holder/i,
);
export const mobile = thing(
  /smartphone|galaxy (a|s|note|xcover|z|fold)|moto [eg]|dual sim|hybrid dual sim|xperia/i,
  /case|cover|charger|cable|holder|glass|headset|watch/i,
);
