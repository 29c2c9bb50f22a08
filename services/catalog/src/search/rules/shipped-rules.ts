/** The rules a shop begins with; staff change their copy, `search-rules.txt` in GANTRY_HOME. */
export const shippedRules = `# What buyers type, and what it means here. The shop reads this file again when it is saved.
#
#   a = b = c     all mean the same, words or phrases
#   a => b        who types a looks for b as well
#   a -> /path    who types just a is led to that page
#
# A line with a mistake is left out and named in search-rules.errors.txt beside this file.

# Fasteners
allen screw = socket head screw = socket head cap screw = socket cap screw = shcs
allen key = allen wrench = hex key = hex l-key
hex bolt = hex head screw = hex head bolt = hex cap screw = hex head cap screw
grub screw = set screw
pop rivet = blind rivet
nyloc nut = nylock nut = nylon insert lock nut = nylon lock nut
all thread = threaded rod
zip tie = cable tie = wire tie
star washer = tooth lock washer

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

# Plumbing and sealing
oring = o-ring
viton = fkm
buna-n = nitrile = nbr
teflon = ptfe
spigot => faucet
faucet = mixer tap
plumbers tape = thread seal tape

# Materials
ss = stainless steel
aluminum = aluminium
galvanized = galvanised

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

# Safety and facility
goggle = safety glasses
hardhat = hard hat = safety helmet
ear plug = earplug
duct tape = duck tape
super glue = cyanoacrylate
caulking = caulk

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

# Pages
contact -> /help-section/contact-us
contact us -> /help-section/contact-us
customer service -> /help-section/contact-us
help -> /help-section
brands -> /brands
categories -> /categories
`;
