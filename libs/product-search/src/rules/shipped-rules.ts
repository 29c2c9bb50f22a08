/** The rules a shop begins with; staff change their copy, `search-rules.txt` in GANTRY_HOME. */
export const shippedRules = `# What buyers type, and what it means here. The shop reads this file again when it is saved.
#
#   a = b = c     all mean the same, words or phrases
#   a => b        who types a looks for b as well
#   a -> /path    who types just a is led to that page
#
# A line with a mistake is left out and named in search-rules.errors.txt beside this file.

# Fasteners
allen screw = allen bolt = socket head screw = socket head cap screw = socket cap screw = shcs
allen key = allen wrench = hex key = hex l-key
hex bolt = hex head screw = hex head bolt = hex cap screw = hex head cap screw
grub screw = set screw
pop rivet = blind rivet
nyloc nut = nylock nut = nylon insert lock nut = nylon lock nut
all thread = threaded rod
zip tie = cable tie = wire tie
star washer = tooth lock washer
split washer = split lock washer
cap screw => bolt
lag bolt = lag screw
carriage bolt = coach bolt
self tapping screw = sheet metal screw = tek screw
sheetrock screw = drywall screw
tapcon => concrete screw
drywall anchor = wall anchor = hollow wall anchor
molly bolt => hollow wall anchor
concrete anchor => wedge anchor
acorn nut = cap nut
roll pin = spring pin
retaining ring = snap ring = circlip

# Tools
vise grip = locking plier
channel lock = tongue and groove plier
crescent wrench = adjustable wrench
spanner = wrench
skill saw = circular saw
weed eater = weed whacker = string trimmer = weed trimmer
cutting wheel = cut-off wheel
sand paper = sandpaper = sanding sheet
measuring tape = tape measure
stanley knife = utility knife = box cutter
sawzall = reciprocating saw
jig saw = jigsaw
chop saw = miter saw = mitre saw
vise = vice
nail gun = nailer
staple gun => stapler
dremel => rotary tool
monkey wrench = pipe wrench
needle nose plier = long nose plier
water pump plier = tongue and groove plier = slip joint plier
allen set => hex key set
pry bar = crowbar = wrecking bar
c-clamp = g-clamp
spirit level => level
shop vac = wet dry vacuum = shop vacuum
cut-off disc = cut-off wheel = cutting disc
emery cloth => sandpaper

# Plumbing and sealing
oring = o-ring
viton = fkm
buna-n = nitrile = nbr
teflon = ptfe
spigot => faucet
faucet = mixer tap
plumbers tape = thread seal tape
pipe dope = thread sealant
pvc glue = pvc cement = solvent cement
worm gear clamp = hose clamp
pipe strap => pipe clamp
coupler = coupling
shut-off valve = shutoff valve = stop valve
non-return valve = check valve
hose bib = sillcock
drain snake = drain auger

# Materials
ss = stainless steel
aluminum = aluminium
galvanized = galvanised
sheetrock = drywall
stainless = inox

# Electrical and lighting
outlet = receptacle = electrical socket
gfi = gfci
lightbulb = light bulb
bulb = lamp
torch = flashlight
psu = power supply
power strip = outlet strip
extension lead = extension cord
wirenut = wire nut = wire connector
smoke alarm = smoke detector
romex = nm-b
ground fault outlet => gfci
breaker panel = load center = electrical panel
junction box = outlet box = electrical box
wall plate = cover plate = faceplate = switch plate
light fixture = luminaire
voltmeter => multimeter
voltage detector = voltage tester
butt splice = butt connector
heatshrink = heat shrink

# Safety and facility
goggle = safety glasses
hardhat = hard hat = safety helmet
ear plug = earplug
duct tape = duck tape
super glue = cyanoacrylate
caulking = caulk
dust mask => respirator
ear protection => ear plug
hearing protection => ear plug
eye protection => safety glasses
earmuff = ear muff
hi vis = hi-viz = high visibility
trash bag = garbage bag = can liner
trash can = garbage can = waste bin
hand truck = dolly = sack truck
pallet jack = pallet truck
caster = castor
tie down = ratchet strap
aircraft cable = wire rope
wd40 => penetrating oil
loctite => threadlocker
furnace filter = air filter

# Sizes of what people wear
large => l
medium => m
small => s
extra large => xl
x-large => xl
xl => xlarge

# Computers and office
laptop = notebook
ups = uninterruptible power supply = battery backup
hdd = hard drive = hard disk
ssd = solid state drive
ram => memory module
cpu = processor
gpu = graphics card = video card
headphone = headset = earphone
wifi = wi-fi = wireless = wlan
tv = television
thumb drive = flash drive = usb stick
ethernet cable = network cable = patch cable = lan cable
copier paper = copy paper = printer paper
printer ink = ink cartridge
colour = color
grey = gray
fibre = fiber
desktop computer = desktop pc
surge protector = surge suppressor
label maker = label printer
all-in-one printer = multifunction printer = mfp
ac adapter = power adapter
power cord = power cable = power lead = mains cable
patch cord = patch cable
mouse mat = mouse pad
smartphone = mobile phone = cell phone
docking station = dock
print head = printhead

# Pages
contact -> /help-section/contact-us
contact us -> /help-section/contact-us
customer service -> /help-section/contact-us
help -> /help-section
brands -> /brands
categories -> /categories
`;
