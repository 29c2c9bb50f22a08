import { all, any, by, having, named, not, under, wanted, type JudgedQuery } from '../judged-query.ts';
import { coloured, metres, thing } from './office-kinds.ts';

const remote = thing(/remote control/i, /with remote|w\/ remote|ip kvm|switch|converter|kit/i);
const toner = all(
  any(
    thing(/toner/i, /\bdrum\b|waste|collection/i),
    all(under(/Ink, Toner/), having(/print technology/, /laser/i)),
  ),
  not(named(/fuser|maintenance|transfer|waste|\bdrum\b|imaging unit|staple|clean/i)),
);
const notebook = any(
  all(having(/^product type$/, /^notebook$/i), not(named(/case|battery|adapter/i))),
  thing(
    /\b(notebook|laptop|mobile workstation)\b.*(cm \(|gb|ghz|windows|intel|amd)/i,
    /\bcase\b|backpack|briefcase|sleeve|lock|spare part|stand|dock|privacy|filter|svc|care pack|memory module|hard drive|cooler/i,
  ),
);
const patchCable = thing(
  /patch cable|patch cord|networking cable|ethernet cable|network cable/i,
  /panel|fib(er|re)|adapter|tester|coupler|extender|telephone|kvm|netbotz/i,
);
const upsBattery = thing(
  /ups battery|battery (cartridge|pack)|replacement battery|\brbc/i,
  /notebook|cable|laptop|camera|enclosure|camcorder|canon|battery cabinet/i,
);
const coax = thing(
  /coax|\bbnc\b|\brg-?(6|58|59)\b/i,
  /converter|adapter|tester|surge|connector|extender|switch|kvm|hub|coupler|toslink|terminator/i,
);
const dvi = thing(/dvi.*cable|cable.*dvi/i, /adapter|kvm|splitter|extender|usb|hdmi|vga|switch|converter/i);
const displayPort = thing(
  /displayport.*cable|cable.*displayport/i,
  /adapter|converter|hdmi|dvi|vga|splitter|kvm|usb|mini/i,
);
const pdu = thing(
  /\bpdu\b|power distribution unit/i,
  /module|adapter|bracket|kit|cable|transformer|breaker|extender|panel|bypass|subfeed|mounting/i,
);
const card = thing(
  /graphics card|quadro|firegl|radeon|geforce/i,
  /notebook|laptop|workstation|motherboard|\bpc\b|cooler|tower|desktop|memory upgrade|rtx.*wi-fi/i,
);
const headsets = thing(/headset|headphone|earphone/i, /adapter|extension|splitter|cable|case|stand/i);
const ipCamera = thing(
  /security camera|network camera|ip camera|surveillance|\bdcs-|sensor camera/i,
  /base|license|mount|software|cable|housing/i,
);
const inkFor = (printer: RegExp) =>
  all(
    under(/Ink, Toner|Uncategorized|Desktops/),
    any(named(printer), having(/compat/, printer)),
    not(named(/printhead|print head|maintenance|toner/i)),
  );
const largeFormatPaper = thing(
  /large format media|paper.*(roll|\d+ in x|mm x)|roll.*paper|bond paper|coated paper/i,
  /printer\b|tray|label|receipt/i,
);

/**
 * The second blind set over Open Icecat: written after search was changed for what the first had shown, before any of
 * its results were seen, then run once.
 */
export const officeQueries: readonly JudgedQuery[] = [
  wanted('universal remote', remote, named(/universal/i)),
  wanted('trackball', thing(/trackball/i, /keyboard/i)),
  wanted('wireless presenter', thing(/presenter/i, /none/i)),
  wanted('numeric keypad', thing(/keypad/i, /mouse set|gamepad|lock|remote/i)),
  wanted('access point', thing(/access point/i, /antenna|license|kit|mount/i)),
  wanted('wifi antenna', thing(/antenna/i, /cable|access point|router|adapter/i)),
  wanted(
    'fax machine',
    thing(/\bfax\b/i, /ribbon|cartridge|supply|surge|protect|toner|kit|drum|option|film|tray|modem|card/i),
  ),
  wanted('raid controller', thing(/raid controller/i, /cable|battery|enclosure|kit/i)),
  wanted('ups replacement battery', upsBattery),
  wanted('rbc7', all(upsBattery), named(/rbc ?7\b/i)),
  wanted('document holder', thing(/document holder|copyholder/i, /none/i)),
  wanted('foot rest', thing(/foot ?rest/i, /none/i)),
  wanted(
    'temperature sensor',
    thing(/temperature.*sensor|sensor.*temperature|temperature transmitter|temperature probe/i, /fan\b/i),
  ),
  wanted('smoke detector', thing(/smoke/i, /none/i)),
  wanted('hair dryer', thing(/hair ?dryer/i, /none/i)),
  wanted('tooth brush', thing(/toothbrush/i, /head|refill/i)),
  wanted('action figures', thing(/action figure|figure/i, /of 8|skating/i)),
  wanted(
    'monitor stand',
    thing(
      /(monitor|lcd|screen|display).*(stand|riser)|(stand|riser).*(monitor|lcd|display)/i,
      /standard|arm only|cart/i,
    ),
  ),
  wanted('blanking panels', thing(/blank(ing)? panel/i, /none/i)),
  wanted('crimping tool', thing(/crimp/i, /connector/i)),
  wanted('laptops', notebook),
  wanted('dell laptop i7', notebook, by(/dell/i), named(/i7/)),
  wanted('gaming laptop', notebook, named(/gaming|\brog\b|legion|predator|alienware|omen/i)),
  wanted('hp 15.6 notebook', notebook, by(/^hp$/i), any(named(/15\.6/), having(/diagonal/, /^15\.6/))),
  wanted(
    'toner for samsung clp',
    toner,
    any(by(/samsung/i), having(/compat/, /samsung/i)),
    any(named(/clp/i), having(/compat/, /clp/i)),
  ),
  wanted('brother toner', toner, by(/brother/i)),
  wanted('kyocera tk toner black', toner, by(/kyocera/i), named(/\btk\W?\d/i), coloured(/black/i)),
  wanted('black toner high yield hp', toner, by(/^hp$/i), coloured(/black/i)),
  wanted('epson stylus photo r2400 ink', inkFor(/r2400/i), by(/epson/i)),
  wanted(
    'plotter paper 36 inch',
    largeFormatPaper,
    any(named(/\b36(["”]|''| ?in|-in)|\b914 ?mm|\b91\.?4? ?cm/i), having(/width/, /^(914|36)/)),
  ),
  wanted('green ethernet cable 3m', patchCable, coloured(/green/i), any(named(/\b3 ?m\b/i), metres(3, 3.05))),
  wanted(
    'cat 6 cable 25 feet',
    patchCable,
    any(named(/cat ?\.?6\b/i), having(/./, /^cat ?6$/i)),
    any(named(/\b25[- ]?(ft|feet|')/i), metres(7.6, 7.63)),
  ),
  wanted('crossover cable', thing(/cross ?-?over|crossed/i, /none/i)),
  wanted('bnc coax cable', coax),
  wanted('dvi-d cable 2m', dvi, any(named(/\b2 ?m\b/i), metres(2, 2))),
  wanted('display port cable 6ft', displayPort, any(named(/\b6[- ]?(ft|feet|')/i), metres(1.8, 1.84))),
  wanted(
    'telephone cord rj11 25ft',
    thing(/rj-?11|telephone|modular/i, /jack|plug|adapter|surge|coupler|tool|tester|connector|module/i),
    any(named(/\b25[- ]?(ft|feet|')/i), metres(7.6, 7.63)),
  ),
  wanted('vertical pdu 0u', pdu, named(/0u|vertical/i)),
  wanted('metered rack pdu', pdu, named(/metered/i)),
  wanted('quadro graphics card', card, named(/quadro/i)),
  wanted('security camera outdoor', ipCamera, named(/outdoor/i)),
  wanted('headset with microphone usb', headsets, any(named(/usb/i), having(/interface|connect/, /usb/i))),
  wanted('avery style address labels', all(named(/address label/i)), named(/address/i)),
  wanted(
    'removable labels',
    all(thing(/label/i, /tape|printer/i), any(named(/removable/i), having(/./, /^removable/i))),
  ),
  wanted(
    'dymo letratag tape',
    thing(/tape|letratag/i, /printer/i),
    by(/dymo/i),
    any(named(/letratag|\blt\b/i), having(/compat/, /letratag/i)),
    named(/tape|iron/i),
  ),
  wanted(
    'led bulb e27',
    thing(/\bled\b.*(bulb|lamp|e27)|(bulb|e27).*\bled\b/i, /monitor|tv|projector|display/i),
    any(named(/e27/i), having(/./, /^e27/i)),
  ),
  wanted('headlight bulb h7', thing(/h7|headlight/i, /usb/i), named(/h7/i)),
  wanted(
    'motherbord lga 1156',
    thing(/motherboard/i, /cable|header/i),
    any(named(/1156/), having(/socket/, /1156/)),
  ),
  wanted(
    'ddr2 laptop memory 2gb',
    thing(/memory module|sodimm|so-dimm/i, /graphics/i),
    any(named(/ddr2/i), having(/memory type/, /ddr2/i)),
    any(named(/\b2 ?gb/i), having(/^internal memory$/, /^2$/)),
    any(named(/so-?dimm|notebook|laptop/i), having(/./, /so-?dimm|^notebook$/i)),
  ),
  wanted(
    'external dvd writer',
    thing(/dvd/i, /notebook|recorder|player|media|spindle|4\.7|pc\(s\)|windows|case|label/i),
    named(/drive|writer|burner|dvd.?rw/i),
    any(named(/external|usb/i), having(/./, /^external/i)),
  ),
];
