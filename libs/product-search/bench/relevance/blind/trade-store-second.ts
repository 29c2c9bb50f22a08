/**
 * More of what the made-up distributor sells, in the form of `trade-store`: for the second blind set, after search was
 * changed for what the first one had shown.
 */
export const moreOfTradeStore = `
lag-screw ; 1/4 2|5/16 3|3/8 4|1/2 6 ; LAG SCREW HEX $1 X $2 HDG ; $1 in. x $2 in. Hot-Dip Galvanized Hex Head Lag Screw ; Lag screw, hex head, $1" x $2" ; FASTENERS > WOOD ; Diameter (in)|Length (in) ; Drill a pilot hole first. For beams and posts.
carriage-bolt ; 1/4 2|3/8 4|1/2 6 ; CARR BOLT $1-20 X $2 ZINC ; $1 in. x $2 in. Zinc-Plated Carriage Bolt (25-Box) ; Carriage bolt $1" x $2", zinc ; FASTENERS > BOLTS ; Diameter (in)|Length (in) ; Square neck under a round head; use a hex nut.
eye-bolt ; 1/4 3|3/8 4 ; EYE BOLT $1 X $2 W/NUT ; $1 in. x $2 in. Zinc-Plated Eye Bolt with Nut ; Eye bolt $1" x $2" ; FASTENERS > BOLTS ; Diameter (in)|Length (in) ; For rope and chain.
rivet ; 1/8|3/16 ; RIVET POP ALUM $1 ; $1 in. Aluminum Medium Grip Blind Rivets (100-Pack) ; Blind rivet $1", aluminum ; FASTENERS > RIVETS ; Diameter (in) ; Set with a rivet gun.
rivet-gun ; hand|battery ; RIVETER $1 ; $1 Riveter with Interchangeable Nosepieces ; Rivet gun, $1 ; TOOLS > HAND ; Power source ; For pop rivets up to 3/16 in.
retaining-ring ; 1/2|3/4|1 ; RING RTNG EXT $1 ; $1 in. External Retaining Ring (10-Pack) ; External snap ring $1" ; FASTENERS > RINGS ; Shaft diameter (in) ; Spring steel circlip.
impact-wrench ; 1/2_drive|3/8_drive ; IMPACT WRENCH $1 20V BARE ; 20V MAX Cordless $1 Impact Wrench (Tool Only) ; Cordless impact wrench, $1 ; TOOLS > POWER ; Drive ; Use impact sockets. Battery and charger not included.
impact-socket ; 1/2 3/4|1/2 15/16|3/8 9/16 ; SOCKET IMPACT $1DR $2 6PT ; $1 in. Drive $2 in. 6-Point Deep Impact Socket ; Impact socket $1" drive, $2" ; TOOLS > SOCKETS ; Drive size (in)|Size (in) ; For impact wrenches, black phosphate.
heat-gun ; 1200W|1500W ; HEAT GUN $1 2SPD ; $1 Dual Temperature Heat Gun ; Heat gun $1 ; TOOLS > POWER ; Power ; Strips paint, shrinks tubing.
jig-saw ; corded|20V ; SAW JIG $1 VS ; $1 Variable Speed Orbital Jigsaw ; Jigsaw, $1 ; TOOLS > POWER ; Power source ; T-shank blades.
jig-saw-blade ; wood|metal ; BLADE JIGSAW T-SHANK $1 5PK ; T-Shank Jigsaw Blades for $1 (5-Pack) ; Jigsaw blades for $1, T-shank ; TOOLS > BLADES ; Material to cut ; Fits all T-shank jigsaws.
miter-saw ; 10|12 ; SAW MITER $1 SLDG 15A ; 15 Amp $1 in. Sliding Compound Miter Saw with Laser ; Sliding miter saw $1" ; TOOLS > POWER ; Blade diameter (in) ; Cuts trim and lumber.
router-bit ; 1/4|1/2 ; BIT ROUTER STRT $1 CARB ; $1 in. Carbide Straight Router Bit ; Straight router bit $1" ; TOOLS > BITS ; Cutting diameter (in) ; For wood routers.
wood-router ; 1.25hp|2.25hp ; ROUTER $1 FIXED ; $1 Fixed Base Router Kit ; Wood router $1 ; TOOLS > POWER ; Power ; Takes 1/4 and 1/2 in. shank bits.
chisel ; 1/2|3/4|1 ; CHISEL WOOD $1 ; $1 in. Wood Chisel with Strike Cap ; Wood chisel $1" ; TOOLS > HAND ; Width (in) ; Bevel edge.
pry-bar ; 15|24 ; BAR PRY FLAT $1 ; $1 in. Flat Utility Pry Bar ; Pry bar $1" ; TOOLS > HAND ; Length (in) ; Pulls nails and lifts boards.
bolt-cutter ; 18|24|36 ; CUTTER BOLT $1 ; $1 in. Heavy-Duty Bolt Cutters ; Bolt cutter $1" ; TOOLS > HAND ; Length (in) ; Cuts chain, rod and padlocks.
c-clamp ; 3|4|6 ; CLAMP C $1IN ; $1 in. Ductile Iron C-Clamp ; C-clamp $1" ; TOOLS > CLAMPS ; Opening (in) ; Holds work to a bench.
bench-vise ; 4|6 ; VISE BENCH $1 SWVL ; $1 in. Swivel Base Bench Vise with Anvil ; Bench vise $1" ; TOOLS > CLAMPS ; Jaw width (in) ; Mounts on a workbench.
faucet-cartridge ; hot|cold ; CARTRIDGE FAUCET $1 ; Faucet Stem Cartridge for $1 Side ; Faucet cartridge, $1 ; PLUMBING > REPAIR ; Side ; Stops drips in kitchen faucets.
kitchen-faucet ; chrome|stainless ; FAUCET KITCHEN PULLDOWN $1 ; Single-Handle Pull-Down Sprayer Kitchen Faucet in $1 ; Kitchen faucet, $1 ; PLUMBING > FAUCETS ; Finish ; With supply lines.
shutoff-valve ; 1/2x3/8|5/8x3/8 ; VLV STOP ANG $1 QTR-TURN ; $1 in. Compression Quarter-Turn Angle Stop Valve ; Angle stop valve $1" ; PLUMBING > VALVES ; Size (in) ; Shuts off water to sinks and toilets.
supply-line ; 12|20 ; HOSE SUPPLY FAUCET SS BRD $1 ; $1 in. Braided Stainless Steel Faucet Supply Line ; Faucet supply line $1" ; PLUMBING > HOSES ; Length (in) ; Connects faucets to stop valves.
pex-pipe ; 1/2 red 100|1/2 blue 100|3/4 white 100 ; PEX TUBE $1 X $3FT $2 ; $1 in. x $3 ft. $2 PEX-B Pipe ; PEX tubing $1", $2, $3 ft ; PLUMBING > PIPE ; Size (in)|Color|Length (ft) ; Hot and cold water lines.
drain-snake ; 25|50 ; AUGER DRAIN $1FT ; $1 ft. Drum Drain Auger ; Drain auger $1 ft ; PLUMBING > TOOLS ; Length (ft) ; Clears clogged sinks and tubs.
plunger ; toilet|sink ; PLUNGER $1 ; Heavy-Duty $1 Plunger with Wood Handle ; Plunger, $1 ; PLUMBING > TOOLS ; Type ; Opens clogs.
smoke-alarm ; battery|hardwired ; ALARM SMOKE $1 ; $1 Photoelectric Smoke Detector ; Smoke alarm, $1 ; SAFETY > FIRE ; Power source ; Test and hush button.
fire-extinguisher ; 5lb|10lb ; EXTGR FIRE ABC $1 ; $1 ABC Dry Chemical Fire Extinguisher with Wall Hook ; Fire extinguisher ABC, $1 ; SAFETY > FIRE ; Capacity ; For wood, grease and electrical fires.
first-aid ; 25|50 ; KIT FIRST AID $1 PERSON ; $1-Person OSHA First Aid Kit ; First aid kit, $1 persons ; SAFETY > FIRST AID ; Persons ; Bandages and antiseptic.
safety-vest ; M|L|XL ; VEST SFTY CL2 LIME $1 ; Class 2 High Visibility Lime Mesh Safety Vest, $1 ; High visibility vest class 2, size $1 ; SAFETY > CLOTHING ; Size ; Silver reflective tape.
work-boot ; 9|10|11 ; BOOT WORK STL TOE SZ$1 ; Men's 6 in. Steel Toe Leather Work Boot, Size $1 ; Steel toe work boots, size $1 ; SAFETY > FOOTWEAR ; Size ; Oil resistant sole.
knee-pad ; gel|foam ; PAD KNEE $1 PR ; Professional $1 Knee Pads (Pair) ; Knee pads, $1 ; SAFETY > BODY ; Filling ; For flooring and roofing.
work-light ; 5000lm|10000lm ; LIGHT WORK LED $1 STAND ; $1 LED Portable Work Light with Stand ; LED work light $1 ; LIGHTING > PORTABLE ; Light output ; Weatherproof, tilting head.
motion-sensor ; wall|ceiling ; SNSR OCC $1 MT ; $1 Mount Occupancy Motion Sensor Switch ; Motion sensor, $1 mount ; ELECTRICAL > CONTROLS ; Mounting ; Turns lights on and off.
junction-box ; 4x4|2x4 ; BOX JCT STL $1 ; $1 in. Steel Electrical Junction Box ; Junction box $1", steel ; ELECTRICAL > BOXES ; Size (in) ; With knockouts.
cable-tie ; 8 black|11 black|8 natural ; TIE CBL NYL $1 $2 C100 ; $1 in. $2 UV Resistant Cable Ties (100-Bag) ; Cable ties $1", $2, 100 pieces ; ELECTRICAL > WIRE MANAGEMENT ; Length (in)|Color ; Nylon, 50 lb.
terminal-ring ; 16-14|12-10 ; TERM RING $1 #10 INS ; $1 AWG #10 Insulated Ring Terminals (25-Pack) ; Ring terminal $1 AWG, insulated ; ELECTRICAL > TERMINALS ; Wire size ; Crimp on.
crimper ; insulated|ratchet ; CRIMPER WIRE $1 ; $1 Wire Terminal Crimping Tool ; Crimping tool, $1 ; TOOLS > ELECTRICAL ; Type ; For ring, spade and butt terminals.
heat-shrink ; 1/8|1/4 ; TUBE HT SHRK $1 BLK ; $1 in. Heat Shrink Tubing, Black (8-Pack) ; Heat shrink tubing $1", black ; ELECTRICAL > TERMINALS ; Diameter (in) ; Shrinks with a heat gun.
motor ; 1/2hp 1725|1hp 3450 ; MOTOR ELEC $1 $2RPM TEFC ; $1 $2 RPM TEFC General Purpose Electric Motor ; Electric motor $1, $2 rpm ; POWER TRANSMISSION > MOTORS ; Power|Speed (rpm) ; Single phase.
pillow-block ; 3/4|1 ; BRG PLW BLK $1 ; $1 in. Pillow Block Mounted Ball Bearing ; Pillow block bearing $1" ; POWER TRANSMISSION > BEARINGS ; Bore (in) ; Cast iron housing, set screws.
hand-cleaner ; 1gal|4.5lb ; CLEANER HAND ORANGE $1 ; $1 Orange Pumice Hand Cleaner ; Hand cleaner with pumice, $1 ; CLEANING > HANDS ; Size ; Removes grease, oil and tar.
shop-towel ; 55|200 ; TOWEL SHOP BLUE $1CT ; Blue Shop Towels ($1-Count) ; Shop towels, $1 sheets ; CLEANING > WIPES ; Sheets ; Wipes grease off hands and tools.
degreaser ; 32oz|1gal ; DEGREASER $1 CONC ; $1 Heavy-Duty Concentrated Cleaner and Degreaser ; Degreaser $1 ; CLEANING > CHEMICALS ; Size ; Cuts oil and grease.
mop ; 16|24 ; MOP WET COTTON $1OZ ; $1 oz. Cotton Wet Mop Head ; Wet mop head $1 oz ; CLEANING > FLOORS ; Weight (oz) ; For mop handles and buckets.
mop-bucket ; 26|35 ; BUCKET MOP $1QT YEL ; $1 qt. Mop Bucket with Wringer, Yellow ; Mop bucket $1 qt ; CLEANING > FLOORS ; Volume (qt) ; On casters.
shelving ; 36x18x72|48x24x72 ; SHELVING WIRE CHR $1 ; $1 in. 5-Tier Chrome Wire Shelving Unit ; Wire shelving unit $1 ; STORAGE > SHELVING ; Size (in) ; 600 lb. per shelf.
pallet-jack ; 5500 ; PALLET JACK $1LB ; $1 lb. Capacity Manual Pallet Truck ; Pallet truck $1 lb ; MATERIAL HANDLING > TRUCKS ; Load (lb) ; Forks of 27 x 48 in.
tarp ; 8x10 blue|12x16 brown ; TARP POLY $1 $2 ; $1 ft. $2 All Purpose Poly Tarp ; Tarpaulin $1 ft, $2 ; MATERIAL HANDLING > COVERS ; Size (ft)|Color ; Grommets every 3 ft.
rope ; 1/4 100|1/2 50 ; ROPE NYL BRD $1 X $2 ; $1 in. x $2 ft. Braided Nylon Rope ; Nylon rope $1" x $2 ft ; RIGGING > ROPE ; Diameter (in)|Length (ft) ; Not for lifting.
`;
