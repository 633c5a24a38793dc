/** The name of the key beside K on this machine's keyboard. */
export const commandKey = (): string => (/Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl');
