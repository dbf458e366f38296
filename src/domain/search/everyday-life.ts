import { madeOnce } from '#domain/memo/made-once.ts';
import { isEverydayStem, stemOf } from './words.ts';

/**
 * Words of everyday life that no job of ours is called by, by field. They are right as they stand and are never taken for
 * a slip: a 'flight' is no 'light' and a 'loan' is not 'long'.
 */
const EVERYDAY_LIFE =
  // Travel and vehicles
  'flight flights hotel hotels hostel airbnb booking visa passport luggage suitcase train trains bus buses tram subway metro taxi uber lyft airport airline airlines ferry cruise boat boats ship sail sailing yacht bike bicycle scooter motorbike motorcycle car cars truck trucks van tyre tyres tire tires petrol diesel gasoline fuel oil engine engines brake brakes parking traffic ticket tickets tour camping campsite caravan hiking trail trails ski skiing ' +
  // Money and offices of state
  'loan loans mortgage insurance tax taxes rent rental bank banking bitcoin crypto ethereum dollar dollars euro euros stocks shares dividend pension salary salaries wage wages bill bills invoice refund paypal mastercard atm currency inflation economy president minister election elections parliament senate government war army soldier police lawyer lawyers court prison jail crime murder embassy immigration citizenship ' +
  // Food and drink
  'pizza sushi burger pasta bread cake soup salad steak rice noodles pancakes dinner lunch breakfast cook cooking recipe recipes restaurant restaurants cafe pub beer wine coffee tea whisky vodka juice milk egg eggs butter sugar banana apple apples potato potatoes tomato tomatoes onion garlic chicken pork beef cheese lasagne carbonara vegan calories ' +
  // Body and health
  'doctor doctors dentist hospital clinic pharmacy medicine headache migraine fever flu cold cough covid virus vaccine vaccination surgery therapy therapist pain ache injury allergy asthma diabetes cancer blood pressure heart kidney liver stomach belly knee ankle tooth teeth diet weight bmi pregnancy pregnant symptoms sleep snoring insomnia botox massage ' +
  // Weather, nature, animals
  'weather rain snow temperature celsius fahrenheit forecast storm hurricane earthquake sunrise sunset moon planet planets star sun ocean river mountain mountains beach lake island forest dog dogs cat cats horse horses puppy puppies kitten fish hamster rabbit parrot pet pets vet cow cows pig pigs sheep goat yak bird birds snake spider spiders insect lion tiger shark whale dinosaur ' +
  // Sport and games
  'football soccer tennis basketball baseball rugby golf cricket hockey swimming gym yoga pilates marathon league match goal olympics fifa nba nfl uefa playoff playoffs lottery casino poker gambling chess sudoku crossword minecraft fortnite roblox pokemon playstation xbox nintendo ' +
  // House, garden, shops, clothes
  'house flat apartment garden plumber electrician carpenter locksmith mechanic gardener roof heating boiler drain toilet tap taps leak leaky leaking faucet shower bathtub sofa couch chair mattress bed blanket pillow curtain curtains carpet washing machine laundry detergent vacuum fridge freezer oven stove microwave dishwasher lawn mower hammer screwdriver drill chainsaw ladder kitchen bathroom garage balcony shoes boots sneakers trousers jeans shirt socks coat gloves umbrella perfume ring rings earrings necklace haircut hairdresser barber lipstick ikea walmart aldi lidl supermarket grocery groceries ' +
  // Home and school
  'wedding birthday christmas easter halloween thanksgiving holiday holidays gift gifts toy toys love dating tinder marriage divorce boyfriend girlfriend husband wife baby babies child children mother father grandmother grandfather funeral school homework university exam exams kindergarten teacher maths algebra calculus geometry history geography chemistry physics biology atom molecule ' +
  // Belief, fame, news
  'news newspaper church mosque bible quran god jesus prayer horoscope zodiac tarot astrology pope king queen prince princess celebrity actress singer trump biden obama putin musk messi ronaldo beyonce swift netflix hulu disney torrent porn ' +
  // Places
  'london paris berlin rome madrid lisbon porto tokyo amsterdam vienna zurich munich hamburg barcelona york chicago miami boston dublin athens prague warsaw oslo peru spain germany france italy england britain scotland ireland wales america europe asia africa austria switzerland poland belgium netherlands holland denmark sweden norway finland greece turkey ukraine russia china japan korea brazil mexico canada australia india egypt kenya ' +
  // Things and forms of address
  'laptop notebook keyboard mouse monitor printer router wifi headphones charger battery batteries antivirus alarm alarms calculator dream dreams tesla bmw toyota volkswagen mercedes nike adidas starbucks mcdonalds phone number address postcode zip opening hours directions map post office dental tonight yesterday monday tuesday wednesday thursday friday saturday sunday';

/** What people say of everyday life in words that jobs use as well. */
const PHRASES =
  /\b(stock (market|exchange|price|tips)|near me|for sale|what (time|day) is it|zip codes?|area code|promo code|green card|credit card number|driving (test|licence|license|school)|speed of light|meaning of life|square root|tell me a joke|good (morning|night)|how are you|who are you|how old|how tall|how far|how many (days|calories|ounces)|capital of|population of|distance (to|from|between)|convert (miles|kg|pounds|feet|inches|euros?|dollars?)|symptoms of|cure for|opening hours|phone number|world cup|super bowl|grand prix|premier league|champions league|formula (1|one)|tour de france|job (openings|interview)|cover letter|send money|order (food|flowers)|call (mum|mom|dad|me)|turn (on|off) the (lights?|heating|tv)|weight loss|los(e|ing) weight|hair loss|forgot (my )?password|(gold|silver|oil|gas|house) prices?|(youtube|video) to mp3|buy followers|used (cars?|phones?|iphones?|bikes?|laptops?)|(bus|train|flight|tv|school) schedule|bible verse)\b/;

/** Words that save no word of everyday life: an 'oil change' is no change of a picture. */
const BESIDE =
  'account app back bill book builder buy call change cleaner color colour company concert converter deal download driver engagement fix form gold green idea meaning open opening personal play price quote removal repair replacement result ring rule schedule set share shop shot size speed stock table template track trip turn calculator watch where';

const stemsOf = (words: string) => new Set(words.split(' ').map(stemOf));
const everydayLife = madeOnce(() => stemsOf(EVERYDAY_LIFE));
const beside = madeOnce(() => stemsOf(BESIDE));

/** Whether a folded word belongs to everyday life, so that it is no slip of a word of ours. */
export function isOfEverydayLife(word: string): boolean {
  return everydayLife().has(stemOf(word));
}

/** Whether a folded text asks for something of everyday life in words that jobs use as well. */
export function asksOfEverydayLife(folded: string): boolean {
  return PHRASES.test(folded);
}

/** Whether a word leaves a wish with everyday life, although jobs use it as well. */
export function staysInEverydayLife(word: string): boolean {
  const stem = stemOf(word);
  return everydayLife().has(stem) || isEverydayStem(stem) || beside().has(stem);
}
