import type { InputIssue } from 'schema';

/** Messages that say nothing without the name of their field: that it is missing, and bounds. */
const needsItsField = /^(Required|Invalid|Expected|At most|At least)\b/;

/** "zipCode" is "Zip code". */
function fieldInWords(path: InputIssue['path']): string {
  const words = path
    .join(' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What is wrong with an input. The gateway's own message begins with the inner name of the field, which no agent knows:
 * "current: Wrong password".
 */
export const issueWords = ({ path, message }: InputIssue): string =>
  needsItsField.test(message) && path.length > 0 ? `${fieldInWords(path)}: ${message}` : message;
