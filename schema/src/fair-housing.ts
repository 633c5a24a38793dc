/**
 * Words that steer: about people, religion, schools, safety or families as buyers, in copy that must describe
 * places and buildings only (Fair Housing Act, New York Human Rights Law, New Jersey Law Against Discrimination).
 */
const steering: readonly RegExp[] = [
  /\bfamil(?:y|ies)\b/,
  /\b(?:children|kids|childless|couples|singles|bachelors?|newlyweds)\b/,
  /\b(?:adults?[- ]only|empty[- ]nesters?|retirees|seniors?|elderly|young professionals|millennials)\b/,
  /\b(?:schools?|school district|top-rated district)\b/,
  /\b(?:safe|safer|safest|safety|low[- ]crime|crime|secure neighbou?rhood)\b/,
  /\b(?:church|churches|synagogues?|mosques?|temples?|parish|christian|catholic|jewish|muslim|hindu)\b/,
  /\b(?:ethnic|immigrants?|integrated|diverse|diversity|minority|nationality|native-born)\b/,
  /\b(?:able-bodied|handicapped|disabled|wheelchair-bound)\b/,
  /\b(?:exclusive|prestigious|desirable) (?:community|neighbou?rhood|area)\b/,
  /\b(?:perfect|ideal|great) for (?:a|an|any|the|your|those|people|someone)\b/,
  /\b(?:male|female|man's|gentleman's) (?:tenant|roommate|buyer|only)\b/,
];

/** Where such a word names a kind of building or the law itself. */
const exceptions = /\b(?:single|multi|two|three|four)[- ]family\b|\bfair housing\b/g;

/** The phrases in `text` that steer, as written there in lower case; empty if there are none. */
export function findSteering(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(exceptions, ' ');
  return steering.flatMap((pattern) => pattern.exec(plain)?.[0] ?? []);
}
