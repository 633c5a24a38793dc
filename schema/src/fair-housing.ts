/**
 * Words that steer: about people, religion, schools, safety or families as buyers. The site's texts must describe
 * places and buildings only (Fair Housing Act, New York Human Rights Law, New Jersey Law Against Discrimination).
 */
const PEOPLE =
  'says who should live here. Fair housing asks for words about the place: “five bedrooms on one landing”.';

const steering: readonly [pattern: RegExp, reason: string][] = [
  [/\bfamil(?:y|ies)\b/, PEOPLE],
  [/\b(?:children|kids|childless|couples|singles|bachelors?|newlyweds)\b/, PEOPLE],
  [
    /\b(?:adults?[- ]only|empty[- ]nesters?|retirees|seniors?|elderly|young professionals|millennials)\b/,
    'names an age. Fair housing asks for words about the place, for whoever comes.',
  ],
  [
    /\b(?:schools?|school district|top-rated district)\b/,
    'speaks of schools, which steers families. Name what the house has; buyers find the district themselves.',
  ],
  [
    /\b(?:safe|safer|safest|safety|low[- ]crime|crime|secure neighbou?rhood)\b/,
    'judges who lives around it. Name the locks, the lights or the quiet street instead.',
  ],
  [
    /\b(?:church|churches|synagogues?|mosques?|temples?|parish|christian|catholic|jewish|muslim|hindu)\b/,
    'names a religion. Name the distance in streets or minutes to the centre instead.',
  ],
  [
    /\b(?:ethnic|immigrants?|integrated|diverse|diversity|minority|nationality|native-born)\b/,
    'says who lives around it. Fair housing asks for words about the place.',
  ],
  [
    /\b(?:able-bodied|handicapped|disabled|wheelchair-bound)\b/,
    'names a person’s body. Say what the building has: no steps, a lift, wide doors.',
  ],
  [
    /\b(?:exclusive|prestigious|desirable) (?:community|neighbou?rhood|area)\b/,
    'hints at who may live there. Say what stands or grows there.',
  ],
  [/\b(?:perfect|ideal|great) for (?:a|an|any|the|your|those|people|someone)\b/, PEOPLE],
  [
    /\b(?:male|female|man's|gentleman's) (?:tenant|roommate|buyer|only)\b/,
    'names a sex. Fair housing asks for words about the place, for whoever comes.',
  ],
];

/** Here such a word names a kind of building, a room, a street, or the law itself. */
const exceptions =
  /\b(?:single|multi|two|three|four)[- ]family\b|\bfamily[- ]rooms?\b|\b(?:church|temple|parish|school)(?: ?house)? (?:st|street|ave|avenue|rd|road|ln|lane|dr|drive|ct|court|pl|place|way)\b|\bfair housing\b/g;

export interface Steering {
  /** As in the text, in lower case. */
  readonly phrase: string;
  /** Why it steers and what to say instead. It follows the phrase in a sentence. */
  readonly reason: string;
}

/** The phrases in `text` that steer, at most one for each rule, each with its reason. Empty if there are none. */
export function explainSteering(text: string): Steering[] {
  const plain = text.toLowerCase().replaceAll(exceptions, ' ');
  return steering.flatMap(([pattern, reason]) => {
    const phrase = pattern.exec(plain)?.[0];
    return phrase === undefined ? [] : [{ phrase, reason }];
  });
}

/** The phrases of `explainSteering`, without their reasons. */
export const findSteering = (text: string): string[] => explainSteering(text).map(({ phrase }) => phrase);
