import type { JudgedRow } from './judged-row.ts';

/**
 * A made-up hardware store, its titles written as such stores write them: the maker first, what it is at the end,
 * what it goes with behind "for" and "with". The makers are invented; there is no category to lean on.
 *
 * A line holds a kind; its makers; titles without the maker, `#` for the variant; the variants; a description.
 */
const store = `
drill ; Dravenwolf|Morikita|Rydgate ; 20-Volt MAX Lithium-Ion Cordless # Drill/Driver Kit with (2) Batteries, Charger and Bag|18-Volt Brushless Cordless # Compact Drill (Tool-Only)|Corded 7 Amp # Variable Speed Drill ; 1/2 in.|3/8 in. ; Compact drill for screws and bits in wood and steel. LED light.
hammer-drill ; Dravenwolf|Morikita ; 18-Volt Lithium-Ion 1/2 in. Cordless Hammer Drill #|8 Amp 1/2 in. Corded Hammer Drill # ; (Tool-Only)|Kit ; Drills concrete, brick and wood.
impact-driver ; Dravenwolf|Morikita|Rydgate ; # Cordless 1/4 in. Impact Driver (Tool-Only)|# Lithium-Ion Cordless Drill and Impact Driver Combo Kit (2-Tool) ; 18-Volt|20-Volt MAX|12-Volt ; Drives long screws; works with all batteries of the line.
drill-bit ; Dravenwolf|Borestone ; # Drill Bit Set (14-Piece)|# Drill Bit for Wood and Metal ; Black Oxide|Titanium|Cobalt|1/4 in. Masonry ; Fits all corded and cordless drills.
driver-bit ; Dravenwolf|Borestone ; Impact Ready # Screwdriver Bit Set for Cordless Drill ; Phillips|Torx T25|Square ; For drill and impact driver.
battery ; Dravenwolf|Morikita|Rydgate ; # Lithium-Ion 4.0 Ah Battery Pack for Cordless Drill and Saw|# 2.0 Ah Compact Battery ; 18-Volt|20-Volt MAX|12-Volt ; Runs every cordless tool of the line, drills, saws and lights.
charger ; Dravenwolf|Morikita ; # Lithium-Ion Battery Charger for Cordless Tools ; 18-Volt|12-Volt to 20-Volt MAX ; Charges a drill battery in 60 minutes.
circular-saw ; Dravenwolf|Morikita|Rydgate ; 15 Amp # Lightweight Circular Saw|18-Volt Cordless # Circular Saw (Tool-Only) ; 7-1/4 in.|6-1/2 in. ; With blade, for lumber up to 2x4.
saw-blade ; Dravenwolf|Borestone ; # 24-Tooth Framing Circular Saw Blade|# 60-Tooth Fine Finish Saw Blade (2-Pack) ; 7-1/4 in.|10 in.|6-1/2 in. ; Fits most circular saws and table saws.
shop-light ; Lumafield|Hallowick ; # Integrated LED White Shop Light with Pull Chain|# Linkable LED Utility Shop Light 5000 Lumens ; 4 ft.|2 ft.|8 ft. ; Hang it in a garage or workshop.
led-tube ; Lumafield|Hallowick ; # T8 LED Tube Light Bulb Cool White (2-Pack)|# 18-Watt T8 LED Type B Tube ; 4 ft.|2 ft. ; Replaces fluorescent tubes in a shop light.
led-bulb ; Lumafield|Hallowick ; 60-Watt Equivalent A19 Dimmable LED Light Bulb # (4-Pack)|75-Watt Equivalent BR30 LED Light Bulb # ; Soft White|Daylight|Bright White ; Energy saving bulb for any lamp.
light-switch ; Leventry|Passmoor ; 15 Amp # Rocker Light Switch, White|15 Amp # Toggle Switch, Ivory (10-Pack) ; Single-Pole|3-Way ; Turns lights and fans on and off.
dimmer ; Leventry|Lutwick ; # LED Dimmer Switch for Dimmable Bulbs, White ; 150-Watt Single-Pole|600-Watt 3-Way ; For LED bulbs and shop lights.
gfci ; Leventry|Passmoor ; # Self-Test GFCI Outlet, White|# Tamper-Resistant GFCI Duplex Receptacle, Ivory ; 15 Amp|20 Amp ; Ground fault protection for kitchen and bath.
outlet ; Leventry|Passmoor ; # 125-Volt Duplex Outlet, White (10-Pack)|# Residential Duplex Receptacle, Almond ; 15 Amp|20 Amp ; Not for wet places; use a GFCI outlet there.
wall-plate ; Leventry|Passmoor ; # Wall Plate, White (10-Pack)|# Stainless Steel Wall Plate ; 1-Gang Duplex Outlet|1-Gang GFCI Decorator|2-Gang Toggle Switch ; Covers an outlet or switch.
extension-cord ; Cordwain|Hallowick ; # 16/3 Light-Duty Indoor/Outdoor Extension Cord, Green|# 12/3 Heavy-Duty Outdoor Extension Cord with Lighted End ; 25 ft.|50 ft.|100 ft. ; For drills, saws, trimmers and lights.
joist-hanger ; Strongmoor|Tyfast ; # Galvanized Face-Mount Joist Hanger|# ZMAX Double Shear Joist Hanger ; 2 in. x 4 in.|2 in. x 6 in.|2 in. x 8 in.|2 in. x 10 in. ; Ties joists to beams; use joist hanger nails.
hanger-nail ; Strongmoor|Griphold ; # 0.148 in. Hot-Dip Galvanized Joist Hanger Nail (1 lb.) ; 1-1/2 in.|2-1/2 in. ; For joist hangers and ties.
angle ; Strongmoor|Everbolt ; # Zinc-Plated Corner Brace (4-Pack)|18-Gauge # Galvanized Angle ; 2 in.|3 in.|4 in. ; An L bracket for wood to wood connections.
shelf-bracket ; Everbolt|Shelfwright ; # White Steel Shelf Bracket|# Heavy Duty Black Shelf Bracket (2-Pack) ; 8 in. x 10 in.|12 in. x 14 in. ; Holds a wooden shelf on the wall.
lumber ; Pinecroft ; # Premium Kiln-Dried Whitewood Stud|# Pressure-Treated Pine Lumber ; 2 in. x 4 in. x 8 ft.|2 in. x 6 in. x 10 ft.|4 in. x 4 in. x 8 ft. ; For framing and decks.
deck-screw ; Griphold|Everbolt ; #10 x # Star Flat-Head Wood Deck Screw (1 lb.)|#9 x # Exterior Deck Screws (5 lb.) ; 2-1/2 in.|3 in.|3-1/2 in. ; Drive with a drill; bit included.
drywall-screw ; Griphold|Everbolt ; #6 x # Phillips Bugle-Head Coarse Thread Drywall Screws (1 lb.) ; 1-1/4 in.|1-5/8 in.|2 in. ; Fastens drywall to wood studs.
hex-bolt ; Everbolt ; # Zinc-Plated Hex Bolt (25-Pack)|# Stainless Steel Hex Bolt ; 1/4 in.-20 x 1 in.|3/8 in.-16 x 2 in.|1/2 in.-13 x 4 in.|M8-1.25 x 20 mm ; Use with nut and washer.
hex-nut ; Everbolt ; # Zinc-Plated Hex Nut (100-Pack)|# Stainless Steel Nylon Lock Nut ; 1/4 in.-20|3/8 in.-16|1/2 in.-13|M8-1.25 ; For bolts of the same thread.
washer ; Everbolt ; # Zinc-Plated Flat Washer (100-Pack)|# Fender Washer ; 1/4 in.|3/8 in.|1/2 in. ; Goes under the head of a bolt.
faucet ; Delmere|Moenford|Kohlbrook ; Vero # Kitchen Faucet with Pull-Down Sprayer in Chrome|Banbury # Bathroom Faucet in Brushed Nickel ; Single-Handle|2-Handle ; With drain assembly.
shower-head ; Delmere|Moenford ; # 8 in. Rain Shower Head in Chrome|# Hand Shower with Hose in Brushed Nickel ; 1-Spray|5-Spray ; Fixed shower head for any arm.
shower-trim ; Delmere|Kohlbrook ; 1-Handle # Faucet Trim Kit in Chrome (Valve Not Included) ; Shower Only|Tub and Shower ; Includes shower head.
toilet ; Kohlbrook|Glacierway ; 2-Piece # GPF Single Flush Elongated Toilet in White|1-Piece # GPF Dual Flush Round Toilet, Biscuit ; 1.28|1.6 ; Seat not included.
toilet-seat ; Kohlbrook|Bemwick ; # Closed Front Toilet Seat in White|# Slow-Close Toilet Seat, Biscuit ; Elongated|Round ; Fits most toilets.
flapper ; Korwell|Fluidline ; # Universal Toilet Flapper|# Toilet Tank Repair Kit ; 2 in.|3 in. ; Stops a running toilet.
ball-valve ; Apollinar|Brassmark ; # Brass FIP Full-Port Ball Valve|# PVC Ball Valve ; 1/2 in.|3/4 in.|1 in. ; Shuts off water.
pvc-pipe ; Charwell ; # PVC Schedule 40 Pressure Pipe ; 1/2 in. x 10 ft.|3/4 in. x 10 ft.|2 in. x 10 ft. ; For cold water.
pvc-elbow ; Charwell|Durant ; # PVC Schedule 40 90-Degree Elbow|# PVC Tee ; 1/2 in.|3/4 in.|2 in. ; For PVC pipe.
water-heater ; Rheingold|Whirlford ; # Tall 6-Year Natural Gas Tank Water Heater|# Electric Water Heater 4500-Watt ; 40 Gal.|50 Gal. ; Hot water for three people.
heater-element ; Rheingold|Camdale ; 240-Volt # Screw-In Water Heater Element ; 4500-Watt|5500-Watt ; For electric water heaters.
ceiling-fan ; Huntwick|Hamptley ; # Indoor Brushed Nickel Ceiling Fan with Light Kit and Remote|# Outdoor White Ceiling Fan ; 52 in.|44 in. ; Five blades, quiet motor.
fan-remote ; Hamptley ; Universal Ceiling Fan Remote Control # ; with Wall Holder|Kit ; Works with most ceiling fans with light.
paint ; Behrmont|Glidewell ; 1 gal. # Interior Paint and Primer|5 gal. # Exterior Paint ; White Semi-Gloss|Swiss Coffee Flat|Black Satin ; Covers 400 sq. ft.
deck-coating ; Behrmont ; 1 gal. # Solid Color Wood and Concrete Deck Coating|1 gal. # Transparent Wood Stain ; Tugboat|Cedar|Slate ; Revives old decks.
paint-brush ; Purdale|Linzmere ; # Angled Sash Paint Brush|# Flat Trim Paint Brush ; 2 in.|2-1/2 in.|3 in. ; For all paints and stains.
roller ; Purdale|Linzmere ; 9 in. x # Paint Roller Cover (3-Pack)|9 in. Paint Roller Frame and Tray Kit # ; 3/8 in.|1/2 in. ; For walls and ceilings, all paint.
painters-tape ; Scotwell ; # x 60 yds. Original Painter's Tape|# Blue Masking Tape (6-Pack) ; 1.41 in.|1.88 in. ; Sharp paint lines.
caulk ; Loctide|Dapwell ; 10.1 oz. # Silicone Kitchen and Bath Caulk|10 oz. # Latex Window Caulk ; White|Clear ; Seals around tubs, sinks and toilets.
mower ; Torwick|Honwell|Rydgate ; 21 in. # Gas Walk Behind Self Propelled Lawn Mower|40-Volt Cordless Electric 20 in. # Push Lawn Mower ; 163 cc|Brushless ; Bag, mulch or side discharge.
mower-blade ; Torwick|Arnwell ; # Replacement Blade for 21 in. Lawn Mower ; Mulching|3-in-1 ; Fits walk behind mowers.
trimmer ; Echowick|Rydgate ; # Gas 17 in. String Trimmer|18-Volt Cordless # String Trimmer ; 21.2 cc 2-Stroke|Straight Shaft ; Cuts weeds and lawn edges.
trimmer-line ; Echowick|Arnwell ; # Universal String Trimmer Line ; 0.095 in. x 100 ft.|0.065 in. x 40 ft. ; For gas and cordless trimmers.
garden-hose ; Flexway|Swanmere ; 5/8 in. Dia x # Heavy-Duty Garden Hose|3/4 in. x # Rubber Water Hose ; 50 ft.|25 ft.|100 ft. ; Kink free.
hose-nozzle ; Orbwick|Swanmere ; # Garden Hose Nozzle|Adjustable # Hose Spray Nozzle ; 7-Pattern|Brass ; Waters lawn and flowers.
ladder ; Wernmark|Louwell ; # Fiberglass Step Ladder 300 lb. Load Capacity Type IA|# Aluminum Extension Ladder ; 6 ft.|8 ft.|24 ft. ; For painting and light bulbs.
safe-glasses ; Guardmoor ; Clear # Safety Glasses|Tinted # Safety Goggles ; Anti-Fog|Over-the-Glass ; Wear when drilling.
work-gloves ; Firmhold|Guardmoor ; # Nitrile Coated Work Gloves (10-Pair)|# Leather Work Gloves ; Large|X-Large|Medium ; Grip for tools and lumber.
screwdriver ; Klinwick|Huskvale ; # Screwdriver|Cushion Grip # Screwdriver Set (10-Piece) ; 4 in. #2 Phillips|6 in. 1/4 in. Slotted ; Magnetic tip.
pliers ; Klinwick|Huskvale|Irwell ; # Locking Pliers|# Long Nose Pliers|# Tongue and Groove Pliers ; 7 in.|10 in. ; Jaws of heat treated steel.
tape-measure ; Stanmere|Huskvale ; # Tape Measure|# Magnetic Tip Measuring Tape ; 25 ft.|16 ft.|30 ft. ; Long standout.
tool-box ; Huskvale|Stanmere ; # Portable Plastic Tool Box|26 in. # Rolling Tool Chest, Black ; 20 in.|5-Drawer ; Stores hammer, drill and screwdrivers.
hammer ; Stanmere|Estwell ; 16 oz. # Claw Hammer|22 oz. # Framing Hammer ; Fiberglass Handle|Steel ; Drives and pulls nails.
padlock ; Masterly ; # Laminated Steel Padlock|# Combination Padlock ; 1-3/4 in.|2 in. ; For sheds and lockers.
door-lock ; Kwikford|Schlagen ; # Single Cylinder Deadbolt|# Entry Door Knob with Key ; Satin Nickel|Aged Bronze ; Fits all standard doors.
smoke-detector ; Kidwell|Firstwatch ; # Smoke Detector with 10-Year Battery|# Smoke and Carbon Monoxide Alarm Combo ; Battery Operated|Hardwired ; With test button.
thermostat ; Honwell|Nestwick ; # Programmable Thermostat|Wi-Fi # Smart Thermostat ; 7-Day|Touchscreen ; For gas, oil and electric heat.
air-filter ; Filtrane|Honwell ; # MERV 8 Pleated Air Filter (6-Pack)|# HVAC Furnace Filter MERV 11 ; 16 in. x 20 in. x 1 in.|20 in. x 25 in. x 1 in. ; Change every 90 days.
insulation ; Owenfield ; R-# Fiberglass Insulation Batt|R-# Foil Faced Foam Board Insulation ; 13|19|30 ; For 2x4 and 2x6 walls.
air-compressor ; Portwell|Huskvale ; # Portable Electric Air Compressor|# 150 psi Quiet Pancake Compressor ; 6 Gal.|8 Gal. ; Runs nailers and tires.
air-hose ; Portwell ; 3/8 in. x # Rubber Air Hose for Air Compressor ; 25 ft.|50 ft. ; Brass fittings.
`;

interface Line {
  kind: string;
  brands: string[];
  titles: string[];
  variants: string[];
  text: string;
}

function lineOf(written: string): Line {
  const [kind = '', brands = '', titles = '', variants = '', text = ''] = written.split(' ; ');
  return { kind, brands: brands.split('|'), titles: titles.split('|'), variants: variants.split('|'), text };
}

/** A screw is sold by its gauge, `#10`, which is no place for the variant. */
const withVariant = (title: string, variant: string): string => title.replace(/#(?!\d)/, variant);

/** The rows of the made-up hardware store, always the same. */
export function hardwareRows(): JudgedRow[] {
  return store
    .trim()
    .split('\n')
    .map(lineOf)
    .flatMap(({ kind, brands, titles, variants, text }) =>
      titles.flatMap((title, style) =>
        variants.flatMap((variant, at) =>
          brands.map((brand, maker) => {
            const id = `${kind}-${style}-${at}-${maker}`;
            return {
              id,
              sku: id,
              name: `${brand} ${withVariant(title, variant)}`,
              brand,
              description: text,
              kind,
            };
          }),
        ),
      ),
    );
}
