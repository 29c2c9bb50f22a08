/**
 * What a made-up distributor of tools and hardware sells, each kind as three sorts of vendors write it. Variants are
 * told by facts, which judges know and texts tell in their own way.
 *
 * A line: kind ; facts of each variant, parted by commas ; short title of a stock system ; long title of a brand ;
 * plain title ; category ; names of the facts as attributes ; a description. `$1` is a variant's first fact.
 */
export const tradeStore = `
hex-screw ; 1/4 20 1|1/4 20 2|5/16 18 1|3/8 16 1|3/8 16 2|1/2 13 3 ; SCR HEX CAP $1-$2X$3 ZP ; $1 in.-$2 x $3 in. Zinc-Plated Grade 5 Hex Cap Screw (50-Pack) ; Hex head bolt $1"-$2 x $3", steel ; FASTENERS ; Thread size|Threads per inch|Length (in) ; Coarse thread, for use with nuts and washers.
hex-screw-ss ; 1/4 20 1|3/8 16 1|3/8 16 2|1/2 13 3 ; SCR HEX CAP $1-$2X$3 SS ; $1 in.-$2 x $3 in. 18-8 Stainless Steel Hex Bolt (25-Pack) ; Hex head bolt $1"-$2 x $3", stainless steel ; FASTENERS ; Thread size|Threads per inch|Length (in) ; Resists rust outdoors.
socket-screw ; 10 32 1/2|1/4 20 3/4|1/4 20 1|5/16 18 1|3/8 16 1 ; SCR SHC $1-$2X$3 BLK ; $1-$2 x $3 in. Black Oxide Alloy Socket Head Cap Screw (25-Pack) ; Socket head cap screw $1-$2 x $3", alloy steel ; FASTENERS ; Thread size|Threads per inch|Length (in) ; Turn with a hex key.
wood-screw ; 6 1|8 1-1/4|8 2|10 2-1/2|10 3 ; SCR WOOD FLT HD #$1X$2 PH YZ ; #$1 x $2 in. Phillips Flat-Head Yellow Zinc Wood Screw (100-Pack) ; Flat head wood screw #$1 x $2" ; FASTENERS ; Screw size|Length (in) ; Bites into hard and soft wood.
sheet-metal-screw ; 8 1/2|8 3/4|10 1|10 1-1/2 ; SCR SMS PAN HD #$1X$2 ZP ; #$1 x $2 in. Pan-Head Phillips Zinc Sheet Metal Screw (100-Pack) ; Pan head sheet metal screw #$1 x $2" ; FASTENERS ; Screw size|Length (in) ; Self-tapping, for ducts and panels.
machine-screw ; 6 32 1/2|8 32 3/4|10 24 1|10 32 1 ; SCR MACH RND HD $1-$2X$3 ZP ; #$1-$2 x $3 in. Combo Round-Head Zinc Machine Screw (8-Pack) ; Round head machine screw $1-$2 x $3" ; FASTENERS ; Screw size|Threads per inch|Length (in) ; For tapped holes and nuts.
hex-nut ; 1/4 20|5/16 18|3/8 16|1/2 13 ; NUT HEX $1-$2 ZP ; $1 in.-$2 Zinc-Plated Hex Nut (100-Pack) ; Hex nut $1"-$2, steel ; FASTENERS ; Thread size|Threads per inch ; For hex bolts.
lock-nut ; 1/4 20|5/16 18|3/8 16|1/2 13 ; NUT NYL INSRT LCK $1-$2 ; $1 in.-$2 Zinc-Plated Nylon Insert Lock Nut (50-Pack) ; Nylon insert lock nut $1"-$2 ; FASTENERS ; Thread size|Threads per inch ; Holds under vibration.
wing-nut ; 1/4 20|5/16 18|3/8 16 ; NUT WING $1-$2 ZP ; $1 in.-$2 Zinc-Plated Wing Nut (4-Pack) ; Wing nut $1"-$2 ; FASTENERS ; Thread size|Threads per inch ; Turned by hand.
flat-washer ; 1/4|5/16|3/8|1/2|#10 ; WSHR FLT $1 ZP ; $1 in. Zinc-Plated Flat Washer (100-Pack) ; Flat washer $1", zinc ; FASTENERS ; Screw size ; Spreads the load under bolt heads and nuts.
lock-washer ; 1/4|5/16|3/8|1/2 ; WSHR SPLT LCK $1 ; $1 in. Zinc-Plated Split Lock Washer (50-Pack) ; Split lock washer $1" ; FASTENERS ; Screw size ; Keeps nuts and bolts from working loose.
threaded-rod ; 1/4 20 36|3/8 16 36|1/2 13 72 ; ROD THRD $1-$2X$3 ZP ; $1 in.-$2 x $3 in. Zinc-Plated Threaded Rod ; Threaded rod $1"-$2 x $3" ; FASTENERS ; Thread size|Threads per inch|Length (in) ; Cut to length, hang pipes and trays.
wedge-anchor ; 1/4 2-1/4|3/8 3|1/2 4-1/4 ; ANCH WDG CONC $1X$2 ; $1 in. x $2 in. Zinc-Plated Concrete Wedge Anchor (15-Pack) ; Wedge anchor $1" x $2" ; FASTENERS ; Diameter (in)|Length (in) ; Fastens to concrete; drill with a masonry bit of the same size.
hollow-anchor ; 1/8|3/16|1/4 ; ANCH HLW WALL $1 ; $1 in. Hollow Wall Drywall Anchor with Screw (20-Pack) ; Hollow wall anchor $1" ; FASTENERS ; Diameter (in) ; For drywall and plaster.
cotter-pin ; 1/16 1|1/8 1-1/2|3/16 2 ; PIN COTTER $1X$2 ZP ; $1 in. x $2 in. Zinc-Plated Cotter Pin (10-Pack) ; Cotter pin $1" x $2" ; FASTENERS ; Diameter (in)|Length (in) ; Secures clevis pins and castle nuts.
u-bolt ; 1/4 1-1/8|5/16 1-3/8|3/8 2 ; U-BOLT $1X$2 ZP ; $1 in. x $2 in. Zinc-Plated U-Bolt with Nuts ; U-bolt $1" x $2" pipe ; FASTENERS ; Diameter (in)|Inside width (in) ; Holds pipe and posts.
framing-nail ; 2-3/8|3|3-1/4 ; NAIL FRMG 21D $1 GALV ; 21-Degree $1 in. x 0.131 in. Hot-Dip Galvanized Framing Nails (1000-Pack) ; Framing nails 21 degree, $1" ; FASTENERS ; Length (in) ; For framing nailers.
finish-nail ; 1-1/4|2|2-1/2 ; NAIL FIN 16GA $1 ; 16-Gauge x $1 in. Straight Finish Nails (2500-Pack) ; Finish nails 16 ga, $1" ; FASTENERS ; Length (in) ; For finish nailers, trim and moulding.
framing-nailer ; air|cordless ; NAILER FRMG 21D $1 ; 21-Degree $1 Framing Nailer Kit ; Framing nailer, $1 ; POWER TOOLS ; Power source ; Drives framing nails of 2 to 3-1/2 in.
drill-driver ; 12V 3/8|18V 1/2|20V 1/2 ; DRL DRVR CRDLS $1 $2CHK KIT ; $1 Lithium-Ion Cordless $2 in. Drill/Driver Kit with 2 Batteries and Charger ; Cordless drill $1, $2" chuck ; POWER TOOLS ; Voltage|Chuck size (in) ; With bits, battery and charger in a bag.
corded-drill ; 1/2|3/8 ; DRL ELEC CRD $1 VSR ; 8 Amp Corded $1 in. Variable Speed Reversible Electric Drill ; Corded drill, $1" chuck ; POWER TOOLS ; Chuck size (in) ; For metal and wood.
drill-press ; 10|12 ; DRL PRS BNCH $1IN ; $1 in. 5-Speed Bench Drill Press with Laser ; Bench drill press, $1" swing ; POWER TOOLS ; Swing (in) ; Cast iron table.
rotary-hammer ; 1|1-1/8 ; HMR ROT SDS+ $1 ; 8 Amp Corded $1 in. SDS-Plus Concrete Rotary Hammer Drill ; Rotary hammer, SDS-plus, $1" ; POWER TOOLS ; Drilling diameter (in) ; Drills and chips concrete.
drill-bit ; 1/8|3/16|1/4|3/8|1/2 ; BIT DRL JOB HSS $1 ; $1 in. Black Oxide High Speed Steel Twist Drill Bit ; Jobber drill bit $1", HSS ; TOOL ACCESSORIES ; Diameter (in) ; For all drills, wood, plastic and metal.
masonry-bit ; 3/16|1/4|3/8|1/2 ; BIT DRL MAS $1X6 CARB ; $1 in. x 6 in. Carbide Masonry Drill Bit ; Masonry drill bit $1", carbide tipped ; TOOL ACCESSORIES ; Diameter (in) ; Brick, block and concrete.
drill-bit-set ; 14|21|29 ; BIT DRL SET $1PC ; Titanium Nitride Coated Drill Bit Set ($1-Piece) ; Drill bit set, $1 pieces ; TOOL ACCESSORIES ; Pieces ; In a metal index case.
step-bit ; 1/2|7/8 ; BIT STEP $1 TIN ; #4 $1 in. Titanium Step Drill Bit ; Step drill bit up to $1" ; TOOL ACCESSORIES ; Diameter (in) ; Clean holes in sheet metal.
hole-saw ; 1|1-1/2|2|2-1/2 ; SAW HOLE BIM $1 ; $1 in. Bi-Metal Hole Saw ; Hole saw $1", bi-metal ; TOOL ACCESSORIES ; Diameter (in) ; Needs an arbor; for drills.
driver-bit ; PH2|T25|SQ2 ; BIT INSRT $1 1IN ; $1 x 1 in. Impact Screwdriver Insert Bit (5-Pack) ; Insert bit $1 ; TOOL ACCESSORIES ; Drive ; For cordless drills and impact drivers.
angle-grinder ; 4-1/2|5|7 ; GRNDR ANG $1 11A ; 11 Amp Corded $1 in. Small Angle Grinder ; Angle grinder $1" ; POWER TOOLS ; Wheel diameter (in) ; With guard, side handle and wheel.
cutoff-wheel ; 4-1/2|6|14 ; WHL CUTOFF $1X.045 ; $1 in. x 0.045 in. x 7/8 in. Metal Cut-Off Wheel (10-Pack) ; Cut-off wheel $1" for metal ; ABRASIVES ; Wheel diameter (in) ; For angle grinders and chop saws.
flap-disc ; 4-1/2 40|4-1/2 60|4-1/2 80|5 60 ; DISC FLAP $1 $2G ; $1 in. $2-Grit Zirconia Flap Disc for Angle Grinder ; Flap disc $1", $2 grit ; ABRASIVES ; Wheel diameter (in)|Grit ; Blends and finishes steel.
sanding-disc ; 5 80|5 120|5 220|6 120 ; DISC SND H&L $1 $2G ; $1 in. $2-Grit Hook and Loop Sanding Discs (15-Pack) ; Sanding disc $1", $2 grit ; ABRASIVES ; Wheel diameter (in)|Grit ; For random orbital sanders.
sandpaper ; 80|120|220 ; PPR SND 9X11 $1G ; 9 in. x 11 in. $1-Grit All Purpose Sandpaper Sheets (5-Pack) ; Sandpaper sheet 9 x 11", $1 grit ; ABRASIVES ; Grit ; Wood, metal and paint by hand.
orbital-sander ; 5|6 ; SNDR ORB RAND $1 ; 3 Amp Corded $1 in. Random Orbital Sander with Dust Bag ; Random orbital sander $1" ; POWER TOOLS ; Wheel diameter (in) ; Takes hook and loop discs.
circular-saw ; 6-1/2 18V|7-1/4 corded ; SAW CIRC $1 $2 ; $1 in. $2 Circular Saw with Blade ; Circular saw $1", $2 ; POWER TOOLS ; Blade diameter (in)|Power source ; Cuts lumber and plywood.
saw-blade ; 7-1/4 24|7-1/4 60|10 40|12 80 ; BLD SAW CIRC $1 $2T ; $1 in. x $2-Tooth Carbide Circular Saw Blade ; Circular saw blade $1", $2 teeth ; TOOL ACCESSORIES ; Blade diameter (in)|Teeth ; For circular and miter saws.
recip-saw ; 18V|corded ; SAW RECIP $1 ; $1 Reciprocating Saw with Case ; Reciprocating saw, $1 ; POWER TOOLS ; Power source ; Demolition in wood, pipe and nails.
recip-blade ; 6 18|9 6|9 14 ; BLD RECIP $1 $2TPI BIM ; $1 in. $2 TPI Bi-Metal Reciprocating Saw Blades (5-Pack) ; Reciprocating saw blade $1", $2 TPI ; TOOL ACCESSORIES ; Length (in)|Teeth per inch ; Cuts metal pipe, wood with nails.
hacksaw ; 12 ; SAW HACK FRM $1 ; $1 in. High Tension Hacksaw Frame ; Hacksaw $1" ; HAND TOOLS ; Length (in) ; Cuts metal and pipe.
hand-saw ; 15|20 ; SAW HAND $1IN ; $1 in. Tooth Hand Saw with Wood Handle ; Hand saw $1" ; HAND TOOLS ; Length (in) ; Cuts lumber and trim.
pipe-cutter ; 1-1/8 copper|2 steel|1-5/8 pvc ; CTR PIPE $2 $1 CAP ; Up to $1 in. $2 Pipe and Tubing Cutter ; $2 pipe cutter, up to $1" ; PLUMBING TOOLS ; Capacity (in)|Pipe material ; Clean square cuts.
pipe-wrench ; 10|14|18|24 ; WRN PIPE $1 STL ; $1 in. Heavy-Duty Cast Iron Straight Pipe Wrench ; Pipe wrench $1" ; PLUMBING TOOLS ; Length (in) ; Grips pipe up to 3 in.
adjustable-wrench ; 6|8|10|12 ; WRN ADJ $1 CHR ; $1 in. Chrome Adjustable Wrench ; Adjustable wrench $1" ; HAND TOOLS ; Length (in) ; Wide jaw.
combination-wrench ; 3/8|1/2|9/16|10mm|13mm|17mm ; WRN COMB $1 12PT ; $1 Ratcheting Combination Wrench 12-Point ; Combination wrench $1 ; HAND TOOLS ; Wrench size ; Open end and box end.
wrench-set ; 8 SAE|11 metric ; WRN COMB SET $1PC $2 ; $2 Combination Wrench Set ($1-Piece) ; Combination wrench set, $1 pieces, $2 ; HAND TOOLS ; Pieces|Measuring system ; In a roll pouch.
torque-wrench ; 3/8|1/2 ; WRN TORQ CLK $1DR ; $1 in. Drive Click Torque Wrench 20-150 ft. lbs. ; Torque wrench, $1" drive ; HAND TOOLS ; Drive size (in) ; Clicks at the torque set.
socket-set ; 40 1/4|83 3/8|20 1/2 ; SKT SET $1PC $2DR ; $2 in. Drive SAE and Metric Socket Set with Ratchet ($1-Piece) ; Socket set, $1 pieces, $2" drive ; HAND TOOLS ; Pieces|Drive size (in) ; Chrome vanadium.
hex-key-set ; 9 metric|13 SAE ; KEY HEX SET $1PC $2 ; Long Arm Ball End $2 Hex Key Set ($1-Piece) ; Hex key set, $1 keys, $2 ; HAND TOOLS ; Pieces|Measuring system ; Allen keys for socket screws.
screwdriver ; PH1 3|PH2 4|SL1/4 6|SL3/16 4 ; SDRVR $1X$2 ; #$1 x $2 in. Cushion Grip Screwdriver ; Screwdriver $1 x $2" ; HAND TOOLS ; Tip|Length (in) ; Magnetic tip.
claw-hammer ; 16|20 ; HMR CLAW $1OZ FG ; $1 oz. Fiberglass Handle Curved Claw Hammer ; Claw hammer $1 oz ; HAND TOOLS ; Head weight (oz) ; Drives and pulls nails.
sledge-hammer ; 8|10 ; HMR SLDG $1LB ; $1 lb. Double-Faced Sledge Hammer with Fiberglass Handle ; Sledge hammer $1 lb ; HAND TOOLS ; Head weight (lb) ; Breaks concrete, drives stakes.
pliers-needle ; 6|8 ; PLR NDL NOSE $1 ; $1 in. Long Nose Pliers with Side Cutter ; Needle nose pliers $1" ; HAND TOOLS ; Length (in) ; Reaches tight places.
pliers-groove ; 10|12 ; PLR T&G $1 ; $1 in. Tongue and Groove Pliers ; Water pump pliers $1" ; HAND TOOLS ; Length (in) ; Adjustable jaws for pipe.
wire-stripper ; 10-20_AWG|22-30_AWG ; STRPR WIRE $1 ; $1 Wire Stripper and Cutter ; Wire stripper $1 ; ELECTRICAL TOOLS ; Wire size ; For solid and stranded wire.
multimeter ; 600V|1000V ; MMTR DGTL $1 ; $1 AC/DC Auto-Ranging Digital Multimeter ; Digital multimeter $1 ; TEST ; Voltage ; Voltage, current, resistance. Battery included.
voltage-tester ; 50-1000V ; TSTR VLT NC $1 ; Non-Contact Voltage Tester Pen $1 AC ; Non-contact voltage tester $1 ; TEST ; Voltage ; Beeps near live wire.
tape-measure ; 16|25|30 ; TAPE MEAS $1FT ; $1 ft. x 1 in. Tape Measure with Magnetic Hook ; Tape measure $1 ft ; MEASURING ; Length (ft) ; Inches and fractions.
level ; 9|24|48 ; LVL $1IN ALUM ; $1 in. Magnetic I-Beam Level ; Spirit level $1" ; MEASURING ; Length (in) ; Three vials.
utility-knife ; retractable|folding ; KNIFE UTIL $1 ; $1 Utility Knife with 3 Blades ; Utility knife, $1 ; HAND TOOLS ; Type ; Cuts cardboard, carpet and drywall.
knife-blade ; 5|100 ; BLD UTIL KNF $1PK ; Heavy-Duty Utility Knife Blades ($1-Pack) ; Utility knife blades, pack of $1 ; HAND TOOLS ; Pack quantity ; Fits standard utility knives.
ball-valve ; 1/2 brass|3/4 brass|1 brass|1/2 ss|1 pvc ; VLV BALL $1 FIP $2 ; $1 in. FIP x FIP Full-Port $2 Ball Valve ; Ball valve $1", $2 ; PLUMBING ; Pipe size (in)|Body material ; Quarter turn shut-off for water, oil and gas.
gate-valve ; 1/2 brass|3/4 brass|2 iron ; VLV GATE $1 $2 ; $1 in. FIP $2 Gate Valve ; Gate valve $1", $2 ; PLUMBING ; Pipe size (in)|Body material ; Multi turn.
check-valve ; 1/2 brass|3/4 brass|1-1/4 pvc ; VLV CHK SWG $1 $2 ; $1 in. $2 Swing Check Valve ; Swing check valve $1", $2 ; PLUMBING ; Pipe size (in)|Body material ; Keeps water from flowing back.
elbow-galv ; 1/2|3/4|1|2 ; ELL 90 $1 GALV ; $1 in. Galvanized Malleable Iron 90-Degree FPT x FPT Elbow ; 90° elbow $1", galvanized iron ; PLUMBING ; Pipe size (in) ; For threaded pipe.
elbow-pvc ; 1/2|3/4|1|2 ; ELL 90 PVC S40 SXS $1 ; $1 in. PVC Schedule 40 90-Degree S x S Elbow Fitting ; PVC elbow 90°, $1" ; PLUMBING ; Pipe size (in) ; Solvent weld.
tee-pvc ; 1/2|3/4|1|2 ; TEE PVC S40 $1 ; $1 in. PVC Schedule 40 S x S x S Tee ; PVC tee $1" ; PLUMBING ; Pipe size (in) ; Solvent weld.
coupling-copper ; 1/2|3/4|1 ; CPLG CU CXC $1 ; $1 in. Copper Pressure Cup x Cup Coupling with Stop ; Copper coupling $1" ; PLUMBING ; Pipe size (in) ; For soldering.
nipple-black ; 1/2 4|3/4 6|1 close ; NIP BLK $1X$2 ; $1 in. x $2 in. Black Steel Pipe Nipple ; Black steel nipple $1" x $2" ; PLUMBING ; Pipe size (in)|Length (in) ; For gas and air.
pipe-pvc ; 1/2|3/4|1|2 ; PIPE PVC S40 $1X10 ; $1 in. x 10 ft. White PVC Schedule 40 Pressure Plain-End Pipe ; PVC pipe schedule 40, $1", 10 ft ; PLUMBING ; Pipe size (in) ; Cold water.
pipe-copper ; 1/2|3/4 ; PIPE CU TYP L $1X10 ; $1 in. x 10 ft. Type L Copper Hard Straight Pipe ; Copper pipe type L, $1", 10 ft ; PLUMBING ; Pipe size (in) ; Hot and cold water.
pipe-clamp ; 1/2|3/4|2 ; CLAMP PIPE $1 GALV ; $1 in. Galvanized 2-Hole Pipe Strap (10-Pack) ; Pipe strap two-hole $1" ; PLUMBING ; Pipe size (in) ; Holds pipe and conduit to walls.
hose-clamp ; 1/2-1-1/4|2-3 ; CLAMP HOSE WRM $1 SS ; $1 in. Stainless Steel Worm Gear Hose Clamp (10-Pack) ; Worm drive hose clamp $1", stainless ; PLUMBING ; Range (in) ; Seals hose on barbs.
teflon-tape ; 1/2x260|3/4x520 ; TAPE PTFE THRD $1 ; $1 in. PTFE Thread Seal Tape White ; Thread seal tape $1 ; PLUMBING ; Size ; Teflon tape for threaded pipe joints.
pvc-cement ; 8|16 ; CEMENT PVC $1OZ CLR ; $1 oz. Regular Clear PVC Cement ; PVC solvent cement $1 oz ; PLUMBING ; Volume (oz) ; Joins PVC pipe and fittings.
air-hose ; 1/4 25|3/8 25|3/8 50 ; HOSE AIR RBR $1X$2 ; $1 in. x $2 ft. Rubber Air Hose with 1/4 in. Fittings ; Rubber air hose $1" x $2 ft ; PNEUMATIC ; Inside diameter (in)|Length (ft) ; 300 psi, for compressors.
garden-hose ; 25|50|100 ; HOSE GRDN 5/8X$1 ; 5/8 in. Dia x $1 ft. Heavy-Duty Contractor Water Hose ; Garden hose 5/8", $1 ft ; GARDEN ; Length (ft) ; Kink free.
quick-coupler ; 1/4|3/8 ; CPLR AIR QD $1 FNPT ; $1 in. NPT Female Industrial Air Coupler Quick Connect ; Quick coupler for air, $1" ; PNEUMATIC ; Pipe size (in) ; For air hoses and compressors.
compressor ; 6_gal|20_gal|60_gal ; COMP AIR $1 ELEC ; $1. 150 psi Electric Air Compressor ; Air compressor $1 ; PNEUMATIC ; Tank size ; Oil free pump, runs nailers and tires.
brad-nailer ; 18ga ; NAILER BRAD $1 AIR ; Pneumatic $1 Brad Nailer ; Brad nailer $1 ; POWER TOOLS ; Gauge ; For trim. Needs an air compressor.
wire-thhn ; 14 black 500|12 black 500|12 red 500|10 green 500 ; WIRE THHN $1 STR $2 $3FT ; $3 ft. $1 $2 Stranded CU SIMpull THHN Wire ; THHN building wire $1 AWG, $2, $3 ft ; ELECTRICAL ; Wire gauge|Color|Length (ft) ; 600 volts, for conduit.
romex ; 14/2 250|12/2 250|10/3 100 ; CBL NM-B $1 WG $2FT ; $2 ft. $1 Solid Romex SIMpull CU NM-B W/G Wire ; NM-B cable $1 with ground, $2 ft ; ELECTRICAL ; Wire gauge|Length (ft) ; Indoor house wiring.
wire-nut ; yellow 100|red 100|orange 500 ; CONN WIRE TWST $2PK $1 ; Wing Twist-On Wire Connectors, $1 ($2-Pack) ; Wire connectors, $1, pack of $2 ; ELECTRICAL ; Color|Pack quantity ; Wire nuts join solid and stranded wire.
conduit-emt ; 1/2|3/4|1 ; CNDT EMT $1X10 ; $1 in. x 10 ft. Electrical Metallic Tube (EMT) Conduit ; EMT conduit $1", 10 ft ; ELECTRICAL ; Trade size (in) ; Steel, thin wall.
conduit-coupling ; 1/2|3/4|1 ; CPLG EMT SS $1 ; $1 in. EMT Set-Screw Coupling (5-Pack) ; EMT set screw coupling $1" ; ELECTRICAL ; Trade size (in) ; Joins EMT conduit.
breaker ; 15 1|20 1|30 2|50 2 ; BRKR $1A $2P PLUG ; $1 Amp $2-Pole Plug-In Circuit Breaker ; Circuit breaker $1 A, $2 pole ; ELECTRICAL ; Current (A)|Poles ; For load centers.
load-center ; 100|200 ; PNL LOAD CTR $1A ; $1 Amp 20-Space 40-Circuit Indoor Main Breaker Load Center ; Load center $1 A, 20 spaces ; ELECTRICAL ; Current (A) ; Takes plug-in breakers.
receptacle ; 15 white|20 white|15 brown ; RCPT DPLX $1A $2 ; $1 Amp Commercial Grade Duplex Outlet, $2 ; Duplex receptacle $1 A, $2 ; ELECTRICAL ; Current (A)|Color ; 125 volts, side and back wired.
gfci ; 15 white|20 white|20 black ; RCPT GFCI $1A $2 ; $1 Amp Self-Test Tamper-Resistant GFCI Outlet, $2 ; GFCI receptacle $1 A, $2 ; ELECTRICAL ; Current (A)|Color ; Ground fault protection, wet places.
toggle-switch ; single-pole white|3-way white|3-way brown ; SW TGL 15A $1 $2 ; 15 Amp $1 Toggle Light Switch, $2 ; Toggle switch 15 A, $1, $2 ; ELECTRICAL ; Poles|Color ; Switches lights.
wall-plate ; 1 white|2 white|1 stainless ; PLT WALL DPLX $1G $2 ; $1-Gang $2 Duplex Outlet Wall Plate ; Wall plate $1 gang, $2 ; ELECTRICAL ; Gangs|Color ; Covers a duplex outlet.
extension-cord ; 25 16/3|50 12/3|100 12/3 ; CORD EXT $2 $1FT OUTDR ; $1 ft. $2 SJTW Outdoor Heavy-Duty Extension Cord ; Extension cord $1 ft, $2 ; ELECTRICAL ; Length (ft)|Wire gauge ; For power tools and lights.
fuse ; 5 glass|15 glass|30 class-rk5 ; FUSE $1A $2 ; $1 Amp $2 Fuse (5-Pack) ; Fuse $1 A, $2 ; ELECTRICAL ; Current (A)|Type ; 250 volts.
electrical-tape ; black|red|white ; TAPE ELEC 3/4X60 $1 ; 3/4 in. x 60 ft. Vinyl Electrical Tape, $1 ; Electrical tape 3/4", $1 ; ELECTRICAL ; Color ; Insulates splices to 600 volts.
led-bulb ; 60W 2700K|60W 5000K|100W 5000K ; LAMP LED A19 $1EQ $2 ; $1 Equivalent A19 $2 LED Light Bulb (4-Pack) ; LED bulb A19, $1 equivalent, $2 ; LIGHTING ; Wattage equivalent|Color temperature ; E26 base, not dimmable.
t8-tube ; 4 4000K|4 5000K|2 4000K ; LAMP LED T8 $1FT $2 ; $1 ft. T8 $2 LED Tube Light Bulb (10-Pack) ; LED tube T8, $1 ft, $2 ; LIGHTING ; Length (ft)|Color temperature ; Replaces fluorescent tubes.
flood-light ; 30W|70W ; FXTR FLD LED $1 BRZ ; $1 Bronze Outdoor Integrated LED Flood Light ; LED flood light $1, bronze ; LIGHTING ; Wattage ; With photocell for walls and yards.
flashlight ; 300 AA|1000 rechargeable ; FLSHLT LED $1LM $2 ; $1 Lumens $2 LED Flashlight ; LED flashlight $1 lm, $2 ; LIGHTING ; Lumens|Power source ; Aluminum body.
battery-cell ; AA 24|AAA 24|9V 4|D 8 ; BATT ALK $1 $2PK ; Alkaline $1 Battery ($2-Pack) ; Alkaline battery $1, pack of $2 ; BATTERIES ; Size|Pack quantity ; For flashlights and tools.
tool-battery ; 18V 2.0|18V 5.0|20V 4.0 ; BATT LIION $1 $2AH ; $1 Lithium-Ion $2 Ah Battery Pack ; Battery pack $1, $2 Ah ; POWER TOOLS ; Voltage|Capacity (Ah) ; Powers cordless drills, saws and grinders.
battery-charger ; 18V|20V ; CHGR BATT LIION $1 ; $1 Lithium-Ion Rapid Battery Charger ; Battery charger $1 ; POWER TOOLS ; Voltage ; Charges cordless tool batteries.
gloves-nitrile ; S 100|M 100|L 100|XL 100 ; GLV NITR 4MIL PF $1 $2BX ; Size $1 4 mil Powder-Free Disposable Nitrile Gloves ($2-Count) ; Disposable nitrile gloves, size $1, box of $2 ; SAFETY ; Size|Pack quantity ; Blue, textured fingers.
gloves-leather ; M|L|XL ; GLV LTHR DRVR COWHD $1 ; Size $1 Grain Cowhide Leather Driver Work Gloves ; Leather work gloves, size $1 ; SAFETY ; Size ; Keystone thumb.
gloves-welding ; L ; GLV WLDG 14IN $1 ; Size $1 14 in. Split Cowhide Welding Gloves ; Welding gloves, size $1 ; SAFETY ; Size ; Kevlar sewn, for stick and MIG welding.
safety-glasses ; clear|gray|indoor/outdoor ; GLS SFTY $1 AF ; $1 Lens Anti-Fog Safety Glasses ; Safety glasses, $1 lens ; SAFETY ; Lens color ; Meets Z87.1.
hard-hat ; white|yellow|orange ; HAT HARD RTCHT $1 ; 4-Point Ratchet Suspension Cap Style Hard Hat, $1 ; Hard hat, ratchet, $1 ; SAFETY ; Color ; Type I, class E.
respirator ; N95 20|P100 1 ; RESP $1 $2BX ; $1 Particulate Respirator Mask with Valve ($2-Pack) ; Respirator $1, pack of $2 ; SAFETY ; Rating|Pack quantity ; Against dust of sanding and cutting.
ear-plug ; 32dB 200|29dB 10 ; EAR PLUG FOAM $1 $2PR ; $1 NRR Disposable Foam Earplugs ($2-Pair) ; Foam ear plugs $1, $2 pairs ; SAFETY ; Noise reduction|Pack quantity ; Uncorded.
duct-tape ; silver|black ; TAPE DUCT 2X60 $1 ; 1.88 in. x 60 yds. All Purpose Duct Tape, $1 ; Duct tape 2" x 60 yd, $1 ; ADHESIVES ; Color ; Waterproof backing.
silicone ; clear|white|black ; SEAL SIL 10OZ $1 ; 10.1 oz. 100% Silicone Sealant, $1 ; Silicone sealant 10 oz, $1 ; ADHESIVES ; Color ; Caulk for kitchen, bath and windows. Use a caulking gun.
caulk-gun ; 10oz ; GUN CAULK $1 ; $1 Drip-Free Smooth Rod Caulk Gun ; Caulking gun $1 ; ADHESIVES ; Size ; For sealant and adhesive cartridges.
threadlocker ; blue|red ; THRDLKR $1 10ML ; Medium Strength Threadlocker 0.34 fl. oz., $1 ; Threadlocker, $1, 10 ml ; ADHESIVES ; Color ; Locks nuts and bolts.
epoxy ; 5min|steel ; EPOXY $1 25ML ; 0.85 oz. $1 Epoxy Adhesive Syringe ; Epoxy adhesive $1 ; ADHESIVES ; Type ; Bonds metal, wood and glass.
penetrating-oil ; 11|12 ; LUBE PEN OIL $1OZ AERO ; $1 oz. Multi-Use Penetrating Oil Lubricant Spray ; Penetrating oil spray $1 oz ; LUBRICANTS ; Volume (oz) ; Frees rusted bolts.
grease ; 14 lithium|14 marine ; GRS CART $1OZ $2 ; $1 oz. $2 Multi-Purpose Grease Cartridge ; Grease cartridge $1 oz, $2 ; LUBRICANTS ; Volume (oz)|Type ; For bearings and chassis. Use a grease gun.
grease-gun ; lever|cordless ; GUN GRS $1 ; $1 Action Grease Gun 10,000 psi ; Grease gun, $1 ; LUBRICANTS ; Type ; Takes 14 oz. cartridges.
bearing ; 6203|6204|6205|608 ; BRG BALL $1-2RS ; $1-2RS Sealed Deep Groove Ball Bearing ; Ball bearing $1, sealed ; POWER TRANSMISSION ; Bearing number ; Rubber seals both sides.
v-belt ; A38|A42|B55|4L380 ; BELT V $1 ; $1 Classical Wrapped V-Belt ; V-belt $1 ; POWER TRANSMISSION ; Belt number ; For pumps, fans and compressors.
roller-chain ; 40|50|60 ; CHN RLR #$1 10FT ; #$1 Single Strand Riveted Roller Chain, 10 ft. ; Roller chain #$1, 10 ft ; POWER TRANSMISSION ; Chain number ; With connecting link.
proof-chain ; 1/4|5/16|3/8 ; CHN PROOF G30 $1 ZP ; $1 in. Zinc-Plated Grade 30 Proof Coil Chain ; Proof coil chain $1" ; RIGGING ; Trade size (in) ; Not for overhead lifting.
shackle ; 1/4|3/8|1/2 ; SHKL ANCH SCR PIN $1 GALV ; $1 in. Galvanized Screw Pin Anchor Shackle ; Anchor shackle $1", galvanized ; RIGGING ; Size (in) ; Rated load marked.
wire-rope ; 1/8 250|3/16 250|1/4 250 ; CBL AC 7X19 $1 GALV $2FT ; $1 in. x $2 ft. Galvanized 7x19 Steel Wire Rope Cable ; Wire rope 7x19, $1", $2 ft ; RIGGING ; Diameter (in)|Length (ft) ; Aircraft cable.
ratchet-strap ; 1 10|2 27 ; STRP RTCHT $1INX$2FT ; $1 in. x $2 ft. Ratchet Tie-Down Strap with J-Hooks ; Ratchet strap $1" x $2 ft ; RIGGING ; Width (in)|Length (ft) ; For trucks and trailers.
caster ; 3 swivel|4 swivel|4 rigid|5 swivel-brake ; CSTR $1IN $2 PU ; $1 in. $2 Polyurethane Plate Caster ; Caster $1", $2 ; MATERIAL HANDLING ; Wheel diameter (in)|Type ; Non marking wheel.
hand-truck ; 600|800 ; TRK HAND STL $1LB ; $1 lb. Capacity Steel D-Handle Hand Truck ; Hand truck, $1 lb ; MATERIAL HANDLING ; Load (lb) ; Pneumatic tires.
step-ladder ; 4|6|8 ; LDR STEP FG $1FT TY1A ; $1 ft. Fiberglass Step Ladder 300 lb. Load Capacity Type IA ; Fiberglass step ladder $1 ft ; LADDERS ; Height (ft) ; For electricians.
extension-ladder ; 24|28 ; LDR EXT ALUM $1FT ; $1 ft. Aluminum Extension Ladder 250 lb. Type I ; Aluminum extension ladder $1 ft ; LADDERS ; Height (ft) ; Reaches roofs.
padlock ; 1-1/2|2|2 keyed-alike ; LOCK PAD LAM $1 $2 ; $1 in. Laminated Steel Padlock $2 ; Laminated padlock $1" $2 ; SECURITY ; Body width (in)|Keying ; Hardened shackle.
door-hinge ; 3-1/2|4 ; HNG DR $1 SN ; $1 in. Satin Nickel Square Corner Door Hinge (3-Pack) ; Door hinge $1", satin nickel ; HARDWARE ; Size (in) ; With screws.
corner-brace ; 1-1/2|2|4 ; BRC CRNR $1 ZP ; $1 in. Zinc-Plated Corner Brace (4-Pack) ; Corner brace $1", zinc ; HARDWARE ; Size (in) ; L shaped bracket for boxes and shelves.
shelf-bracket ; 8|12 ; BKT SHLF $1 WHT ; $1 in. White Heavy-Duty Shelf Bracket ; Shelf bracket $1", white ; HARDWARE ; Size (in) ; Holds 100 lb.
paint-brush ; 1|2|3 ; BRSH PNT FLT $1 ; $1 in. Flat Polyester Paint Brush ; Paint brush $1" flat ; PAINT ; Width (in) ; All paints and stains.
spray-paint ; black|white|red ; PNT SPRY GLS $1 12OZ ; 12 oz. Protective Enamel Gloss Spray Paint, $1 ; Spray paint gloss $1, 12 oz ; PAINT ; Color ; Stops rust on metal.
wire-brush ; hand|cup ; BRSH WIRE $1 ; $1 Carbon Steel Wire Brush ; Wire brush, $1 ; ABRASIVES ; Type ; Removes rust and paint.
furnace-filter ; 16x20x1|20x20x1|20x25x4 ; FLTR AIR $1 MERV8 ; $1 MERV 8 Pleated Furnace Air Filter (6-Pack) ; Pleated air filter $1 ; HVAC ; Size ; Change every three months.
thermostat ; programmable|wifi ; TSTAT $1 24V ; $1 Digital Thermostat 24-Volt ; Thermostat, $1 ; HVAC ; Type ; Heat and cool.
sump-pump ; 1/3|1/2 ; PMP SUMP SUB $1HP ; $1 HP Submersible Cast Iron Sump Pump ; Submersible sump pump $1 HP ; PUMPS ; Power (hp) ; With float switch for basements.
utility-pump ; 1/4|1/6 ; PMP UTIL SUB $1HP ; $1 HP Submersible Non-Automatic Utility Pump ; Utility pump $1 HP ; PUMPS ; Power (hp) ; Moves water from pools and cellars; garden hose adapter.
shop-vac ; 6|12|16 ; VAC WET/DRY $1GAL ; $1 Gallon 5.0-Peak HP Wet/Dry Shop Vacuum with Hose ; Wet dry vacuum $1 gal ; CLEANING ; Tank size (gal) ; With filter and accessories.
vac-filter ; standard|fine ; FLTR VAC CART $1 ; $1 Dust Cartridge Filter for Wet/Dry Vacuums ; Vacuum filter cartridge, $1 dust ; CLEANING ; Type ; Fits 6 to 16 gallon shop vacs.
push-broom ; 18|24 ; BROOM PUSH $1 ; $1 in. Multi-Surface Push Broom with Handle ; Push broom $1" ; CLEANING ; Width (in) ; For floors and yards.
trash-bag ; 33|55 ; BAG TRASH $1GAL BLK 50 ; $1 gal. Contractor Black Trash Bags (50-Count) ; Trash bags $1 gal, black ; CLEANING ; Volume (gal) ; 3 mil.
tool-box ; 16|20|26 ; BOX TOOL PLAS $1 ; $1 in. Plastic Portable Tool Box with Metal Latches ; Tool box $1" ; STORAGE ; Length (in) ; Removable tray for hammers and screwdrivers.
`;
