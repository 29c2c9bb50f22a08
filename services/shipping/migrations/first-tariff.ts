/**
 * The first tariff, in SQL: rates of our own making in the order of what US carriers list, since the specification shows
 * none. `far` is how much further than the next zone a place is; a pound more and a zone further always cost more.
 */
const since = `date '2022-01-01'`;

const zones = `(values ('2', 2), ('3', 3), ('4', 4), ('5', 5), ('6', 6), ('7', 7), ('8', 8),
  ('AK', 11), ('HI', 11), ('PR', 10), ('PAC', 15), ('APO', 9), ('canada', 10), ('mexico', 12), ('world', 20))
  as z (zone, far)`;
const near = `'2', '3', '4', '5', '6', '7', '8'`;

/** service, first pound, more per zone, each further pound, more of that per zone (all cents), most pounds, zones */
const parcels = `(values
  ('ups-ground', 1050, 60, 45, 9.0, 150, array[${near}, 'AK', 'HI', 'PR']),
  ('fedex-ground', 1065, 61, 46, 9.0, 150, array[${near}, 'AK', 'HI']),
  ('ups-3-day-select', 1650, 160, 90, 22.0, 150, array[${near}]),
  ('fedex-express-saver', 1690, 158, 92, 22.0, 150, array[${near}]),
  ('ups-2nd-day-air', 2150, 262, 130, 38.0, 150, array[${near}, 'AK', 'HI', 'PR']),
  ('fedex-2day', 2120, 260, 128, 38.0, 150, array[${near}, 'AK', 'HI', 'PR']),
  ('ups-next-day-air', 3900, 480, 210, 55.0, 150, array[${near}, 'AK', 'HI']),
  ('fedex-standard-overnight', 3750, 465, 205, 54.0, 150, array[${near}, 'HI']),
  ('usps-parcel-post', 890, 55, 62, 14.0, 70, array[${near}, 'AK', 'HI', 'PR', 'PAC', 'APO']),
  ('gm-parcel', 840, 42, 48, 13.0, 25, array[${near}, 'AK', 'HI', 'PR']),
  ('ups-international-ground', 1900, 110, 95, 16.0, 150, array['canada', 'mexico']),
  ('fedex-international-ground', 1880, 112, 94, 16.5, 150, array['canada']),
  ('dhl-express-worldwide', 4200, 220, 330, 60.0, 150, array['canada', 'mexico', 'world'])
) as s (service, first, first_far, pound, pound_far, most, goes_to)`;
const weightBreaks = `unnest(array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 125, 150]) as w (pounds)`;

const classes = `unnest(array['50', '55', '60', '65', '70', '77.5', '85', '92.5', '100', '110', '125', '150', '175', '200',
  '250', '300', '400', '500']) as c (class)`;

const excluded = 'AK HI AA AE AP PR VI GU AS MP UM FM MH PW';

/** Beginnings of ZIP codes by how far they are from Wyoming. */
const zips: readonly (readonly [zone: string, ranges: string])[] = [
  ['2', '820-831'],
  ['3', '570-577 590-599 680-693 800-816 832-847'],
  ['4', '500-528 550-567 580-588 660-679 730-749 850-865 870-898 970-979'],
  ['5', '530-549 600-658 716-729 750-799 900-961 980-994'],
  ['6', '350-397 400-499 700-714'],
  ['7', '150-319 398-399'],
  ['8', '005 010-089 100-149 320-339 341-349'],
  ['AK', '995-999'],
  ['HI', '967-968'],
  ['PR', '006-009'],
  ['PAC', '969 96799 96898'],
  ['APO', '090-098 340 962-966'],
];
const areas = '041-044 586-588 592-593 690-693 795-798 865 893-898 967-968 995-999';
const pairs = (ranges: string) =>
  ranges.split(' ').map((range) => {
    const [from = '', to = from] = range.split('-');
    return { from, to };
  });
const zoneRows = zips.flatMap(([zone, ranges]) =>
  pairs(ranges).map(({ from, to }) => `('US', '${from}', '${to}', '${zone}')`),
);

/** provider, surcharge, over inches, over pounds, cents, hundredths of a percent */
const surcharges = `(values
  ('ups', 'residential', 0, 0, 595, 0), ('fedex', 'residential', 0, 0, 585, 0), ('dhl', 'residential', 0, 0, 550, 0),
  ('freight-prepaid', 'residential', 0, 0, 11500, 0), ('yrc', 'residential', 0, 0, 11800, 0),
  ('freight-prepaid', 'liftgate', 0, 0, 9800, 0), ('yrc', 'liftgate', 0, 0, 10200, 0),
  ('freight-prepaid', 'limited-access', 0, 0, 12500, 0), ('yrc', 'limited-access', 0, 0, 12900, 0),
  ('ups', 'oversize', 48, 70, 2600, 0), ('ups', 'oversize', 96, 110, 15500, 0),
  ('fedex', 'oversize', 48, 70, 2550, 0), ('fedex', 'oversize', 96, 110, 15200, 0),
  ('usps', 'oversize', 22, 0, 400, 0), ('usps', 'oversize', 30, 0, 1800, 0),
  ('dhl', 'oversize', 39, 70, 2900, 0),
  ('ups', 'hazmat', 0, 0, 4250, 0), ('fedex', 'hazmat', 0, 0, 4200, 0),
  ('freight-prepaid', 'hazmat', 0, 0, 6500, 0), ('yrc', 'hazmat', 0, 0, 6900, 0),
  ('ups', 'limited-quantity', 0, 0, 350, 0), ('fedex', 'limited-quantity', 0, 0, 350, 0),
  ('freight-prepaid', 'limited-quantity', 0, 0, 2000, 0), ('yrc', 'limited-quantity', 0, 0, 2100, 0),
  ('ups', 'fuel', 0, 0, 0, 1450), ('fedex', 'fuel', 0, 0, 0, 1475), ('dhl', 'fuel', 0, 0, 0, 2400),
  ('freight-prepaid', 'fuel', 0, 0, 0, 2850), ('yrc', 'fuel', 0, 0, 0, 2900)
) as s (provider, surcharge, over_inches, over_pounds, amount, percent)`;

/** service, fewest and most days, for each zone */
const days: readonly (readonly [services: string, spans: string])[] = [
  ['ups-ground fedex-ground', '2:1-1 3:2-2 4:3-3 5:3-4 6:4-4 7:4-5 8:5-5 AK:5-9 HI:5-9 PR:5-9'],
  ['ups-3-day-select fedex-express-saver', '2:3-3 3:3-3 4:3-3 5:3-3 6:3-3 7:3-3 8:3-3'],
  ['ups-2nd-day-air fedex-2day', '2:2-2 3:2-2 4:2-2 5:2-2 6:2-2 7:2-2 8:2-2 AK:3-4 HI:3-3 PR:3-4'],
  ['ups-next-day-air fedex-standard-overnight', '2:1-1 3:1-1 4:1-1 5:1-1 6:1-1 7:1-1 8:1-1 AK:2-2 HI:2-2'],
  [
    'usps-parcel-post',
    '2:2-3 3:2-4 4:3-5 5:3-6 6:4-7 7:4-8 8:5-8 AK:7-14 HI:7-14 PR:6-12 PAC:10-21 APO:10-21',
  ],
  ['gm-parcel', '2:3-4 3:3-5 4:3-6 5:4-7 6:4-8 7:5-8 8:5-9 AK:8-15 HI:8-15 PR:7-13'],
  ['fixed', 'AK:5-10 HI:5-10 PR:5-10 PAC:7-15 APO:7-15'],
  ['local-ground', '2:1-1'],
  ['best-way yrc-ground', '2:2-3 3:2-4 4:3-5 5:3-5 6:4-6 7:4-7 8:5-8'],
  ['yrc-accelerated', '2:2-2 3:2-3 4:3-3 5:3-4 6:3-4 7:4-5 8:4-5'],
  ['yrc-time-critical', '2:1-1 3:1-2 4:1-2 5:2-2 6:2-2 7:2-3 8:2-3'],
  ['ups-international-ground', 'canada:3-6 mexico:4-8'],
  ['fedex-international-ground', 'canada:3-6'],
  ['dhl-express-worldwide', 'canada:2-4 mexico:2-5 world:3-6'],
];
const transitRows = days.flatMap(([services, spans]) =>
  services.split(' ').flatMap((service) =>
    spans.split(' ').map((span) => {
      const [zone = '', range = ''] = span.split(':');
      const [fewest = '', most = ''] = range.split('-');
      return `('${service}', '${zone}', ${fewest}, ${most})`;
    }),
  ),
);

export const firstTariff: readonly string[] = [
  `insert into shipping.tariff_base (effective_from, service, zone, up_to_pounds, amount)
   select ${since}, service, zone, pounds, round(first + first_far * far + (pounds - 1) * (pound + pound_far * far))
   from ${parcels}, ${zones}, ${weightBreaks} where zone = any (goes_to) and pounds <= most`,
  `insert into shipping.tariff_zone (effective_from, origin_zip, country, from_zip, to_zip, zone)
   select ${since}, origin, country, from_zip, to_zip, zone
   from (values ('820')) as o (origin), (values ${zoneRows.join(', ')}) as z (country, from_zip, to_zip, zone)`,
  `insert into shipping.tariff_zone (effective_from, origin_zip, country, from_zip, to_zip, zone) values
    (${since}, '', 'CA', '', '', 'canada'), (${since}, '', 'MX', '', '', 'mexico'), (${since}, '', '*', '', '', 'world')`,
  `insert into shipping.tariff_divisor (effective_from, service, over_cubic_inches, cubic_inches_per_pound)
   select ${since}, service, case when service in ('usps-parcel-post', 'gm-parcel') then 1728 else 0 end,
     case when service in ('usps-parcel-post', 'gm-parcel') then 166 else 139 end
   from ${parcels}`,
  `insert into shipping.tariff_freight
     (effective_from, service, zone, freight_class, from_pounds, per_hundred_pounds, minimum)
   select ${since}, service, zone, class, from_pounds,
     round((3200 + 450 * far) * share * (class::numeric / 125 + 0.2) * dearer), round((14500 + 900 * far) * dearer)
   from (values ('best-way', 1.0), ('yrc-ground', 1.04), ('yrc-accelerated', 1.45), ('yrc-time-critical', 2.1))
     as s (service, dearer), ${zones}, ${classes},
     (values (0, 1.0), (500, 0.86), (1000, 0.74), (2000, 0.62), (5000, 0.5), (10000, 0.42)) as b (from_pounds, share)
   where zone in (${near})`,
  `insert into shipping.tariff_surcharge
     (effective_from, provider, surcharge, from_zip, to_zip, over_inches, over_pounds, amount, percent)
   select ${since}, provider, surcharge, '', '', over_inches, over_pounds, amount, percent from ${surcharges}`,
  `insert into shipping.tariff_surcharge
     (effective_from, provider, surcharge, from_zip, to_zip, over_inches, over_pounds, amount, percent)
   select ${since}, provider, 'delivery-area', from_zip, to_zip, 0, 0, amount, 0
   from (values ('ups', 435), ('fedex', 425), ('freight-prepaid', 6500), ('yrc', 6800)) as s (provider, amount),
     (values ${pairs(areas)
       .map(({ from, to }) => `('${from}', '${to}')`)
       .join(', ')}) as a (from_zip, to_zip)`,
  // specification §9: free ground within the continental United States, a fee of small orders
  `insert into shipping.tariff_rule
     (effective_from, rule, service, minimum_order, up_to_pounds, excluded, fee) values
     (${since}, 'free-ground', 'ups-ground', 0, 0, '${excluded}', 0),
     (${since}, 'handling', 'best-way', 5000, 0, '', 600)`,
  `insert into shipping.tariff_fixed (effective_from, service, zone, up_to_pounds, amount) values
    (${since}, 'local-ground', '2', 150, 1250), (${since}, 'local-ground', '2', 2000, 7500),
    ${['AK', 'HI', 'PR', 'PAC', 'APO'].map((zone) => `(${since}, 'fixed', '${zone}', 70, 2495)`).join(', ')}`,
  `insert into shipping.tariff_transit (effective_from, service, zone, min_days, max_days)
   select ${since}, service, zone, fewest, most
   from (values ${transitRows.join(', ')}) as t (service, zone, fewest, most)`,
];
