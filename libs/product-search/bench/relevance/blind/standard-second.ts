import { any, named, under, wanted, type JudgedQuery } from '../judged-query.ts';

/**
 * Blind queries over a feed of standard parts that nobody here wrote (screws, nuts, washers, bearings, pipe by
 * standard, with bare codes in their names): written by looking at the feed alone, then run once.
 */
export const standardQueries: readonly JudgedQuery[] = [
  wanted('hex nut m12', under(/Nuts/), named(/\bM12\b/)),
  wanted('thin hex nut m8', under(/Nuts/), named(/thin/i), named(/\bM8\b/)),
  wanted('m8 hex bolt', under(/Hex Head/), named(/[\b_ ]M8([\b_ x]|$)/)),
  wanted('hex bolt m10 x 80', under(/Hex Head/), named(/M10\b/), named(/\b80$/)),
  wanted('hexagon head screw m12 30', under(/Hex Head/), named(/screw/i), named(/M12(?!\d)/), named(/\D30$/)),
  wanted('socket head cap screw m6', under(/Socket Head/), named(/socket head cap/i), named(/\bM6\b/)),
  wanted(
    'm8x16 socket cap screw',
    under(/Socket Head/),
    named(/socket head cap/i),
    named(/\bM8\b/),
    named(/\b16$/),
  ),
  wanted(
    'allen bolt m10 x 40',
    under(/Socket Head/),
    named(/socket head cap/i),
    named(/\bM10\b/),
    named(/\b40$/),
  ),
  wanted('countersunk socket screw m5', under(/Socket Head/), named(/countersunk/i), named(/\bM5\b/)),
  wanted('set screw m3', under(/Socket Head/), named(/set screw/i), named(/\bM3\b/)),
  wanted('grub screw m6 x 20', under(/Socket Head/), named(/set screw/i), named(/\bM6\b/), named(/\b20$/)),
  wanted('flat washer m10', under(/Washers/), named(/\bM10\b/)),
  wanted('din 125 m6', named(/DIN 125/i), named(/\bM6\b/)),
  wanted('din933 m12', named(/DIN 933/i), named(/\bM12\b/)),
  wanted('iso 4014 bolt m16', named(/ISO ?4014/i), named(/\bM16\b/)),
  wanted('thrust bearing 51206', named(/thrust bearing/i), named(/51206/)),
  wanted('needle bearings', named(/needle/i)),
  wanted('6204 ball bearing', named(/ball bearing/i), named(/6204/)),
  wanted('608 bearing', under(/Bearings/), named(/\b608\b/)),
  wanted('flange', any(under(/Flanges/), named(/flange/i))),
  wanted('blind flange dn100', named(/flange/i), named(/blind/i), named(/DN100\b/)),
  wanted('i beam', under(/I & H Beams/)),
  wanted('ipe 200 beam', under(/I & H Beams/), named(/IPE200\b/)),
  wanted('square hollow section', under(/Hollow/), named(/SHS/)),
  wanted('aa battery', under(/Batteries/), named(/(^|[^-A])\bAA\b/)),
  wanted('t slot extrusion 20x20', under(/T-Slot/), named(/20 ?x ?20(?!\d)/)),
];
