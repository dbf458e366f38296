import { stemOf } from './words.ts';

/**
 * Words of everyday life that no job of ours is called by. They are right as they stand and are never taken for a slip:
 * a 'flight' is no 'light' and a 'loan' is not 'long'.
 */
const EVERYDAY_LIFE = new Set(
  (
    'flight flights hotel hotels loan loans mortgage insurance tax taxes rent rental bank banking bitcoin crypto stocks shares pension salary invoice refund ' +
    'pizza sushi burger pasta bread cake soup salad dinner lunch breakfast cook cooking recipe recipes restaurant restaurants cafe beer wine coffee tea banana apple chicken cheese lasagne ' +
    'doctor doctors dentist hospital pharmacy medicine headache fever vaccine vaccination surgery therapy therapist diet calories pregnancy pregnant symptoms ' +
    'weather rain snow temperature forecast storm sunrise sunset moon planet planets star sun ocean river mountain mountains beach lake island ' +
    'train trains bus buses tram subway taxi airport airline ferry bike bicycle car cars tyre tyres petrol parking traffic ticket tickets visa passport luggage train station ' +
    'football soccer tennis basketball golf cricket hockey swimming gym yoga marathon league match goal olympics fifa ' +
    'dog dogs cat cats horse horses puppy kitten fish hamster rabbit parrot pet pets vet cow yak bird birds snake ' +
    'house flat apartment garden plumber electrician carpenter roof heating boiler sofa mattress bed washing machine vacuum fridge oven dishwasher lawn mower kitchen bathroom garage ' +
    'shoes trousers jeans shirt socks coat gloves umbrella perfume haircut hairdresser barber wedding birthday christmas easter holiday holidays gift gifts ' +
    'school homework university exam exams kindergarten teacher maths history geography chemistry physics ' +
    'president minister election elections parliament war news newspaper police lawyer court prison embassy church bible horoscope lottery casino poker gambling chess sudoku crossword ' +
    'love dating marriage divorce boyfriend girlfriend husband wife baby babies child children mother father ' +
    'london paris berlin rome madrid lisbon tokyo amsterdam vienna zurich munich hamburg barcelona york ' +
    'laptop notebook keyboard monitor printer router wifi headphones charger pope king queen prince army ' +
    'phone number address postcode zip opening hours directions map post office dental tonight yesterday monday tuesday wednesday thursday friday saturday sunday'
  )
    .split(' ')
    .map(stemOf),
);

/** Whether a folded word belongs to everyday life, so that it is no slip of a word of ours. */
export function isOfEverydayLife(word: string): boolean {
  return EVERYDAY_LIFE.has(stemOf(word));
}
