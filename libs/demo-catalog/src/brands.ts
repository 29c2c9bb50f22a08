/** Invented makers, by the field they work in. No real company has these names as far as we know. */
export const brandGroups = {
  fasteners: [
    'Ironbark',
    'Tavish & Rowe',
    'Boltwright',
    'Kestrel Fixings',
    'Norvald',
    'Quarrier',
    'Hexmoor',
    'Steadfall',
  ],
  power: ['Corvane', 'Halden Drives', 'Rotamark', 'Vantorque', 'Bearcliff', 'Orbison Motion', 'Ludvane'],
  fluid: ['Marrowgate', 'Pipewell', 'Aquilo Flow', 'Seastrand', 'Tarn & Weir', 'Gasketry'],
  cutting: ['Sharnbrook', 'Edgeholm', 'Carbistar', 'Millwarden', 'Tungrade', 'Brackenfell'],
  tools: ['Hollins Forge', 'Gripmore', 'Wrenfield', 'Anvilock', 'Stoutham', 'Pelham Tool'],
  electrical: ['Voltmere', 'Lumenridge', 'Ampleton', 'Conducta', 'Fenwick Electric', 'Brightlode'],
  safety: ['Guardwell', 'Safehaven Works', 'Aegis Mill', 'Clearsight', 'Palmshield', 'Breathwell'],
  handling: ['Haulwright', 'Rigmaster Bros', 'Loadstone', 'Castorly', 'Upward Ladder', 'Stackhouse'],
  chemicals: ['Oilwright', 'Viscory', 'Slideway Bros', 'Greenhollow', 'Scourby', 'Tarnwell Chemical'],
  facility: ['Tidewater Supply', 'Bondline', 'Keeplock', 'Scourby', 'Maintain & Co', 'Wrapsley'],
} as const satisfies Record<string, readonly string[]>;
