/** A unit of a quantity: `base = value * factor`, and what else it is written as. */
type UnitLine = readonly [quantity: string, unit: string, factor: number, spellings?: string];

/**
 * Units of one quantity convert into each other. Spellings are separated by `|`; they are compared as they stand
 * first (mW is not MW, Nm is not nm), then without regard to case.
 */
const unitLines: readonly UnitLine[] = [
  ['length', 'nm', 1e-6, 'nanometer|nanometers'],
  ['length', 'µm', 0.001, 'um|μm|micron|microns|micrometer'],
  ['length', 'mm', 1, 'millimeter|millimeters|millimetre|millimetres|milímetros|millimètres'],
  ['length', 'cm', 10, 'centimeter|centimeters|centimetre|centimetres|centímetros|centimètres'],
  ['length', 'dm', 100],
  ['length', 'm', 1000, 'meter|meters|metre|metres|metros|mètres|mtr'],
  ['length', 'km', 1_000_000, 'kilometer|kilometers'],
  ['length', 'mil', 0.0254, 'mils|thou'],
  ['length', 'in', 25.4, `"|''|″|”|in.|inch|inches|pulg|pulgadas|po|pouces`],
  ['length', 'ft', 304.8, `'|′|’|ft.|foot|feet|pies|pi|pieds`],
  ['length', 'yd', 914.4, 'yd.|yard|yards'],
  ['length', 'mi', 1_609_344, 'mile|miles'],
  ['area', 'mm²', 1, 'mm2|sq mm|sq. mm'],
  ['area', 'cm²', 100, 'cm2|sq cm|sq. cm'],
  ['area', 'm²', 1_000_000, 'm2|sq m|sq. m|square meters'],
  ['area', 'in²', 645.16, 'in2|sq in|sq. in.|square inches'],
  ['area', 'ft²', 92_903.04, 'ft2|sq ft|sq. ft.|square feet'],
  ['volume', 'ml', 1, 'milliliter|milliliters|millilitre|millilitres'],
  ['volume', 'cl', 10],
  ['volume', 'l', 1000, 'liter|liters|litre|litres|litros|ltr'],
  ['volume', 'cm³', 1, 'cm3|cc'],
  ['volume', 'm³', 1_000_000, 'm3|cubic meters'],
  ['volume', 'in³', 16.387064, 'in3|cu in|cu. in.|cubic inches'],
  ['volume', 'ft³', 28_316.846592, 'ft3|cu ft|cu. ft.|cubic feet'],
  ['volume', 'fl oz', 29.5735295625, 'floz|fl. oz.|fl.oz.|fluid ounce|fluid ounces'],
  ['volume', 'pt', 473.176473, 'pint|pints'],
  ['volume', 'qt', 946.352946, 'qt.|quart|quarts'],
  ['volume', 'gal', 3785.411784, 'gal.|gallon|gallons|galones'],
  ['weight', 'mg', 0.001, 'milligram|milligrams'],
  ['weight', 'g', 1, 'gram|grams|gr'],
  ['weight', 'kg', 1000, 'kgs|kilogram|kilograms|kilo|kilos'],
  ['weight', 't', 1_000_000, 'tonne|tonnes|metric ton|metric tons'],
  ['weight', 'oz', 28.349523125, 'oz.|ounce|ounces|onzas|onces'],
  ['weight', 'lb', 453.59237, 'lbs|lb.|lbs.|pound|pounds|libras|livres'],
  ['weight', 'ton', 907_184.74, 'tons|short ton|short tons|us ton'],
  ['force', 'N', 1, 'newton|newtons'],
  ['force', 'kN', 1000],
  ['force', 'lbf', 4.4482216152605, 'pound-force'],
  ['force', 'kgf', 9.80665],
  ['torque', 'N·m', 1, 'Nm|NM|N-m|N.m|N m|N*m|newton-meter|newton-meters|newton meters'],
  ['torque', 'N·cm', 0.01, 'Ncm|N-cm|N.cm'],
  ['torque', 'kN·m', 1000, 'kNm'],
  ['torque', 'lbf·ft', 1.3558179483314, 'ft-lb|ft-lbs|ft lb|ft lbs|ft.lb|ft·lb|ft.-lb.|ft.-lbs.|lb-ft|lb·ft'],
  [
    'torque',
    'lbf·ft',
    1.3558179483314,
    'ft-lbf|ft·lbf|lbf-ft|lbf ft|lb ft|foot-pound|foot-pounds|foot pounds',
  ],
  [
    'torque',
    'lbf·in',
    0.112984829027617,
    'in-lb|in-lbs|in lb|in lbs|in.lb|in·lb|in.-lb.|in.-lbs.|lb-in|lb·in',
  ],
  ['torque', 'lbf·in', 0.112984829027617, 'in-lbf|in·lbf|lbf-in|lbf in|lb in|inch-pounds|inch pounds'],
  ['pressure', 'Pa', 1],
  ['pressure', 'mbar', 100],
  ['pressure', 'kPa', 1000],
  ['pressure', 'bar', 100_000, 'bars'],
  ['pressure', 'MPa', 1_000_000],
  ['pressure', 'atm', 101_325],
  ['pressure', 'psi', 6894.757293168, 'psig|lb/in²|lbf/in²|lb/in2|lbf/in2|lbs/in²'],
  ['pressure', 'ksi', 6_894_757.293168],
  ['pressure', 'inHg', 3386.389],
  ['power', 'mW', 0.001],
  ['power', 'W', 1, 'watt|watts|vatios'],
  ['power', 'kW', 1000, 'kilowatt|kilowatts'],
  ['power', 'MW', 1_000_000],
  ['power', 'hp', 745.699871582, 'horsepower'],
  ['power', 'BTU/h', 0.293071070172, 'btu/hr|btuh'],
  ['apparent power', 'VA', 1],
  ['apparent power', 'kVA', 1000],
  ['energy', 'J', 1, 'joule|joules'],
  ['energy', 'kJ', 1000],
  ['energy', 'Wh', 3600],
  ['energy', 'kWh', 3_600_000],
  ['energy', 'BTU', 1055.05585262, 'btus'],
  ['charge', 'mAh', 0.001],
  ['charge', 'Ah', 1, 'amp-hours|amp hours|amp hour'],
  ['current', 'µA', 1e-6, 'uA'],
  ['current', 'mA', 0.001, 'milliamp|milliamps'],
  ['current', 'A', 1, 'amp|amps|ampere|amperes|amperios|ampères'],
  ['current', 'kA', 1000],
  ['voltage', 'µV', 1e-6, 'uV'],
  ['voltage', 'mV', 0.001],
  ['voltage', 'V', 1, 'volt|volts|voltios|vac|vdc|v ac|v dc'],
  ['voltage', 'kV', 1000],
  ['resistance', 'mΩ', 0.001],
  ['resistance', 'Ω', 1, 'ohm|ohms|ohmios'],
  ['resistance', 'kΩ', 1000, 'kohm|kohms'],
  ['resistance', 'MΩ', 1_000_000, 'megohm|megohms'],
  ['capacitance', 'pF', 1e-12],
  ['capacitance', 'nF', 1e-9],
  ['capacitance', 'µF', 1e-6, 'uF|μF|mfd|microfarad|microfarads'],
  ['capacitance', 'F', 1, 'farad|farads'],
  ['frequency', 'Hz', 1, 'hertz'],
  ['frequency', 'kHz', 1000],
  ['frequency', 'MHz', 1_000_000],
  ['frequency', 'GHz', 1_000_000_000],
  ['data', 'B', 1, 'byte|bytes'],
  ['data', 'kB', 1000, 'kilobyte|kilobytes'],
  ['data', 'MB', 1e6, 'megabyte|megabytes'],
  ['data', 'GB', 1e9, 'gigabyte|gigabytes'],
  ['data', 'TB', 1e12, 'terabyte|terabytes'],
  ['data', 'KiB', 1024],
  ['data', 'MiB', 1024 ** 2],
  ['data', 'GiB', 1024 ** 3],
  ['data rate', 'kbit/s', 1000, 'kbps|kb/s'],
  ['data rate', 'Mbit/s', 1e6, 'mbps|Mb/s'],
  ['data rate', 'Gbit/s', 1e9, 'gbps|Gb/s'],
  ['data rate', 'MB/s', 8e6],
  ['data rate', 'GB/s', 8e9],
  ['flow', 'l/min', 1, 'lpm'],
  ['flow', 'l/h', 1 / 60, 'lph'],
  ['flow', 'm³/h', 1000 / 60, 'm3/h'],
  ['flow', 'gal/min', 3.785411784, 'gpm'],
  ['flow', 'ft³/min', 28.316846592, 'cfm|scfm|ft3/min'],
  ['speed', 'm/s', 1],
  ['speed', 'm/min', 1 / 60],
  ['speed', 'km/h', 1 / 3.6, 'kph'],
  ['speed', 'ft/min', 0.00508, 'fpm|sfm'],
  ['speed', 'mph', 0.44704, 'mi/h'],
  ['rotation', 'rpm', 1, 'r/min|1/min|min⁻¹|rev/min'],
  ['angle', '°', 1, 'º|deg|degree|degrees|grados|degrés'],
  ['angle', 'rad', 180 / Math.PI],
  ['time', 'ms', 0.001],
  ['time', 's', 1, 'sec|sec.|second|seconds'],
  ['time', 'min', 60, 'minute|minutes'],
  ['time', 'h', 3600, 'hr|hrs|hour|hours'],
  ['time', 'd', 86_400, 'day|days'],
  ['temperature', 'K', 1, 'kelvin|kelvins'],
  ['temperature', '°C', 1, '℃|° C|ºC|deg c|degc|celsius|degrees celsius'],
  ['temperature', '°F', 5 / 9, '℉|° F|ºF|deg f|degf|fahrenheit|degrees fahrenheit'],
  ['light', 'lm', 1, 'lumen|lumens'],
  ['sound', 'dB', 1, 'dBA|dB(A)'],
];
/** Where a unit's zero lies on its base's scale. */
const zeros: Readonly<Record<string, number>> = { '°C': 273.15, '°F': 273.15 - (32 * 5) / 9 };

interface Unit {
  quantity: string;
  factor: number;
  zero: number;
}
const units = new Map<string, Unit>();
const exactSpellings = new Map<string, string>();
const looseSpellings = new Map<string, string>();

function readTable(): void {
  const ambiguous = new Set<string>();
  for (const [quantity, unit, factor, others] of unitLines) {
    units.set(unit, { quantity, factor, zero: zeros[unit] ?? 0 });
    for (const spelling of [unit, ...(others?.split('|') ?? [])]) {
      exactSpellings.set(spelling, unit);
      const loose = spelling.toLowerCase();
      if ((looseSpellings.get(loose) ?? unit) !== unit) ambiguous.add(loose);
      looseSpellings.set(loose, unit);
    }
  }
  for (const loose of ambiguous) looseSpellings.delete(loose);
}
readTable();

/** The usual spelling of a unit: `in` for `inches`, `"` and `″`; null for a unit nobody here knows. */
export function knownUnit(text: string): string | null {
  const trimmed = text.trim();
  return exactSpellings.get(trimmed) ?? looseSpellings.get(trimmed.toLowerCase()) ?? null;
}

/**
 * A value in another unit of the same quantity, to nine significant digits, so that 1/4 in and 6.35 mm are the same
 * number whichever way they came; null where they do not convert. A unit nobody knows equals itself only.
 */
export function convertUnit(value: number, from: string, to: string): number | null {
  const [source, target] = [knownUnit(from), knownUnit(to)];
  if (source === null || target === null)
    return source === target && from.trim().toLowerCase() === to.trim().toLowerCase() ? value : null;
  if (source === target) return value;
  const [a, b] = [units.get(source), units.get(target)];
  if (!a || !b || a.quantity !== b.quantity) return null;
  const converted = (value * a.factor + a.zero - b.zero) / b.factor;
  // Where zeros are taken from each other, what is left of nothing is noise: 32 °F are 0 °C.
  return Number(a.zero === b.zero ? converted.toPrecision(9) : converted.toFixed(6)) || 0;
}
