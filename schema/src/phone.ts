/** Ten digits or more with what is written between them: an extension, words or a second number end it. */
const full = /\+?\d(?:[^\da-z#,;/&|\n]*\d){9,}/i;
/** Seven or more, in which a slash may stand as in 732/555-0140. */
const number = /\+?\d(?:[^\da-z#,;&|\n]*\d){6,}/i;

/** The zero of "+44 (0)20 …", which is dialed only within the country. */
const atHome = /(\+\d+\W*)\(0\)/;

/** What is dialed for a telephone number as somebody wrote it: "(732) 555-0140 x12" → "7325550140". */
export const dialedNumber = (phone: string): string =>
  ((full.exec(phone) ?? number.exec(phone))?.[0] ?? phone).replace(atHome, '$1').replaceAll(/[^+\d]/g, '');
